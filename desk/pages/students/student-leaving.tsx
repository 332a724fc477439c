import type { Student } from '../../../backend/repositories/student-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { Language } from '../../../domain/languages.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { dayText } from '../../layout/time-text.ts';

type StudentLeavingProps = {
  messages: DeskMessages['students'];
  language: Language;
  record: Student;
  address: string;
  /** Today, as an ISO date. */
  today: string;
  mayEdit: boolean;
  error: string | undefined;
};

/** Whether a student has left, and the way to leave or come back. */
export function StudentLeaving(props: StudentLeavingProps) {
  const { messages, language, record, address, today, mayEdit, error } = props;
  const { leaving } = messages;
  const { leftOn } = record;
  return (
    <section className="mt-9 max-w-xl">
      <h2 className="mb-2 text-xl">{leaving.title}</h2>
      <p>{leftOn === '' ? leaving.here : fillIn(leaving.left, { day: dayText(leftOn, language) })}</p>
      {mayEdit && leftOn === '' && (
        <form
          method="post"
          action={`${address}/leave`}
          noValidate
          className="mt-3 flex flex-wrap items-end gap-3"
        >
          <TextField label={leaving.day} name="leftOn" type="date" defaultValue={today} error={error} />
          <DeskButton variant="secondary" className="min-h-12">
            {leaving.leave}
          </DeskButton>
        </form>
      )}
      {mayEdit && leftOn !== '' && (
        <form method="post" action={`${address}/come-back`} className="mt-3">
          <DeskButton variant="secondary">{leaving.comeBack}</DeskButton>
        </form>
      )}
    </section>
  );
}
