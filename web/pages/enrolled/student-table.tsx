import { useState } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { pluralText } from '../../../domain/plural.ts';
import { type Student, studentFields } from '../../../domain/student.ts';
import { Button } from '../../ui/button.tsx';

const ROWS_AT_A_TIME = 200;

type StudentTableProps = { messages: Messages['enrolled']; students: readonly Student[] };

/** The enrolled students in their ten columns; a long list is shown in parts. */
export function StudentTable({ messages, students }: StudentTableProps) {
  const [rows, setRows] = useState(ROWS_AT_A_TIME);
  if (students.length === 0) return <p>{messages.empty}</p>;
  const visible = students.slice(0, rows);
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">
        {visible.length === students.length
          ? pluralText(messages.count, students.length)
          : fillIn(messages.countSome, { count: visible.length, all: students.length })}
      </p>
      <div
        role="region"
        aria-label={messages.tableLabel}
        tabIndex={0}
        className="w-full overflow-x-auto rounded-patch border-2 border-line"
      >
        <table className="w-full text-left text-sm tabular-nums">
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
            {visible.map((student, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- students carry no id, and the list is never reordered
              <tr key={index} className="border-t border-line even:bg-surface">
                {studentFields.map((field) =>
                  field === 'name' ? (
                    <th key={field} scope="row" className="px-4 py-3 font-semibold">
                      {student.name}
                    </th>
                  ) : (
                    <td key={field} className="px-4 py-3">
                      {cellText(student[field], messages)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {students.length > rows && (
        <Button variant="secondary" onClick={() => setRows(rows + ROWS_AT_A_TIME)}>
          {messages.showMore}
        </Button>
      )}
    </div>
  );
}

function cellText(value: string | boolean, messages: Messages['enrolled']): string {
  if (typeof value === 'string') return value;
  return value ? messages.yes : messages.no;
}
