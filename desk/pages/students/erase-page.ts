import { eraseStudents } from '../../../back-office/erasure/erase-students.ts';
import { findStudent } from '../../../back-office/students/find-student.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { finishErasing } from '../../erasing/finish-erasing.ts';
import { renderErasing } from '../../erasing/render-erasing.tsx';
import { askedId } from './student-page.ts';

/** Asks before a student is erased, and says what goes and what stays. */
export async function get(c: DeskRequest): Promise<Response> {
  const { repositories, messages } = c.get('desk');
  const { id, student } = await findStudent(repositories, askedId(c));
  return renderErasing(c, {
    name: student.name,
    address: `${addresses.students}/${id}`,
    messages: messages.students.erasing,
  });
}

/** Erases the student for good and leads back to the list. */
export async function post(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  await eraseStudents(repositories, c.get('signedIn').person, [askedId(c)], now());
  await finishErasing(c);
  return c.redirect(`${addresses.students}?done=erased`, 303);
}
