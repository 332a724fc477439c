import { type FormEvent, useId, useRef, useState } from 'react';
import type { PublicStudent } from '../../../domain/hostel/student.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { clearToasts, showToast } from '../../../ui/toast-store.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { CallFailure } from '../../calls/backend.ts';
import { browserBackend } from '../../calls/browser-backend.ts';
import { fetchStudents } from '../../calls/fetch-students.ts';
import { StudentTable, type StudentTableProps } from './student-table.tsx';

// More would take long to draw.
const ROWS_AT_ONCE = 200;

type StudentListProps = Pick<StudentTableProps, 'messages' | 'language' | 'names'> & {
  messages: Pick<Messages['enrolled'], 'show' | 'hide' | 'loading' | 'failed'>;
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  /** Why the list that was asked for without script is not shown. */
  failure?: string | undefined;
};

/**
 * The enrolled students: fetched only when they are shown, and anew each time. Without script the button asks the server for the
 * page with `?show`.
 */
export function StudentListIsland({ messages, toasts, language, names, failure: before }: StudentListProps) {
  const listId = useId();
  const [shown, setShown] = useState(false);
  const [students, setStudents] = useState<PublicStudent[]>();
  const [failure, setFailure] = useState(before);
  // An answer that comes after the list was hidden belongs to an older request.
  const lastRequest = useRef(0);

  async function show(): Promise<void> {
    const request = ++lastRequest.current;
    setShown(true);
    setFailure(undefined);
    clearToasts();
    try {
      const answer = await fetchStudents(browserBackend());
      if (request === lastRequest.current) setStudents(answer);
    } catch (error) {
      if (request !== lastRequest.current) return;
      const text = (error instanceof CallFailure && error.visitorMessage) || messages.failed;
      showToast(text, 'failure');
      setFailure(text);
      setShown(false);
    }
  }

  function hide(): void {
    lastRequest.current++;
    setShown(false);
    setStudents(undefined);
  }

  function press(event: FormEvent): void {
    event.preventDefault();
    if (shown) hide();
    else void show();
  }

  return (
    <>
      <form onSubmit={press} className="justify-self-start print:hidden">
        <Button type="submit" name="show" aria-expanded={shown} aria-controls={listId}>
          {shown ? messages.hide : messages.show}
        </Button>
      </form>
      {failure && <p className="text-danger">{failure}</p>}
      <div id={listId}>
        {shown &&
          (students ? (
            <StudentTable
              messages={messages}
              language={language}
              names={names}
              students={students}
              atOnce={ROWS_AT_ONCE}
            />
          ) : (
            <p role="status">{messages.loading}</p>
          ))}
      </div>
      <Toasts messages={toasts} />
    </>
  );
}
