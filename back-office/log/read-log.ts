import { contactFieldNames } from '../../domain/hostel/student.ts';
import { type Person, mayAct } from '../../domain/people/person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { LogFilter, StoredLogEntry } from '../../storage/log/log-repository.ts';
import { writeCsv } from '../spreadsheets/export-text.ts';
import { type Actor, HIDDEN, logExport } from './log.ts';

/** A field that a change made different: where it is, and what it was and is; undefined for nothing. */
export type Difference = { path: readonly string[]; before: Leaf | undefined; after: Leaf | undefined };

type Leaf = string | number | boolean;

// Such things are never written to the log; should one be, nobody reads it.
const secret = /password|secret|totp|token|hash|recovery/i;

// How an application is handled, and which ones were exported; the lists of the desk say as much.
const handling: ReadonlySet<string | undefined> = new Set([
  'state',
  'lookedAfterBy',
  'hostelName',
  'roomNumber',
  'filter',
  'count',
]);
const contact: ReadonlySet<string | undefined> = new Set(contactFieldNames);

// Reading the log is no opening that it tells of, and every role may.
function isPrivate(kind: string, path: readonly string[]): boolean {
  if (kind === 'application') return !handling.has(path[0]);
  return kind === 'student' && contact.has(path.at(-1));
}

/**
 * The differences that a change made, field by field, from the JSON before and after it ('' for none). A field that was
 * empty and still is makes none. What an application and its notes say, and the contact details of a student, is HIDDEN: those who
 * open their page read it there.
 * @example logDifferences({ kind: 'product', before: '{"price":"5"}', after: '{"price":"6"}' })
 * // [{ path: ['price'], before: '5', after: '6' }]
 */
export function logDifferences({
  kind,
  before,
  after,
}: Pick<StoredLogEntry, 'kind' | 'before' | 'after'>): Difference[] {
  const [old, present] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...present.keys()])]
    .map((key) => {
      const path = old.get(key)?.path ?? present.get(key)?.path ?? [];
      return { path, before: old.get(key)?.leaf, after: present.get(key)?.leaf };
    })
    .filter((difference) => difference.before !== difference.after)
    .map((difference) =>
      isPrivate(kind, difference.path) ? { ...difference, before: HIDDEN, after: HIDDEN } : difference,
    );
}

type FoundLeaf = { path: readonly string[]; leaf: Leaf };

function leavesOf(json: string): Map<string, FoundLeaf> {
  const leaves = new Map<string, FoundLeaf>();
  const walk = (value: unknown, path: readonly string[]) => {
    if (path.some((step) => secret.test(step))) return;
    if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) walk(each, [...path, stepOf(value, key)]);
    else if (
      typeof value === 'number' ||
      typeof value === 'boolean' ||
      (value !== '' && typeof value === 'string')
    )
      leaves.set(JSON.stringify(path), { path, leaf: value });
  };
  walk(parsed(json), []);
  return leaves;
}

// People count from one.
function stepOf(parent: object, key: string): string {
  return Array.isArray(parent) ? String(Number(key) + 1) : key;
}

function parsed(json: string): unknown {
  if (json === '') return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

// What others on staff see of each other, and without what changed: who comes, goes and may do what. How somebody signs in is
// for owners, as the privacy notice says.
const seenOfOthers = ['invite', 'withdraw-invitation', 'join', 'change-role', 'change-mail', 'remove'];

/**
 * A page of the log as someone on staff may read it, the newest first, and how many entries there are on all pages. Who is no owner
 * sees of other people on staff neither how they sign in nor what was changed.
 */
export async function readLog(
  { log }: Pick<Repositories, 'log'>,
  reader: Person,
  filter: LogFilter,
  page: { offset: number; limit: number },
): Promise<{ entries: StoredLogEntry[]; total: number }> {
  const isOwner = mayAct(reader.role, 'owner');
  const readable: LogFilter = isOwner
    ? filter
    : { ...filter, without: { kind: 'person', but: { actions: seenOfOthers, entryId: reader.id } } };
  const [entries, total] = await Promise.all([log.page(readable, page), log.count(readable)]);
  const isOfOther = ({ kind, entryId }: StoredLogEntry) => kind === 'person' && entryId !== reader.id;
  return {
    entries: entries.map((entry) =>
      !isOwner && isOfOther(entry) ? { ...entry, before: '', after: '' } : entry,
    ),
    total,
  };
}

/** The words of a spreadsheet of the log, and how it says what was done and what changed. */
type LogWords = {
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
  await logExport(repositories, actor, { kind: 'site', count: rows.length }, now);
  return writeCsv(words.headings, rows);
}
