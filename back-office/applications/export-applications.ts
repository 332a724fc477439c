import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { type Export, exportText, type ExportFormat } from '../spreadsheets/export-text.ts';
import { applicationCells, type ApplicationForm, applicationHeadings } from './application-cells.ts';

/**
 * All applications in full, the oldest first, for a spreadsheet or a script; `form` has the headings. JSON also has how far
 * staff have come with each. The log tells who exported them.
 */
export async function exportApplications(
  repositories: Pick<Repositories, 'inbox' | 'log'>,
  actor: Actor,
  { form, format }: { form: ApplicationForm; format: ExportFormat },
  now = new Date(),
): Promise<Export> {
  const all = await repositories.inbox.all();
  const change = { kind: 'application' as const, id: '', name: '', after: { count: all.length } };
  await logChange(repositories, actor, { action: 'export', ...change }, now);
  return exportText(format, {
    headings: applicationHeadings(form),
    rows: all.map((application) => applicationCells(application, form)),
    json: all,
  });
}
