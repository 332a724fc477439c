import { useId, useRef, useState } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import type { Student } from '../../../domain/student.ts';
import { browserCalls } from '../../calls/browser-calls.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { StudentTable } from './student-table.tsx';

type StudentListProps = {
  messages: Messages['enrolled'];
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
};

/** The enrolled students: fetched only when they are shown, anew each time. */
export function StudentListIsland({ messages, toasts }: StudentListProps) {
  const tableId = useId();
  const [shown, setShown] = useState(false);
  const [students, setStudents] = useState<Student[]>();
  const [failure, setFailure] = useState<string>();
  // Of several requests only the last one counts.
  const request = useRef(0);

  async function show(): Promise<void> {
    const own = ++request.current;
    setShown(true);
    setFailure(undefined);
    try {
      const list = await browserCalls().students();
      if (own === request.current) setStudents(list);
    } catch (error) {
      if (own !== request.current) return;
      const sentence = (error instanceof CallFailure && error.visitorMessage) || messages.failed;
      showToast(sentence, 'failure');
      setFailure(sentence);
      setShown(false);
    }
  }

  function hide(): void {
    request.current++;
    setShown(false);
    setStudents(undefined);
  }

  return (
    <>
      <Button
        className="needs-script justify-self-start"
        aria-expanded={shown}
        aria-controls={tableId}
        onClick={shown ? hide : () => void show()}
      >
        {shown ? messages.hide : messages.show}
      </Button>
      {failure && <p className="text-danger">{failure}</p>}
      <div id={tableId}>
        {shown &&
          (students ? (
            <StudentTable messages={messages} students={students} />
          ) : (
            <p role="status">{messages.loading}</p>
          ))}
      </div>
      <Toasts messages={toasts} />
    </>
  );
}
