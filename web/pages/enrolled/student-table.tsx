import { useState } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { pluralText } from '../../../domain/plural.ts';
import { type Student, studentFields } from '../../../domain/student.ts';
import { Button } from '../../ui/button.tsx';

const ROWS_AT_ONCE = 200;

/** The messages of the table. */
export type StudentTableMessages = Pick<
  Messages['enrolled'],
  'empty' | 'tableLabel' | 'count' | 'countSome' | 'showMore' | 'yes' | 'no' | 'columns'
>;

type StudentTableProps = { messages: StudentTableMessages; students: readonly Student[] };

/** The enrolled students, a column for each field; a long list is shown in parts. */
export function StudentTable({ messages, students }: StudentTableProps) {
  const [rows, setRows] = useState(ROWS_AT_ONCE);
  if (students.length === 0) return <p>{messages.empty}</p>;
  const all = students.length;
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">
        {all > rows ? fillIn(messages.countSome, { count: rows, all }) : pluralText(messages.count, all)}
      </p>
      <div
        role="region"
        aria-label={messages.tableLabel}
        tabIndex={0}
        className="w-full overflow-x-auto rounded-patch border-2 border-line"
      >
        <table className="w-full text-left text-sm tabular-figures">
          <thead className="bg-cloth">
            <tr>
              {studentFields.map((field) => (
                <th key={field} scope="col" className="px-4 py-3 whitespace-nowrap">
                  {messages.columns[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.slice(0, rows).map((student, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- students carry no id, and the list is never reordered
              <StudentRow key={index} messages={messages} student={student} />
            ))}
          </tbody>
        </table>
      </div>
      {all > rows && (
        <Button variant="secondary" onClick={() => setRows(rows + ROWS_AT_ONCE)}>
          {messages.showMore}
        </Button>
      )}
    </div>
  );
}

function StudentRow({ messages, student }: { messages: StudentTableMessages; student: Student }) {
  const textOf = (value: string | boolean) =>
    typeof value === 'string' ? value : value ? messages.yes : messages.no;
  return (
    <tr className="border-t border-line even:bg-surface">
      {studentFields.map((field) =>
        field === 'name' ? (
          <th key={field} scope="row" className="px-4 py-3 font-semibold">
            {student.name}
          </th>
        ) : (
          <td key={field} className="px-4 py-3">
            {textOf(student[field])}
          </td>
        ),
      )}
    </tr>
  );
}
