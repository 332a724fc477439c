import { exportInbox } from '../../../back-office/applications/export-inbox.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { csvDownload } from '../../layout/csv-download.ts';
import { askedInbox } from './inbox-filter.ts';

/** The inbox as a spreadsheet, narrowed as its page is. */
export async function get(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const form = (await desk.content()).messages[desk.language].applicationForm;
  const words = { form, desk: desk.messages.applications };
  const { filter } = askedInbox(c);
  const { person } = c.get('signedIn');
  const text = await exportInbox(desk.repositories, person, { filter, words }, desk.now());
  return csvDownload(c, 'applications', text);
}
