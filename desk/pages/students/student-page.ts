import { ChangedMeanwhileError } from '../../../back-office/editing/changed-meanwhile-error.ts';
import { StaffError } from '../../../back-office/staff-error.ts';
import { deleteStudent } from '../../../back-office/students/delete-student.ts';
import { findStudent } from '../../../back-office/students/find-student.ts';
import { comeBack, leaveList } from '../../../back-office/students/leave-list.ts';
import { changeStudent } from '../../../back-office/students/save-student.ts';
import { readForm } from '../../../domain/field-problems.ts';
import { isDay } from '../../../domain/publication-consent.ts';
import { studentFormSchema } from '../../../domain/student-form.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { postedTexts } from '../../forms/posted-texts.ts';
import { refusalText } from '../../refusal-text.ts';
import { renderStudent } from './render-student.tsx';
import { typedStudent } from './typed-student.ts';

/** One student. */
export async function get(c: DeskRequest): Promise<Response> {
  return renderStudent(c, await findStudent(c.get('desk').repositories, askedId(c)));
}

/** Saves the ten fields, unless someone else has since the form was shown: then both versions come back. */
export async function post(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const id = askedId(c);
  const posted = await postedTexts(c);
  const typed = typedStudent(posted);
  const reading = readForm(studentFormSchema, posted);
  if (!reading.ok) {
    const record = await findStudent(repositories, id);
    return renderStudent(c, record, { status: 422, typed, problems: reading.problems });
  }
  try {
    const change = { student: reading.values, version: posted['version'] ?? '' };
    await changeStudent(repositories, c.get('signedIn').person, id, change, now());
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    const record = await findStudent(repositories, id);
    return renderStudent(c, record, {
      status: 409,
      typed: reading.values,
      ...(error instanceof ChangedMeanwhileError
        ? { saved: record.student }
        : { refusal: refusalText(messages, error) }),
    });
  }
  return done(c, id, 'saved');
}

/** Stores on which day the student has left. */
export async function postLeave(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const id = askedId(c);
  const { leftOn = '' } = await postedTexts(c);
  if (!isDay(leftOn)) {
    const leaving = messages.students.problems.leftOn.missing;
    return renderStudent(c, await findStudent(repositories, id), { status: 422, leaving });
  }
  await leaveList(repositories, c.get('signedIn').person, { id, leftOn }, now());
  return done(c, id, 'left');
}

/** Puts the student on the list again. */
export async function postComeBack(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  await comeBack(repositories, c.get('signedIn').person, askedId(c), now());
  return done(c, askedId(c), 'back');
}

/** Moves the student to the bin and leads back to the list. */
export async function postBin(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  await deleteStudent(repositories, c.get('signedIn').person, askedId(c), now());
  return c.redirect(`${addresses.students}?done=binned`, 303);
}

/** The id that the address of a student's page names. */
export function askedId(c: DeskRequest): string {
  return c.req.param('id') ?? '';
}

function done(c: DeskRequest, id: string, word: string): Response {
  return c.redirect(`${addresses.students}/${id}?done=${word}`, 303);
}
