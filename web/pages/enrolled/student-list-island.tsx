import { useId, useRef, useState } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import type { Language } from '../../../domain/languages.ts';
import type { PublicStudent } from '../../../domain/student.ts';
import type { Transliteration } from '../../../domain/transliterations.ts';
import { browserBackend } from '../../calls/browser-backend.ts';
import { fetchStudents } from '../../calls/fetch-students.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { clearToasts, showToast } from '../../../ui/toast-store.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { StudentTable, type StudentTableMessages } from './student-table.tsx';

type StudentListProps = {
  messages: StudentTableMessages & Pick<Messages['enrolled'], 'show' | 'hide' | 'loading' | 'failed'>;
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  language: Language;
  /** The names of the houses in the letters of the language. */
  names: readonly Transliteration[];
};

/** The enrolled students: fetched only when they are shown, and anew each time. */
export function StudentListIsland({ messages, toasts, language, names }: StudentListProps) {
  const listId = useId();
  const [shown, setShown] = useState(false);
  const [students, setStudents] = useState<PublicStudent[]>();
  const [failure, setFailure] = useState<string>();
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

  return (
    <>
      <Button
        className="needs-script justify-self-start print:hidden"
        aria-expanded={shown}
        aria-controls={listId}
        onClick={shown ? hide : () => void show()}
      >
        {shown ? messages.hide : messages.show}
      </Button>
      {failure && <p className="text-danger">{failure}</p>}
      <div id={listId}>
        {shown &&
          (students ? (
            <StudentTable messages={messages} language={language} names={names} students={students} />
          ) : (
            <p role="status">{messages.loading}</p>
          ))}
      </div>
      <Toasts messages={toasts} />
    </>
  );
}
