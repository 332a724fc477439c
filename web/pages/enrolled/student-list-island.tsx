import { useId, useRef, useState } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn, pluralText } from '../../../domain/fill-in.ts';
import type { Language } from '../../../domain/languages.ts';
import { type Transliteration, inLetters } from '../../../domain/names-account.ts';
import { type PublicStudent, studentFields } from '../../../domain/student.ts';
import { Button } from '../../../ui/button.tsx';
import { clearToasts, showToast } from '../../../ui/toast-store.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { CallFailure } from '../../calls/backend.ts';
import { browserBackend } from '../../calls/browser-backend.ts';
import { fetchStudents } from '../../calls/fetch-students.ts';

type StudentListProps = {
  messages: StudentTableMessages & Pick<Messages['enrolled'], 'show' | 'hide' | 'loading' | 'failed'>;
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  language: Language;
  /** The names of the houses in the letters of the language. */
  names: readonly Transliteration[];
};

/** The enrolled students: fetched only when they are shown, and anew each time. */
export function StudentListIsland({ messages, toasts, language, names }: StudentListProps) {
  const listId = useId();
  const [shown, setShown] = useState(false);
  const [students, setStudents] = useState<PublicStudent[]>();
  const [failure, setFailure] = useState<string>();
  // An answer that comes after the list was hidden belongs to an older request.
  const lastRequest = useRef(0);

  async function show(): Promise<void> {
    const request = ++lastRequest.current;
    setShown(true);
    setFailure(undefined);
    clearToasts();
    try {
      const answer = await fetchStudents(browserBackend());
      if (request === lastRequest.current) setStudents(answer);
    } catch (error) {
      if (request !== lastRequest.current) return;
      const text = (error instanceof CallFailure && error.visitorMessage) || messages.failed;
      showToast(text, 'failure');
      setFailure(text);
      setShown(false);
    }
  }

  function hide(): void {
    lastRequest.current++;
    setShown(false);
    setStudents(undefined);
  }

  return (
    <>
      <Button
        className="needs-script justify-self-start print:hidden"
        aria-expanded={shown}
        aria-controls={listId}
        onClick={shown ? hide : () => void show()}
      >
        {shown ? messages.hide : messages.show}
      </Button>
      {failure && <p className="text-danger">{failure}</p>}
      <div id={listId}>
        {shown &&
          (students ? (
            <StudentTable messages={messages} language={language} names={names} students={students} />
          ) : (
            <p role="status">{messages.loading}</p>
          ))}
      </div>
      <Toasts messages={toasts} />
    </>
  );
}

const ROWS_AT_ONCE = 200;

/** The messages of the table. */
type StudentTableMessages = Pick<
  Messages['enrolled'],
  'empty' | 'tableLabel' | 'count' | 'countSome' | 'showMore' | 'yes' | 'no' | 'columns'
>;

type StudentTableProps = {
  messages: StudentTableMessages;
  language: Language;
  /** The names of the houses in the letters of the language. */
  names: readonly Transliteration[];
  students: readonly PublicStudent[];
};

/** The enrolled students, a column for each field, or a card for each student where that is too wide; a long list is shown in parts. */
function StudentTable({ messages, language, names, students }: StudentTableProps) {
  const [rows, setRows] = useState(ROWS_AT_ONCE);
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
              {studentFields.map((field) => (
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
        <Button variant="secondary" className="print:hidden" onClick={() => setRows(rows + ROWS_AT_ONCE)}>
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
      {studentFields.map((field) =>
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
