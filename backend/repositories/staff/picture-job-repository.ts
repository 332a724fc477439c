import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type PictureCut, pictureCutSchema } from '../../../domain/picture-crop.ts';
import {
  PICTURE_PROBLEMS,
  PICTURE_STATES,
  type PictureProblem,
  type PictureState,
} from '../../../domain/picture-upload.ts';
import type { PictureJobRow, Tables } from '../../database/tables.ts';

/** A picture that was uploaded and is being made ready; times are ISO times. */
export type PictureJob = {
  id: string;
  state: PictureState;
  cut: PictureCut;
  /** How many of `total` steps are done; 0 of 0 until the work began. */
  done: number;
  total: number;
  /** Its address once it is done, '' before. */
  address: string;
  /** Why it failed. */
  problem: PictureProblem | undefined;
  createdAt: string;
};

/** The pictures that were uploaded. */
export type PictureJobRepository = {
  find(id: string): Promise<PictureJob | undefined>;
  /** Adds a picture that waits, or one that is refused at once where there is a problem. */
  add(job: Pick<PictureJob, 'id' | 'cut' | 'createdAt' | 'problem'>): Promise<void>;
  /**
   * Takes the picture that waits longest, for this process alone; also one of which no process has said a word since
   * `silentSince`. Undefined where there is nothing to do.
   */
  take(now: string, silentSince: string): Promise<PictureJob | undefined>;
  /** Says how far the work is, and that it goes on. */
  progress(id: string, progress: { done: number; total: number; now: string }): Promise<void>;
  finish(id: string, address: string): Promise<void>;
  fail(id: string, problem: PictureProblem): Promise<void>;
  /** Lets another process take it: this one stops. */
  giveBack(id: string): Promise<void>;
};

/** The pictures of the table `picture_jobs`. */
export function createPictureJobRepository(db: Kysely<Tables>): PictureJobRepository {
  const change = async (id: string, values: Partial<PictureJobRow>) => {
    await db.updateTable('picture_jobs').set(values).where('id', '=', id).execute();
  };
  return {
    async find(id) {
      const row = await db.selectFrom('picture_jobs').selectAll().where('id', '=', id).executeTakeFirst();
      return row && jobOf(row);
    },

    async add({ id, cut, createdAt, problem }) {
      await db
        .insertInto('picture_jobs')
        .values({
          id,
          state: problem === undefined ? 'waiting' : 'failed',
          crop: JSON.stringify(cut),
          done: 0,
          total: 0,
          address: '',
          problem: problem ?? '',
          created_at: createdAt,
          heard_at: '',
        })
        .execute();
    },

    async take(now, silentSince) {
      for (;;) {
        const row = await db
          .selectFrom('picture_jobs')
          .selectAll()
          .where('state', 'in', ['waiting', 'working'])
          // A picture that waits was never heard of.
          .where('heard_at', '<', silentSince)
          .orderBy('created_at')
          .orderBy('id')
          .executeTakeFirst();
        if (!row) return undefined;
        const { numUpdatedRows } = await db
          .updateTable('picture_jobs')
          .set({ state: 'working', heard_at: now, done: 0, total: 0 })
          .where('id', '=', row.id)
          .where('state', '=', row.state)
          .where('heard_at', '=', row.heard_at)
          .executeTakeFirst();
        // Otherwise another process took it between the two statements.
        if (numUpdatedRows > 0n) return jobOf({ ...row, state: 'working', done: 0, total: 0 });
      }
    },

    progress: (id, { done, total, now }) => change(id, { done, total, heard_at: now }),
    finish: (id, address) => change(id, { state: 'done', address }),
    fail: (id, problem) => change(id, { state: 'failed', problem }),
    giveBack: (id) => change(id, { state: 'waiting', heard_at: '', done: 0, total: 0 }),
  };
}

const rowSchema = v.object({
  state: v.picklist(PICTURE_STATES),
  cut: v.pipe(v.string(), v.parseJson(), pictureCutSchema),
  problem: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    v.picklist(PICTURE_PROBLEMS),
  ]),
});

function jobOf({ id, state, crop, done, total, address, problem, created_at }: PictureJobRow): PictureJob {
  const read = v.parse(rowSchema, { state, cut: crop, problem });
  return { id, ...read, done, total, address, createdAt: created_at };
}
