import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { LogRow, Tables } from '../../database/tables.ts';
import { matchesWords } from '../matches-words.ts';

/** What is written to the log: who did what to which thing. `before` and `after` are JSON, '' where there is none. */
export type LogEntry = {
  personId: string;
  personName: string;
  /** What was done, as a word of the code, such as `admit`. */
  action: string;
  /** What kind of thing, such as `application`. */
  kind: string;
  thingId: string;
  thingName: string;
  before: string;
  after: string;
};

/** An entry of the log with the ISO time at which it was written. */
export type StoredLogEntry = LogEntry & { id: string; at: string };

/** Someone of whom the log tells, by the name that they had last. */
export type LoggedPerson = { id: string; name: string };

/**
 * Which entries to read: `words` are searched in the name and the id of the thing; `from` and `to` are ISO times, `from`
 * included and `to` not.
 */
export type LogFilter = {
  personId?: string | undefined;
  kind?: string | undefined;
  thingId?: string | undefined;
  words?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The log of what staff did. Entries are added and read; only `LogForgettingRepository` takes something out. */
export type LogRepository = {
  add(entry: LogEntry, at: string): Promise<void>;
  /** Entries, the newest first. */
  page(filter: LogFilter, range: { offset: number; limit: number }): Promise<StoredLogEntry[]>;
  count(filter: LogFilter): Promise<number>;
  /** Whoever the log tells of, also those who have left, by name. */
  people(): Promise<LoggedPerson[]>;
};

/** How many entries this process has added. */
let added = 0;

/** The log of the table `log`. */
export function createLogRepository(db: Kysely<Tables>): LogRepository {
  const filtered = ({ personId, kind, thingId, words = '', from, to }: LogFilter) => {
    let query = db.selectFrom('log');
    if (words !== '')
      query = query.where(({ ref }) =>
        // A thing has no phone number.
        matchesWords({ texts: [ref('thing_name'), ref('thing_id')], phone: sql.lit('') }, words),
      );
    if (personId !== undefined) query = query.where('person_id', '=', personId);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    if (thingId !== undefined) query = query.where('thing_id', '=', thingId);
    if (from !== undefined) query = query.where('at', '>=', from);
    if (to !== undefined) query = query.where('at', '<', to);
    return query;
  };

  return {
    async add(entry, at) {
      await db
        .insertInto('log')
        .values({
          // Entries of one moment stay in the order in which they were added, and two processes can't make the same id.
          id: `${at}-${String(added++).padStart(9, '0')}-${randomBytes(8).toString('hex')}`,
          at,
          person_id: entry.personId,
          person_name: entry.personName,
          action: entry.action,
          kind: entry.kind,
          thing_id: entry.thingId,
          thing_name: entry.thingName,
          before: entry.before,
          after: entry.after,
        })
        .execute();
    },

    async page(filter, { offset, limit }) {
      const rows = await filtered(filter)
        .selectAll()
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map(entryOf);
    },

    async count(filter) {
      const { count } = await filtered(filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async people() {
      const rows = await db
        .selectFrom('log')
        .select(['person_id', 'person_name', ({ fn }) => fn.max('id').as('last')])
        .groupBy(['person_id', 'person_name'])
        .orderBy('last')
        .execute();
      const names = new Map(rows.map(({ person_id, person_name }) => [person_id, person_name]));
      return [...names]
        .map(([id, name]) => ({ id, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name));
    },
  };
}

function entryOf({ person_id, person_name, thing_id, thing_name, ...same }: LogRow): StoredLogEntry {
  return {
    ...same,
    personId: person_id,
    personName: person_name,
    thingId: thing_id,
    thingName: thing_name,
  };
}
