import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { addStudent } from '../../../back-office/students/save-student.ts';
import { StaffError } from '../../../back-office/staff-error.ts';
import { readForm } from '../../../domain/field-problems.ts';
import type { PublicStudent } from '../../../domain/student.ts';
import { studentFormSchema } from '../../../domain/student-form.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { postedTexts } from '../../forms/posted-texts.ts';
import { OpenListNote } from '../../layout/open-list-note.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { refusalText } from '../../refusal-text.ts';
import { StudentForm, type StudentTrouble } from './student-form.tsx';
import { typedStudent } from './typed-student.ts';

const address = `${addresses.students}/new`;

/** The empty form of a student, with the hostel that was used last. */
export async function get(c: DeskRequest): Promise<Response> {
  const last = await c.get('desk').repositories.students.lastPlaced();
  return render(c, typedStudent({ hostelName: last?.student.hostelName ?? '' }));
}

/** Adds a student; what is wrong comes back with all that was typed. */
export async function post(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const posted = await postedTexts(c);
  const reading = readForm(studentFormSchema, posted);
  if (!reading.ok) return render(c, typedStudent(posted), { problems: reading.problems }, 422);
  try {
    const id = await addStudent(repositories, c.get('signedIn').person, reading.values, now());
    return c.redirect(`${addresses.students}/${id}?done=added`, 303);
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    return render(c, typedStudent(posted), { refusal: refusalText(messages, error) }, 409);
  }
}

function render(
  c: DeskRequest,
  typed: PublicStudent,
  trouble: StudentTrouble = {},
  status: ContentfulStatusCode = 200,
): Response {
  const messages = c.get('desk').messages.students;
  return renderDeskPage(c, {
    status,
    title: messages.new,
    back: { label: messages.title, to: addresses.students },
    view: (
      <div className="grid gap-5">
        <OpenListNote c={c} />
        <StudentForm messages={messages} address={address} typed={typed} version="" trouble={trouble} />
      </div>
    ),
  });
}
