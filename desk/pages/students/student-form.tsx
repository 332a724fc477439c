import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { problemTexts } from '../../../domain/field-problem-text.ts';
import type { FieldProblems } from '../../../domain/field-problems.ts';
import type { PublicStudent } from '../../../domain/student.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { DeskButton } from '../../forms/desk-button.tsx';
import { Refusal } from '../../forms/refusal.tsx';
import { StudentConflict } from './student-conflict.tsx';
import { StudentFields } from './student-fields.tsx';

/** Why a form of a student was refused. */
export type StudentTrouble = {
  problems?: FieldProblems;
  refusal?: string;
  /** The student as somebody else has saved it since the form was shown. */
  saved?: PublicStudent;
};

type StudentFormProps = {
  messages: DeskMessages['students'];
  /** Where the form is and where it is sent. */
  address: string;
  typed: PublicStudent;
  /** The version that the form shows; '' for someone new. */
  version: string;
  trouble: StudentTrouble;
};

/** The form of a student's ten fields. */
export function StudentForm({ messages, address, typed, version, trouble }: StudentFormProps) {
  const { problems = {}, refusal, saved } = trouble;
  const wrong = problemTexts(messages.problems, problems);
  return (
    <form
      method="post"
      action={address}
      noValidate
      data-keep={address}
      className="grid max-w-xl gap-5 wrap-anywhere"
    >
      <ErrorSummary title={messages.summary} problems={wrong} />
      <Refusal title={messages.refused} text={refusal} />
      {saved && <StudentConflict messages={messages} saved={saved} typed={typed} address={address} />}
      <input type="hidden" name="version" value={version} />
      <StudentFields messages={messages} typed={typed} wrong={wrong} />
      <DeskButton variant={saved ? 'secondary' : 'primary'} className="justify-self-start">
        {messages.save}
      </DeskButton>
    </form>
  );
}
