import { useState } from 'react';
import { type PublicStudent, publicFieldNames } from '../../../domain/hostel/student.ts';
import { fillIn, pluralText } from '../../../domain/values/fill-in.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { type Transliteration, inLetters } from '../../../domain/values/names-in-letters.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { Button } from '../../../ui/button.tsx';

/** The names of the messages that the table shows. */
export const studentTableMessages = [
  'empty',
  'tableLabel',
  'count',
  'countSome',
  'showMore',
  'yes',
  'no',
  'columns',
] as const;

/** The students of the table, and its words. */
export type StudentTableProps = {
  messages: Pick<Messages['enrolled'], (typeof studentTableMessages)[number]>;
  language: Language;
  /** The names of the houses in the letters of the language. */
  names: readonly Transliteration[];
  students: readonly PublicStudent[];
  /** How many are shown at first; a button, which needs script, adds as many. */
  atOnce: number;
};

/** The enrolled students, a column for each field, or a card for each student where that is too wide; a long list is shown in parts. */
export function StudentTable({ messages, language, names, students, atOnce }: StudentTableProps) {
  const [rows, setRows] = useState(atOnce);
  if (students.length === 0) return <p>{messages.empty}</p>;
  const all = students.length;
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="print:hidden">
        {all > rows
          ? fillIn(messages.countSome, { count: rows, all })
          : pluralText(messages.count, all, {}, language)}
      </p>
      <div className="students">
        <table aria-label={messages.tableLabel} className="w-full text-left text-sm tabular-figures">
          <thead>
            <tr>
              {publicFieldNames.map((field) => (
                <th key={field} scope="col">
                  {messages.columns[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.slice(0, rows).map((student, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- students carry no id, and the list is never reordered
              <StudentRow key={index} messages={messages} names={names} student={student} />
            ))}
          </tbody>
        </table>
      </div>
      {all > rows && (
        <Button variant="quiet" className="print:hidden" onClick={() => setRows(rows + atOnce)}>
          {messages.showMore}
        </Button>
      )}
    </div>
  );
}

type StudentRowProps = Pick<StudentTableProps, 'messages' | 'names'> & { student: PublicStudent };

function StudentRow({ messages, names, student }: StudentRowProps) {
  const textOf = (field: keyof PublicStudent) => {
    if (field === 'hostelName') return inLetters(names, student.hostelName);
    const value = student[field];
    if (typeof value === 'string') return value;
    return value ? messages.yes : messages.no;
  };
  return (
    <tr>
      {publicFieldNames.map((field) =>
        field === 'name' ? (
          <th key={field} scope="row">
            {student.name}
          </th>
        ) : (
          <td key={field} data-field={field} data-label={messages.columns[field]}>
            {textOf(field)}
          </td>
        ),
      )}
    </tr>
  );
}
