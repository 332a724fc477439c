import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { InboxFilter } from '../../backend/repositories/inbox-repository.ts';
import type { ApplicationState } from '../../domain/application-state.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { writeCsv } from '../spreadsheets/write-csv.ts';
import { applicationCells, type ApplicationForm, applicationHeadings } from './application-cells.ts';

const ALL = { offset: 0, limit: 1_000_000 };

/** The words of an exported inbox besides those of the application's form. */
export type InboxWords = {
  state: string;
  lookedAfterBy: string;
  states: Readonly<Record<ApplicationState, string>>;
};

/** The applications that match, in full, as CSV for a spreadsheet; the log tells who exported them. */
export async function exportInbox(
  repositories: Repositories,
  actor: Actor,
  { filter, form, words }: { filter: InboxFilter; form: ApplicationForm; words: InboxWords },
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
  return writeCsv(
    [...applicationHeadings(form), words.state, words.lookedAfterBy],
    applications.map((application) => [
      ...applicationCells(application, form),
      words.states[application.state],
      application.lookedAfterBy,
    ]),
  );
}
