import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { LogFilter, StoredLogEntry } from '../../backend/repositories/staff/log-repository.ts';
import type { Actor } from '../actor.ts';
import { writeCsv } from '../spreadsheets/write-csv.ts';
import { logChange } from './log-change.ts';

/** The words of a spreadsheet of the log, and how it says what was done and what changed. */
export type LogWords = {
  headings: readonly [time: string, person: string, what: string, changes: string];
  sentence: (entry: StoredLogEntry) => string;
  changes: (entry: StoredLogEntry) => string;
  time: (iso: string) => string;
};

const AT_ONCE = 1000;

/** The log as a spreadsheet, the newest first; that it was taken is logged. */
export async function exportLog(
  repositories: Repositories,
  actor: Actor,
  { filter, words }: { filter: LogFilter; words: LogWords },
  now = new Date(),
): Promise<string> {
  // Entries that are added meanwhile would shift those that follow.
  const before = { ...filter, to: filter.to ?? now.toISOString() };
  const rows: string[][] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const entries = await repositories.log.page(before, { offset, limit: AT_ONCE });
    rows.push(
      ...entries.map((entry) => [
        words.time(entry.at),
        entry.personName,
        words.sentence(entry),
        words.changes(entry),
      ]),
    );
    if (entries.length < AT_ONCE) break;
  }
  const change = { action: 'export', kind: 'site', id: '', name: '', after: { count: rows.length } } as const;
  await logChange(repositories, actor, change, now);
  return writeCsv(words.headings, rows);
}
