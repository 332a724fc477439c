import { CHECKED, type FieldProblems, problemTexts } from '../../domain/entries/field-problems.ts';
import {
  privateFieldNames,
  publicFieldNames,
  type StudentEntry,
  type StudentField,
  type StudentFieldName,
  studentFieldNames,
  studentFields,
} from '../../domain/hostel/student.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CheckboxField, DeskButton, TouchLink } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { Refusal } from '../layout/notice.tsx';

/** Why a form of a student was refused. */
export type StudentTrouble = {
  problems?: FieldProblems;
  refusal?: string;
  /** Whether it was refused because it seems to be another person by now. */
  isOtherPerson?: boolean;
  /** The student as somebody else has saved it since the form was shown. */
  saved?: StudentEntry;
};

/** The field by which staff say that a student is the same person whatever the name is now. */
export const personField = { name: 'person', same: 'same' };

type StudentFormProps = {
  c: DeskRequest;
  /** Where the form is and where it is sent. */
  address: string;
  typed: StudentEntry;
  /** The version that the form shows; '' for someone new. */
  version: string;
  trouble: StudentTrouble;
};

/** The form of a student's fields. */
export function StudentForm({ c, address, typed, version, trouble }: StudentFormProps) {
  const messages = c.get('desk').messages.students;
  const { problems = {}, refusal, isOtherPerson = false, saved } = trouble;
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
      {isOtherPerson ? (
        <OtherPerson c={c} text={refusal} />
      ) : (
        <Refusal title={messages.refused} text={refusal} />
      )}
      {saved && <Conflict c={c} saved={saved} typed={typed} address={address} />}
      <input type="hidden" name="version" value={version} />
      <Fields c={c} typed={typed} errorOf={(field) => wrong.find(({ fieldId }) => fieldId === field)?.text} />
      <DeskButton variant={saved || isOtherPerson ? 'quiet' : 'primary'} className="justify-self-start">
        {messages.save}
      </DeskButton>
    </form>
  );
}

// The types of inputs that choose a phone's keyboard.
const keyboards = { line: 'text', email: 'email', phone: 'tel' };

type FieldsProps = {
  c: DeskRequest;
  typed: StudentEntry;
  errorOf: (field: StudentFieldName) => string | undefined;
};

function Fields({ c, typed, errorOf }: FieldsProps) {
  const { fields, required, private: words } = c.get('desk').messages.students;
  const control = (name: StudentFieldName) => {
    const { kind, required: isRequired }: StudentField = studentFields[name];
    const value = typed[name];
    if (kind === 'yesOrNo' || typeof value === 'boolean')
      return <CheckboxField key={name} label={fields[name]} name={name} defaultChecked={value === true} />;
    const props = {
      label: fields[name],
      name,
      defaultValue: value,
      error: errorOf(name),
      requirement: isRequired ? required : undefined,
      autoComplete: 'off',
    };
    return kind === 'text' ? (
      <TextArea key={name} {...props} rows={3} />
    ) : (
      <TextField key={name} {...props} type={keyboards[kind]} />
    );
  };
  return (
    <>
      {publicFieldNames.map(control)}
      <h2 className="mt-2 text-xl">{words.title}</h2>
      <p>{words.text}</p>
      {privateFieldNames.map(control)}
    </>
  );
}

/** Asks whether a record is still of the same person; somebody else gets one of their own. Inside the form, to choose. */
function OtherPerson({ c, text }: { c: DeskRequest; text: string | undefined }) {
  const { title, add, same } = c.get('desk').messages.students.otherPerson;
  return (
    <Refusal title={title} text={text}>
      {/* The button that the Enter key presses. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <p className="mt-4 flex flex-wrap gap-3">
        <DeskButton formAction={`${addresses.students}/new`}>{add}</DeskButton>
        <DeskButton variant="quiet" name={personField.name} value={personField.same}>
          {same}
        </DeskButton>
      </p>
    </Refusal>
  );
}

type ConflictProps = {
  c: DeskRequest;
  saved: StudentEntry;
  typed: StudentEntry;
  /** Where the version is that was saved meanwhile. */
  address: string;
};

/** Shows side by side what someone else has saved and what was typed, where they differ; inside the form, to choose. */
function Conflict({ c, saved, typed, address }: ConflictProps) {
  const messages = c.get('desk').messages.students;
  const { conflict } = messages;
  const textOf = (student: StudentEntry, field: StudentFieldName) => {
    const value = student[field];
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    return value || messages.none;
  };
  const different = studentFieldNames.filter((field) => saved[field] !== typed[field]);
  return (
    <Refusal title={conflict.title} text={conflict.text}>
      <table className="mt-3 w-full table-fixed text-left">
        <thead>
          <tr>
            {[conflict.field, conflict.theirs, conflict.yours].map((heading) => (
              <th key={heading} scope="col" className="border-b-2 border-line py-1 pr-2 align-bottom text-sm">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {different.map((field) => (
            <tr key={field}>
              <th scope="row" className="border-b-2 border-line py-2 pr-2 align-top font-semibold">
                {messages.fields[field]}
              </th>
              {[saved, typed].map((student, at) => (
                <td
                  key={at === 0 ? 'saved' : 'typed'}
                  className="border-b-2 border-line py-2 pr-2 align-top wrap-anywhere whitespace-pre-line"
                >
                  {textOf(student, field)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 flex flex-wrap items-center gap-x-5">
        <DeskButton>{conflict.keepYours}</DeskButton>
        <TouchLink href={address}>{conflict.keepTheirs}</TouchLink>
      </p>
    </Refusal>
  );
}

/** The facts about a student, to read. */
export function StudentFacts({ c, student }: { c: DeskRequest; student: StudentEntry }) {
  const messages = c.get('desk').messages.students;
  const texts = { ...student, feesPaid: student.feesPaid ? messages.yes : messages.no };
  return (
    <dl className="border-t-2 border-line">
      {studentFieldNames.map((field) => (
        <div key={field} className="grid grid-cols-[8rem_1fr] gap-x-4 border-b-2 border-line py-2">
          <dt className="text-muted">{messages.fields[field]}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{texts[field] || messages.none}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names other records that seem to be of the same person, each with a link to it; nothing where there are none. */
export function OtherRecords({ c, records }: { c: DeskRequest; records: readonly Student[] }) {
  const { alsoListed } = c.get('desk').messages.students;
  if (records.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{alsoListed}</p>
      <ul>
        {records.map(({ id, student: { name, email, phone } }) => (
          <li key={id}>
            <TouchLink href={`${addresses.students}/${id}`}>
              {[name, phone, email].filter(Boolean).join(', ')}
            </TouchLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The values of a student's form as they were typed, however wrong they are. */
export function typedStudent(posted: Readonly<Record<string, string>>): StudentEntry {
  const texts = Object.fromEntries(studentFieldNames.map((field) => [field, posted[field] ?? '']));
  return { ...(texts as Record<StudentFieldName, string>), feesPaid: posted['feesPaid'] === CHECKED };
}

/** Says who can read the list of students, where visitors can; stands on forms that add somebody to it. */
export function OpenListNote({ c }: { c: DeskRequest }) {
  const { enrolledAccess, messages } = c.get('desk');
  if (enrolledAccess !== 'open' && enrolledAccess !== 'consented') return null;
  return (
    <p className="max-w-prose rounded-patch border-2 border-line bg-surface px-4 py-3">
      {enrolledAccess === 'open' ? messages.students.openList : messages.students.consentedList}
    </p>
  );
}
