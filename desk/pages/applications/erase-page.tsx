import { findHandledApplication } from '../../../back-office/applications/find-application.ts';
import { eraseApplication } from '../../../back-office/erasure/erase-application.ts';
import { finishErasure } from '../../../back-office/erasure/finish-erasure.ts';
import { applicantName } from '../../../domain/admission.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { askedReference } from './asked-reference.ts';

/** Asks before an application is erased, and says what goes and what stays. */
export async function get(c: DeskRequest): Promise<Response> {
  const { repositories, messages } = c.get('desk');
  const application = await findHandledApplication(repositories, askedReference(c));
  const { erasing } = messages.applications;
  const name = applicantName(application);
  const address = `${addresses.applications}/${application.reference}`;
  return renderDeskPage(c, {
    title: fillIn(erasing.title, { name }),
    back: { label: name, to: address },
    view: (
      <form method="post" action={`${address}/erase`} className="max-w-prose">
        <p>{erasing.goes}</p>
        <p className="mt-3">{erasing.stays}</p>
        <p className="mt-3 font-semibold">{erasing.first}</p>
        <DeskButton variant="danger" className="mt-6">
          {erasing.erase}
        </DeskButton>
      </form>
    ),
  });
}

/** Erases the application for good and leads back to the inbox. */
export async function post(c: DeskRequest): Promise<Response> {
  const { repositories, site, now, log } = c.get('desk');
  await eraseApplication(repositories, c.get('signedIn').person, askedReference(c), now());
  // The database has it; the rest is done again every day.
  await finishErasure(site).catch((cause: unknown) => log('an erasure can’t be finished', cause));
  return c.redirect(`${addresses.applications}?done=erased`, 303);
}
