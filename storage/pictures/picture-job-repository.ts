import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type PictureCut, pictureCutSchema } from '../../domain/pictures/picture-crop.ts';
import {
  PICTURE_PROBLEMS,
  PICTURE_STATES,
  type PictureProblem,
  type PictureState,
} from '../../domain/pictures/picture-upload.ts';
import { latestCredible } from '../../domain/values/in-future.ts';

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

/** A row of the table `picture_jobs`; `crop` is the cut as JSON, `problem` '' for none. */
export type PictureJobRow = Omit<PictureJob, 'state' | 'cut' | 'problem'> & {
  state: string;
  crop: string;
  problem: string;
  /** When the process that makes it last said so, '' while it waits. */
  heardAt: string;
};

/** The pictures that were uploaded. */
export function createPictureJobRepository(db: Kysely<{ pictureJobs: PictureJobRow }>) {
  const change = async (id: string, values: Partial<PictureJobRow>) => {
    await db.updateTable('pictureJobs').set(values).where('id', '=', id).execute();
  };
  return {
    async find(id: string) {
      const row = await db.selectFrom('pictureJobs').selectAll().where('id', '=', id).executeTakeFirst();
      return row && jobOf(row);
    },

    /** Adds a picture that waits, or one that is refused at once where there is a problem. */
    async add({ id, cut, createdAt, problem }: Pick<PictureJob, 'id' | 'cut' | 'createdAt' | 'problem'>) {
      await db
        .insertInto('pictureJobs')
        .values({
          id,
          state: problem === undefined ? 'waiting' : 'failed',
          crop: JSON.stringify(cut),
          done: 0,
          total: 0,
          address: '',
          problem: problem ?? '',
          createdAt,
          heardAt: '',
        })
        .execute();
    },

    /**
     * Takes the picture that waits longest, for this process alone; also one of which no process has said a word since
     * `silentSince`, or said it in the future. Undefined where there is nothing to do.
     */
    async take(now: string, silentSince: string) {
      for (;;) {
        const row = await db
          .selectFrom('pictureJobs')
          .selectAll()
          .where('state', 'in', ['waiting', 'working'])
          // A picture that waits was never heard of.
          .where((job) =>
            job.or([job('heardAt', '<', silentSince), job('heardAt', '>', latestCredible(new Date(now)))]),
          )
          .orderBy('createdAt')
          .orderBy('id')
          .executeTakeFirst();
        if (!row) return undefined;
        const { numUpdatedRows } = await db
          .updateTable('pictureJobs')
          .set({ state: 'working', heardAt: now, done: 0, total: 0 })
          .where('id', '=', row.id)
          .where('state', '=', row.state)
          .where('heardAt', '=', row.heardAt)
          .executeTakeFirst();
        // Otherwise another process took it between the two statements.
        if (numUpdatedRows > 0n) return jobOf({ ...row, state: 'working', done: 0, total: 0 });
      }
    },

    /** Says how far the work is, and that it goes on. */
    progress: (id: string, { done, total, now }: { done: number; total: number; now: string }) =>
      change(id, { done, total, heardAt: now }),
    finish: (id: string, address: string) => change(id, { state: 'done', address }),
    fail: (id: string, problem: PictureProblem) => change(id, { state: 'failed', problem }),
    /** Forgets an upload whose picture has its files in that folder; whoever names it still is told that it is gone. */
    async forget(folder: string) {
      await db.deleteFrom('pictureJobs').where('address', 'like', `/media/${folder}/%`).execute();
    },
    /** Lets another process take it: this one stops. */
    giveBack: (id: string) => change(id, { state: 'waiting', heardAt: '', done: 0, total: 0 }),
  };
}

const readSchema = v.object({
  state: v.picklist(PICTURE_STATES),
  cut: v.pipe(v.string(), v.parseJson(), pictureCutSchema),
  problem: v.undefinedable(v.picklist(PICTURE_PROBLEMS)),
});

function jobOf({ state, crop, problem, heardAt: _, ...same }: PictureJobRow): PictureJob {
  return { ...same, ...v.parse(readSchema, { state, cut: crop, problem: problem || undefined }) };
}
