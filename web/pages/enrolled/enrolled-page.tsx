import { useId, useRef, useState } from 'react';
import { enrolled as words } from '../../../content/enrolled.ts';
import type { Student } from '../../../domain/student.ts';
import { browserCalls } from '../../calls/browser-calls.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { StudentTable } from './student-table.tsx';
import type { Route } from './+types/enrolled-page';

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, '/enrolled', words),
  { name: 'robots', content: 'noindex' },
];

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'Accept' };
}

/** The enrolled students: fetched only when they are shown, anew each time. */
export default function EnrolledPage() {
  const tableId = useId();
  const [shown, setShown] = useState(false);
  const [students, setStudents] = useState<Student[]>();
  const [failure, setFailure] = useState<string>();
  const asked = useRef(0);

  async function show(): Promise<void> {
    const question = ++asked.current;
    setShown(true);
    setFailure(undefined);
    try {
      const answer = await browserCalls().students();
      if (question === asked.current) setStudents(answer);
    } catch (error) {
      if (question !== asked.current) return;
      const sentence = (error instanceof CallFailure && error.visitorMessage) || words.failed;
      showToast(sentence, 'failure');
      setFailure(sentence);
      setShown(false);
    }
  }

  function hide(): void {
    asked.current++;
    setShown(false);
    setStudents(undefined);
  }

  return (
    <>
      <PageHeader title={words.heading} lead={words.lead} />
      <div className="page-width grid gap-6 pb-20">
        <p className="without-script">{words.withoutScript}</p>
        <Button
          className="needs-script justify-self-start"
          aria-expanded={shown}
          aria-controls={tableId}
          onClick={shown ? hide : () => void show()}
        >
          {shown ? words.hide : words.show}
        </Button>
        {failure && <p className="text-danger">{failure}</p>}
        <div id={tableId}>
          {shown && (students ? <StudentTable students={students} /> : <p role="status">{words.loading}</p>)}
        </div>
      </div>
    </>
  );
}
