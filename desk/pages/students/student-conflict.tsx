import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { type PublicStudent, studentFields } from '../../../domain/student.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { TouchLink } from '../../layout/touch-link.tsx';

type StudentConflictProps = {
  messages: DeskMessages['students'];
  saved: PublicStudent;
  typed: PublicStudent;
  /** Where the version is that was saved meanwhile. */
  address: string;
};

/** Shows side by side what someone else has saved and what was typed, where they differ; inside the form, to choose. */
export function StudentConflict({ messages, saved, typed, address }: StudentConflictProps) {
  const { conflict } = messages;
  const textOf = (student: PublicStudent, field: keyof PublicStudent) => {
    const value = student[field];
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    return value || messages.none;
  };
  const different = studentFields.filter((field) => saved[field] !== typed[field]);
  return (
    <div role="alert" className="rounded-patch border-4 border-danger bg-surface p-4">
      <h2 className="text-xl text-danger">{conflict.title}</h2>
      <p className="mt-2">{conflict.text}</p>
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
    </div>
  );
}
