import { type Application, applicationFields } from '../../domain/hostel/application.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { HandledApplication, InboxFilter } from '../../storage/hostel/inbox-repository.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { type Actor, logExport } from '../log/log.ts';
import { type Export, type ExportFormat, exportText, writeCsv } from '../spreadsheets/export-text.ts';

/** The words of a table of applications, from the messages of the application form and of the desk. */
type ApplicationWords = {
  /** The labels of the fields, and the names of the choices. */
  form: Pick<Messages['applicationForm'], keyof Application | 'purposes' | 'durations'>;
  desk: Pick<DeskMessages['applications'], 'list' | 'states' | 'erasure' | 'suspect'>;
};

/** All applications in full, the oldest first, for a spreadsheet or a script; the log tells who exported them. */
export async function exportApplications(
  repositories: Pick<Repositories, 'inbox' | 'log'>,
  actor: Actor,
  { words, format }: { words: ApplicationWords; format: ExportFormat },
  now = new Date(),
): Promise<Export> {
  const all = (await repositories.inbox.all()).toSorted((a, b) => (receiptOf(a) < receiptOf(b) ? -1 : 1));
  await logExport(repositories, actor, { kind: 'application', count: all.length }, now);
  return exportText(format, { ...applicationTable(all, words), json: all });
}

function receiptOf({ receivedAt, reference }: HandledApplication): string {
  return `${receivedAt} ${reference}`;
}

/** The applications that match, in full, as CSV for a spreadsheet; the log tells who exported them. */
export async function exportInbox(
  repositories: Repositories,
  actor: Actor,
  { filter, words }: { filter: InboxFilter; words: ApplicationWords },
  now = new Date(),
): Promise<string> {
  const applications = await repositories.inbox.all(filter);
  await logExport(repositories, actor, { kind: 'application', filter, count: applications.length }, now);
  const { headings, rows } = applicationTable(applications, words);
  return writeCsv(headings, rows);
}

/**
 * Applications as a table for a spreadsheet: what the family wrote under the labels of its form, in the form's order, how far staff
 * have come, and when the family asked for erasure. Times are ISO; choices are as the form names them.
 */
function applicationTable(
  applications: readonly HandledApplication[],
  { form, desk }: ApplicationWords,
): { headings: string[]; rows: string[][] } {
  return {
    headings: [
      'Reference number',
      'Received',
      ...applicationFields.map((field) => form[field]),
      desk.list.state,
      desk.list.stateSince,
      desk.list.lookedAfterBy,
      desk.erasure.label,
      desk.suspect.label,
    ],
    rows: applications.map((application) => {
      const named = {
        ...application,
        purpose: form.purposes[application.purpose],
        duration: form.durations[application.duration],
      };
      return [
        application.reference,
        application.receivedAt,
        ...applicationFields.map((field) => named[field]),
        desk.states[application.state],
        application.stateSince,
        application.lookedAfterBy,
        application.erasureAskedAt,
        application.suspect ? desk.suspect.yes : '',
      ];
    }),
  };
}
