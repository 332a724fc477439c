import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import * as v from 'valibot';

/**
 * The kinds of what can be erased, taken back, asked for or changed, and has to be again where an older backup is restored. The
 * id of a `person-role` is that of the person, a space, and the role; a `reopening` undoes a `withdrawal`.
 */
export const ERASED_KINDS = [
  'application',
  'student',
  'withdrawal',
  'reopening',
  'erasure-request',
  'student-consent',
  'off-list',
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

/** A row of the table `erasures`; a kind that this version does not know is left out when it is read. */
export type ErasureRow = { id: string; kind: string; hash: string; at: string };

/** The list of what was erased. Entries are added and read; a restored backup adds its own. */
export function createErasureRepository(db: Kysely<{ erasures: ErasureRow }>) {
  return {
    /** Adds erasures; one that is there already stays. */
    async add(erasures: readonly Erasure[]) {
      for (const { kind, hash, at } of erasures)
        await db
          .insertInto('erasures')
          .values({ id: `${hash}-${at}`, kind, hash, at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
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
  };
}

/** The SHA-256 of what was erased, in hexadecimal digits. */
export function erasureHash(kind: ErasedKind, id: string): string {
  return createHash('sha256').update(`${kind} ${id}`).digest('hex');
}
