import { ownRecord } from '../../../back-office/applications/applicants-record.ts';
import { findHandledApplication } from '../../../back-office/applications/find-application.ts';
import { eraseApplication } from '../../../back-office/erasure/erase-application.ts';
import { applicantName } from '../../../domain/admission.ts';
import { CHECKED } from '../../../domain/checked-box.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { finishErasing } from '../../erasing/finish-erasing.ts';
import { postedTexts } from '../../forms/posted-texts.ts';
import { renderErasing } from '../../erasing/render-erasing.tsx';
import { askedReference } from './asked-reference.ts';

const ALSO_STUDENT = 'student';

/** Asks before an application is erased, and says what goes and what stays. */
export async function get(c: DeskRequest): Promise<Response> {
  const { repositories, messages } = c.get('desk');
  const application = await findHandledApplication(repositories, askedReference(c));
  const { erasing } = messages.applications;
  const record = await ownRecord(repositories, application);
  return renderErasing(c, {
    name: applicantName(application),
    address: `${addresses.applications}/${application.reference}`,
    messages: erasing,
    also: record && { name: ALSO_STUDENT, label: fillIn(erasing.student, { name: record.student.name }) },
  });
}

/** Erases the application for good and leads back to the inbox. */
export async function post(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const withStudent = (await postedTexts(c))[ALSO_STUDENT] === CHECKED;
  const erased = { reference: askedReference(c), withStudent };
  await eraseApplication(repositories, c.get('signedIn').person, erased, now());
  await finishErasing(c);
  return c.redirect(`${addresses.applications}?done=erased`, 303);
}
