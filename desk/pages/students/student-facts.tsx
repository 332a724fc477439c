import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { type PublicStudent, studentFields } from '../../../domain/student.ts';

/** The facts about a student, to read. */
export function StudentFacts({
  messages,
  student,
}: {
  messages: DeskMessages['students'];
  student: PublicStudent;
}) {
  const texts = { ...student, feesPaid: student.feesPaid ? messages.yes : messages.no };
  return (
    <dl className="border-t-2 border-line">
      {studentFields.map((field) => (
        <div key={field} className="grid grid-cols-[8rem_1fr] gap-x-4 border-b-2 border-line py-2">
          <dt className="text-muted">{messages.fields[field]}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{texts[field] || messages.none}</dd>
        </div>
      ))}
    </dl>
  );
}
