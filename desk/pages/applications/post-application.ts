import { addNote } from '../../../back-office/applications/add-note.ts';
import { changeApplicationState } from '../../../back-office/applications/change-application-state.ts';
import { deleteApplication } from '../../../back-office/applications/delete-application.ts';
import { findHandledApplication } from '../../../back-office/applications/find-application.ts';
import { takeOver } from '../../../back-office/applications/take-over.ts';
import { StaffError } from '../../../back-office/staff-error.ts';
import { applicationNoteSchema } from '../../../domain/application-note.ts';
import { stateNamed } from '../../../domain/application-state.ts';
import { fieldProblemText } from '../../../domain/field-problem-text.ts';
import { readForm } from '../../../domain/field-problems.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { postedTexts } from '../../forms/posted-texts.ts';
import { askedReference } from './asked-reference.ts';
import { refusalOf } from './refusal-of.ts';
import { renderApplication } from './render-application.tsx';

/** Adds a note; an empty one comes back with the reason. */
export async function postNote(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const reference = askedReference(c);
  const typed = await postedTexts(c);
  const reading = readForm(applicationNoteSchema, typed);
  if (!reading.ok) {
    const { problems } = desk.messages.applications;
    const error = fieldProblemText(problems, 'note', reading.problems.note ?? 'missing');
    return renderApplication(c, reference, { status: 422, note: { text: typed['note'] ?? '', error } });
  }
  const note = { reference, text: reading.values.note };
  await addNote(desk.repositories, c.get('signedIn').person, note, desk.now());
  return done(c, reference, 'note');
}

/** Makes who is signed in the person who looks after the application. */
export async function postTakeOver(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const reference = askedReference(c);
  await takeOver(desk.repositories, c.get('signedIn').person, reference, desk.now());
  return done(c, reference, 'taken');
}

/** Gives the application another state, unless someone else gave it one since the page was shown. */
export async function postState(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const messages = desk.messages.applications;
  const reference = askedReference(c);
  const posted = await postedTexts(c);
  const [to, shown] = [stateNamed(posted['state']), stateNamed(posted['shown'])];
  if (to === undefined || to === 'admitted') {
    const refusal = { title: messages.refused, text: messages.problems.default['not-a-choice'] };
    return renderApplication(c, reference, { status: 422, refusal });
  }
  try {
    const change = { reference, to, shown };
    await changeApplicationState(desk.repositories, c.get('signedIn').person, change, desk.now());
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    const { state: current } = await findHandledApplication(desk.repositories, reference);
    const refusal = refusalOf(desk.messages, error, { shown, current });
    return renderApplication(c, reference, { status: 409, refusal });
  }
  return done(c, reference, 'state');
}

/** Moves the application to the bin and leads back to the inbox. */
export async function postBin(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  await deleteApplication(desk.repositories, c.get('signedIn').person, askedReference(c), desk.now());
  return c.redirect(`${addresses.applications}?done=binned`, 303);
}

function done(c: DeskRequest, reference: string, word: string): Response {
  return c.redirect(`${addresses.applications}/${reference}?done=${word}`, 303);
}
