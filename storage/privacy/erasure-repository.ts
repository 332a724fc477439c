import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import * as v from 'valibot';

/**
 * The kinds of what can be erased, taken back, asked for or changed, and has to be again where an older backup is restored. The
 * id of a `person-role` is that of the person, a space, and the role; a `reopening` undoes a `withdrawal`, and a `stay` of the same
 * time says that whoever was admitted stayed on the list. A `binned-student` went with the emptied bin, by the id of the record only: what their family wished
 * is not forgotten with it, as it is with a `student`. An `off-list` has the id of a student's record; `off-list-person` what the
 * same student is known by in any other, at the same time. They are repeated in this order: whoever left with the withdrawal of an
 * application is known by it as long as it is not erased.
 */
export const ERASED_KINDS = [
  'withdrawal',
  'stay',
  'application',
  'student',
  'binned-student',
  'reopening',
  'erasure-request',
  'student-consent',
  'off-list',
  'off-list-person',
  'picture-consent',
  'maker-consent',
  'person',
  'person-reset',
  'person-role',
] as const;

export type ErasedKind = (typeof ERASED_KINDS)[number];

/**
 * A schema for an erasure: the hash of what was erased, and when, an ISO time. Nobody can read whose it was; who has it and knows
 * somebody can test whether they were.
 */
export const erasureSchema = v.object({
  kind: v.picklist(ERASED_KINDS),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

export type Erasure = v.InferOutput<typeof erasureSchema>;

/** When each thing was erased or taken back last, an ISO time by its hash. */
export type ErasureTimes = ReadonlyMap<string, string>;

/** A row of the table `erasures`; a kind that this version does not know is left out when it is read. */
export type ErasureRow = { id: string; kind: string; hash: string; at: string };

/**
 * The list of what was erased. Entries are added and read; a restored backup adds its own. Only what names a person by name and
 * contact goes again.
 */
export function createErasureRepository(db: Kysely<{ erasures: ErasureRow }>) {
  async function add(erasures: readonly Erasure[]) {
    for (const { kind, hash, at } of erasures)
      await db
        .insertInto('erasures')
        .values({ id: `${hash}-${at}`, kind, hash, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }

  return {
    /** Adds erasures; one that is there already stays. */
    add,

    /**
     * Notes that something is erased or taken back now, so that restoring an older backup repeats it; call it in the transaction that
     * does it.
     */
    async note(kind: ErasedKind, id: string, now: Date) {
      await add([{ kind, hash: erasureHash(kind, id), at: now.toISOString() }]);
    },

    async all(): Promise<Erasure[]> {
      const rows = await db.selectFrom('erasures').selectAll().orderBy('at').orderBy('id').execute();
      return rows.flatMap((row) => {
        const reading = v.safeParse(erasureSchema, row);
        return reading.success ? [reading.output] : [];
      });
    },

    /** When that thing was erased or taken back last, an ISO time; undefined where it never was. */
    async lastTime(kind: ErasedKind, id: string): Promise<string | undefined> {
      const last = await db
        .selectFrom('erasures')
        .select('at')
        .where('hash', '=', erasureHash(kind, id))
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last?.at;
    },

    /** When those who are known by these traits were taken off the public list last, an ISO time; undefined where they never were. */
    async offListTime(traits: readonly string[]): Promise<string | undefined> {
      const hashes = traits.map((trait) => erasureHash('off-list-person', trait));
      if (hashes.length === 0) return undefined;
      const last = await db
        .selectFrom('erasures')
        .select('at')
        .where('hash', 'in', hashes)
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last?.at;
    },

    /** Tells of any id whether something of that kind and id was ever erased or taken back. */
    async known(kind: ErasedKind): Promise<(id: string) => boolean> {
      const rows = await db.selectFrom('erasures').select('hash').where('kind', '=', kind).execute();
      const hashes = new Set(rows.map(({ hash }) => hash));
      return (id) => hashes.size > 0 && hashes.has(erasureHash(kind, id));
    },

    /** Forgets what the student with that id was known by when they were taken off the public list. */
    async forgetOffListPerson(id: string) {
      const times = db.selectFrom('erasures').select('at').where('hash', '=', erasureHash('off-list', id));
      await db
        .deleteFrom('erasures')
        .where('kind', '=', 'off-list-person')
        .where('at', 'in', times)
        .execute();
    },
  };
}

/** The SHA-256 of what was erased, in hexadecimal digits. */
export function erasureHash(kind: ErasedKind, id: string): string {
  return createHash('sha256').update(`${kind} ${id}`).digest('hex');
}
