import { setTimeout as pause } from 'node:timers/promises';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type PictureProblem, uploadId } from '../../domain/picture-upload.ts';

/** The address under which visitors see a picture ('' for none), or why there is none yet. */
export type ReadyPicture =
  | { ok: true; address: string }
  | { ok: false; problem: PictureProblem | 'not-ready' | 'gone' };

// A photograph is made in two or three seconds; whoever publishes it at once waits for it.
const TIMEOUT_MS = 15_000;
const LOOK_MS = 100;

/**
 * The picture that the value of a picture field stands for; one that is being made is waited for, 15 s at most. Call it
 * outside a transaction.
 */
export async function readyPicture(
  { pictureJobs }: Pick<Repositories, 'pictureJobs'>,
  value: string,
  timeoutMs = TIMEOUT_MS,
): Promise<ReadyPicture> {
  const id = uploadId(value);
  if (id === undefined) return { ok: true, address: value };
  for (let waited = 0; ; waited += LOOK_MS) {
    const job = await pictureJobs.find(id);
    if (!job) return { ok: false, problem: 'gone' };
    if (job.problem) return { ok: false, problem: job.problem };
    if (job.state === 'done') return { ok: true, address: job.address };
    if (waited >= timeoutMs) return { ok: false, problem: 'not-ready' };
    await pause(LOOK_MS);
  }
}
