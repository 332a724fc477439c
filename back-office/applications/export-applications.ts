import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { type Export, exportText, type ExportFormat } from '../spreadsheets/export-text.ts';
import { applicationTable, type ApplicationWords } from './application-table.ts';

/**
 * All applications in full, the oldest first, for a spreadsheet or a script. The log tells who exported them.
 */
export async function exportApplications(
  repositories: Pick<Repositories, 'inbox' | 'log'>,
  actor: Actor,
  { words, format }: { words: ApplicationWords; format: ExportFormat },
  now = new Date(),
): Promise<Export> {
  const all = await repositories.inbox.all();
  const change = { kind: 'application' as const, id: '', name: '', after: { count: all.length } };
  await logChange(repositories, actor, { action: 'export', ...change }, now);
  return exportText(format, { ...applicationTable(all, words), json: all });
}
