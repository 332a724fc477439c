import * as v from 'valibot';
import {
  ENTRY_CHOICES,
  addNote,
  changeApplicationState,
  deleteApplication,
  findHandledApplication,
  takeOver,
} from '../../back-office/hostel/application.ts';
import { ChangedMeanwhileError, type StaffError } from '../../back-office/staff-error.ts';
import { fieldProblemText, readForm } from '../../domain/entries/field-problems.ts';
import { type ApplicationState, stateNamed } from '../../domain/hostel/application-state.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { requiredText } from '../../domain/values/plain-text.ts';
import { postedTexts } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { refusalText, refused } from '../layout/notice.tsx';
import { renderApplication } from './application.tsx';

const noteSchema = v.object({ note: requiredText(2000) });

/** Adds a note; an empty one comes back with the reason. */
export async function postNote(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const reference = askedReference(c);
  const typed = await postedTexts(c);
  const reading = readForm(noteSchema, typed);
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
  const entry = ENTRY_CHOICES.find((choice) => choice === posted['entry']);
  const change = { reference, to, shown, entry };
  let hasLeft = false;
  const error = await refused(async () => {
    hasLeft = await changeApplicationState(desk.repositories, c.get('signedIn').person, change, desk.now());
  });
  if (error) {
    const { state: current } = await findHandledApplication(desk.repositories, reference);
    const refusal = refusalOf(c, error, { shown, current });
    return renderApplication(c, reference, { status: 409, refusal });
  }
  return done(c, reference, hasLeft ? 'left' : 'state');
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

/** Why a change of an application was refused; of one that was changed meanwhile, what its state was and is. */
export function refusalOf(
  c: DeskRequest,
  error: StaffError,
  { shown, current }: { shown: ApplicationState | undefined; current: ApplicationState },
): { title: string; text: string } {
  const messages = c.get('desk').messages.applications;
  const { changed, states } = messages;
  if (!(error instanceof ChangedMeanwhileError))
    return { title: messages.refused, text: refusalText(c, error) };
  if (shown === current) return { title: changed.title, text: changed.details };
  const values = { shown: shown ? states[shown] : '', current: states[current] };
  return { title: changed.title, text: fillIn(changed.text, values) };
}

/** The reference that the address of a page names, as it is stored. */
export function askedReference(c: DeskRequest): string {
  return (c.req.param('reference') ?? '').toUpperCase();
}
