import type { HandledApplication } from '../../../backend/repositories/inbox-repository.ts';
import type { Student } from '../../../backend/repositories/student-repository.ts';
import { applicantName } from '../../../domain/admission.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { dayText } from '../../layout/time-text.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { StudentFacts } from '../students/student-facts.tsx';

type RecordToChangeProps = { c: DeskRequest; record: Student; application: HandledApplication };

/**
 * Shows whose record changes when an applicant is admitted. Where it was found by what the application says, it may belong to
 * somebody else: then it says what to ask first.
 */
export function RecordToChange({ c, record, application }: RecordToChangeProps) {
  const { messages, language } = c.get('desk');
  const { admission } = messages.applications;
  const { student, leftOn } = record;
  const isOwn = record.id === application.studentId;
  return (
    <section className="grid gap-3">
      <p>{isOwn ? fillIn(admission.again, { name: applicantName(application) }) : admission.listed}</p>
      <StudentFacts messages={messages.students} student={student} />
      {leftOn !== '' && <p>{fillIn(admission.comesBack, { day: dayText(leftOn, language) })}</p>}
      {student.address !== application.address && (
        <p className="whitespace-pre-line">
          {fillIn(admission.newAddress, { address: application.address })}
        </p>
      )}
      {!isOwn && <p className="font-semibold">{admission.askFirst}</p>}
    </section>
  );
}
