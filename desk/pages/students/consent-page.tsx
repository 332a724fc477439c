import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ChangedMeanwhileError } from '../../../back-office/editing/changed-meanwhile-error.ts';
import { changeConsent } from '../../../back-office/students/change-consent.ts';
import { findStudent } from '../../../back-office/students/find-student.ts';
import { readForm } from '../../../domain/field-problems.ts';
import { type PublicationConsent, publicationConsentSchema } from '../../../domain/publication-consent.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { postedTexts } from '../../forms/posted-texts.ts';
import { type ConsentTrouble, renderConsent } from './render-consent.tsx';
import { askedId } from './student-page.ts';

/** The form of the consent to publish a student. */
export async function get(c: DeskRequest): Promise<Response> {
  const record = await findStudent(c.get('desk').repositories, askedId(c));
  return renderConsent(c, record, record.consent ?? {});
}

/** Saves a consent; what is wrong, or was changed meanwhile, comes back with all that was typed. */
export async function post(c: DeskRequest): Promise<Response> {
  const posted = await postedTexts(c);
  const reading = readForm(publicationConsentSchema, posted);
  if (!reading.ok) return again(c, posted, { problems: reading.problems }, 422);
  if (reading.values.until < reading.values.givenOn)
    return again(c, posted, { problems: { until: 'missing' } }, 422);
  return save(c, posted, reading.values);
}

/** Withdraws the consent, unless someone else has changed it since it was shown. */
export async function postWithdrawal(c: DeskRequest): Promise<Response> {
  return save(c, await postedTexts(c), undefined);
}

async function save(
  c: DeskRequest,
  posted: Readonly<Record<string, string>>,
  consent: PublicationConsent | undefined,
): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const id = askedId(c);
  try {
    const change = { consent, version: posted['version'] ?? '' };
    await changeConsent(repositories, c.get('signedIn').person, id, change, now());
  } catch (error) {
    if (!(error instanceof ChangedMeanwhileError)) throw error;
    return again(c, posted, { isChanged: true }, 409);
  }
  return c.redirect(`${addresses.students}/${id}?done=${consent ? 'consent' : 'withdrawn'}`, 303);
}

async function again(
  c: DeskRequest,
  posted: Readonly<Record<string, string>>,
  trouble: ConsentTrouble,
  status: ContentfulStatusCode,
): Promise<Response> {
  const record = await findStudent(c.get('desk').repositories, askedId(c));
  return renderConsent(c, record, posted, trouble, status);
}
