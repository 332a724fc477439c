import { useState } from 'react';
import { enrolled as words } from '../../../content/enrolled.ts';
import type { Student } from '../../../domain/student.ts';
import { Button } from '../../ui/button.tsx';

const ROWS_AT_ONCE = 200;

/** The enrolled students in their ten columns; a long list is shown in parts. */
export function StudentTable({ students }: { students: readonly Student[] }) {
  const [rows, setRows] = useState(ROWS_AT_ONCE);
  if (students.length === 0) return <p>{words.empty}</p>;
  const visible = students.slice(0, rows);
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{words.count(visible.length, students.length)}</p>
      <div
        role="region"
        aria-label={words.tableLabel}
        tabIndex={0}
        className="w-full overflow-x-auto rounded-patch border-2 border-line"
      >
        <table className="w-full text-left text-sm tabular-nums">
          <thead className="bg-cloth">
            <tr>
              {Object.entries(words.columns).map(([field, label]) => (
                <th key={field} scope="col" className="px-4 py-3 whitespace-nowrap">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map((student, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- students carry no id, and the list is never reordered
              <StudentRow key={index} student={student} />
            ))}
          </tbody>
        </table>
      </div>
      {students.length > rows && (
        <Button variant="secondary" onClick={() => setRows(rows + ROWS_AT_ONCE)}>
          {words.showMore}
        </Button>
      )}
    </div>
  );
}

function StudentRow({ student }: { student: Student }) {
  const { feesPaid, name, ...rest } = student;
  return (
    <tr className="border-t border-line even:bg-surface">
      <th scope="row" className="px-4 py-3 font-semibold">
        {name}
      </th>
      {restColumns.map((field) => (
        <td key={field} className="px-4 py-3">
          {rest[field]}
        </td>
      ))}
      <td className="px-4 py-3">{feesPaid ? words.yes : words.no}</td>
    </tr>
  );
}

const restColumns = [
  'email',
  'phone',
  'address',
  'course',
  'c_year',
  'section',
  'hostelName',
  'roomNumber',
] as const;
