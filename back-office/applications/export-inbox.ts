import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { InboxFilter } from '../../backend/repositories/inbox-repository.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { writeCsv } from '../spreadsheets/write-csv.ts';
import { applicationTable, type ApplicationWords } from './application-table.ts';

const ALL = { offset: 0, limit: 1_000_000 };

/** The applications that match, in full, as CSV for a spreadsheet; the log tells who exported them. */
export async function exportInbox(
  repositories: Repositories,
  actor: Actor,
  { filter, words }: { filter: InboxFilter; words: ApplicationWords },
  now = new Date(),
): Promise<string> {
  const applications = await repositories.inbox.page(filter, ALL);
  // Not the words, which are often a name: erasing somebody would not find it here.
  const { words: searched = '', ...narrowed } = filter;
  const after = { filter: { ...narrowed, searched: searched !== '' }, count: applications.length };
  await logChange(
    repositories,
    actor,
    { action: 'export', kind: 'application', id: '', name: '', after },
    now,
  );
  const { headings, rows } = applicationTable(applications, words);
  return writeCsv(headings, rows);
}
