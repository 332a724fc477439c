import { findHandledApplication } from '../../../back-office/applications/find-application.ts';
import { eraseApplication } from '../../../back-office/erasure/erase-application.ts';
import { applicantName } from '../../../domain/admission.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { finishErasing } from '../../erasing/finish-erasing.ts';
import { renderErasing } from '../../erasing/render-erasing.tsx';
import { askedReference } from './asked-reference.ts';

/** Asks before an application is erased, and says what goes and what stays. */
export async function get(c: DeskRequest): Promise<Response> {
  const { repositories, messages } = c.get('desk');
  const application = await findHandledApplication(repositories, askedReference(c));
  return renderErasing(c, {
    name: applicantName(application),
    address: `${addresses.applications}/${application.reference}`,
    messages: messages.applications.erasing,
  });
}

/** Erases the application for good and leads back to the inbox. */
export async function post(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  await eraseApplication(repositories, c.get('signedIn').person, askedReference(c), now());
  await finishErasing(c);
  return c.redirect(`${addresses.applications}?done=erased`, 303);
}
