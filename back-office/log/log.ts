import { valueIn } from '../../domain/entries/field.ts';
import { privateFieldNames } from '../../domain/hostel/student.ts';
import type { Repositories } from '../../storage/create-repositories.ts';

/** Who does something: a person on staff, or the command line of the server. */
export type Actor = { id: string; name: string };

/** Whoever types commands on the server. */
export const commandLine: Actor = { id: 'command-line', name: 'Command line' };

/** The family of an application, on its own page. */
export const theFamily: Actor = { id: 'family', name: 'The family' };

/** The site itself, for what it does on its own every day. */
export const theSite: Actor = { id: 'site', name: 'The site' };

/** Whoever has not signed in. */
export const aStranger: Actor = { id: 'stranger', name: 'Somebody' };

/** The kinds of entries whose changes are logged. */
export type LoggedKind =
  | 'application'
  | 'student'
  | 'product'
  | 'home-product'
  | 'gallery-picture'
  | 'document'
  | 'text'
  | 'person'
  | 'backup'
  | 'site';

/** Something that was done to an entry; `before` and `after` are what it was and is, where that is known. */
export type Change = {
  /** A verb of the desk's own words: `admit`, `publish`, `open`, `move-to-bin`, … */
  action: string;
  kind: LoggedKind;
  id: string;
  name: string;
  before?: unknown;
  after?: unknown;
};

/**
 * Writes a change to the log, without how a consent was checked and without the private fields of a student, of which it says
 * that they changed; call it in the transaction that makes the change.
 */
export async function logChange(
  { log }: Pick<Repositories, 'log'>,
  actor: Actor,
  { action, kind, id, name, before, after }: Change,
  now = new Date(),
): Promise<void> {
  const entry = {
    personId: actor.id,
    personName: actor.name,
    action,
    kind,
    entryId: id,
    entryName: name,
    before: before === undefined ? '' : JSON.stringify(logged(before)),
    after: after === undefined ? '' : JSON.stringify(logged(after, before)),
  };
  await log.add(entry, now.toISOString());
}

// A page is loaded again after each of its forms: one entry says that someone has it open.
const SAME_VISIT_MS = 10 * 60 * 1000;

/**
 * Logs who opened the page of an entry with private details, unless the log has an entry of that person about it from the last ten
 * minutes; call it in the transaction that reads the entry.
 */
export async function logOpening(
  { log }: Pick<Repositories, 'log'>,
  actor: Actor,
  { kind, id, name }: Pick<Change, 'kind' | 'id' | 'name'>,
  now: Date,
): Promise<void> {
  const from = new Date(now.getTime() - SAME_VISIT_MS).toISOString();
  if ((await log.count({ personId: actor.id, kind, entryId: id, from })) > 0) return;
  await logChange({ log }, actor, { action: 'open', kind, id, name }, now);
}

/** Logs the export of a list, with the filter that it had, if any. */
export async function logExport(
  repositories: Pick<Repositories, 'log'>,
  actor: Actor,
  { kind, filter, count }: { kind: LoggedKind; filter?: { words?: string | undefined }; count: number },
  now = new Date(),
): Promise<void> {
  // Not the words, which are often a name: erasing somebody would not find it here.
  const { words = '', ...narrowed } = filter ?? {};
  const after = { ...(filter && { filter: { ...narrowed, searched: words !== '' } }), count };
  await logChange(repositories, actor, { action: 'export', kind, id: '', name: '', after }, now);
}

/** Stands in the log for a private value, and for the other one that it was changed into. */
export const HIDDEN = '***';
export const HIDDEN_OTHER = '*** ***';

// How a consent was checked may name whoever was asked, or their number; nothing removes what the log says.
const never: ReadonlySet<string> = new Set(['howChecked', 'consentHowChecked']);
const hidden: ReadonlySet<string> = new Set(privateFieldNames);

function logged(value: unknown, before?: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((each: unknown, at) => logged(each, valueIn(Object(before), String(at))));
  const kept = Object.entries(value).filter(([field]) => !never.has(field));
  return Object.fromEntries(
    kept.map(([field, each]: [string, unknown]) => {
      const was = valueIn(Object(before), field);
      return [field, hidden.has(field) ? hiddenValue(each, was) : logged(each, was)];
    }),
  );
}

function hiddenValue(value: unknown, before: unknown): unknown {
  if (value === '' || value === undefined) return value;
  return before === undefined || before === '' || before === value ? HIDDEN : HIDDEN_OTHER;
}
