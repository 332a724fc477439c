import { type Kysely, sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { matchesWords } from '../database/matches-words.ts';

/** An entry as it is written to the log: who did what to which application, product or text. `before` and `after` are JSON, '' where there is none. */
export type LogEntry = {
  personId: string;
  personName: string;
  /** A word of the code for what was done, such as `admit`. */
  action: string;
  /** The kind of the entry that it was done to, such as `application`. */
  kind: string;
  entryId: string;
  entryName: string;
  before: string;
  after: string;
};

/** An entry of the log with the ISO time at which it was written. */
export type StoredLogEntry = LogEntry & { id: string; at: string };

/** Someone of whom the log tells, by the name that they had last. */
export type LoggedPerson = { id: string; name: string };

/**
 * The entries to read: `words` are searched in the name and the id of the entry that was changed; `from` and `to` are ISO times, `from`
 * included and `to` not.
 */
export type LogFilter = {
  personId?: string | undefined;
  action?: string | undefined;
  kind?: string | undefined;
  entryId?: string | undefined;
  words?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Leaves out the entries of that kind but those of these actions, and those about this entry. */
  without?: { kind: string; but: { actions: readonly string[]; entryId: string } } | undefined;
};

/** How many entries this process has added. */
let added = 0;

/** The log of what staff did. Entries are added and read; only the log-forgetting repository takes something out. */
export function createLogRepository(db: Kysely<{ log: StoredLogEntry }>) {
  const filtered = ({ personId, action, kind, entryId, words = '', from, to, without }: LogFilter) => {
    let query = db.selectFrom('log');
    if (words !== '')
      query = query.where(({ ref }) =>
        // An entry has no phone number.
        matchesWords({ texts: [ref('entryName'), ref('entryId')], phone: sql.lit('') }, words),
      );
    if (personId !== undefined) query = query.where('personId', '=', personId);
    if (action !== undefined) query = query.where('action', '=', action);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    if (entryId !== undefined) query = query.where('entryId', '=', entryId);
    if (from !== undefined) query = query.where('at', '>=', from);
    if (to !== undefined) query = query.where('at', '<', to);
    if (without !== undefined)
      query = query.where((where) =>
        where.or([
          where('kind', '!=', without.kind),
          where('action', 'in', without.but.actions),
          where('entryId', '=', without.but.entryId),
        ]),
      );
    return query;
  };

  return {
    /** Adds an entry of an ISO time. */
    async add(entry: LogEntry, at: string) {
      await db
        .insertInto('log')
        .values({
          ...entry,
          // Entries of one moment stay in the order in which they were added, and two processes can't make the same id.
          id: `${at}-${String(added++).padStart(9, '0')}-${randomBytes(8).toString('hex')}`,
          at,
        })
        .execute();
    },

    /** Entries, the newest first. */
    async page(
      filter: LogFilter,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<StoredLogEntry[]> {
      return filtered(filter).selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
    },

    async count(filter: LogFilter) {
      const { count } = await filtered(filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Whoever the log tells of, also those who have left, by name. */
    async people(): Promise<LoggedPerson[]> {
      const rows = await db
        .selectFrom('log')
        .select(['personId', 'personName', ({ fn }) => fn.max('id').as('last')])
        .groupBy(['personId', 'personName'])
        .orderBy('last')
        .execute();
      const names = new Map(rows.map(({ personId, personName }) => [personId, personName]));
      return [...names]
        .map(([id, name]) => ({ id, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name));
    },
  };
}
