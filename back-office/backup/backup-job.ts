import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { isInFuture } from '../../domain/in-future.ts';

const NAME = 'backup-job';

// A process that works says so every few seconds; after this it must have been killed.
const SILENCE_MS = 2 * 60_000;

const jobSchema = v.object({
  id: v.string(),
  /** Whether a backup is made and tested, or one that is there is tested. */
  kind: v.picklist(['backup', 'test']),
  state: v.picklist(['waiting', 'working', 'testing', 'done', 'failed', 'stopped']),
  file: v.string(),
  /** Who asked for it. */
  by: v.string(),
  startedAt: v.string(),
  seenAt: v.string(),
  done: v.number(),
  total: v.number(),
  /** Why it failed, as a sentence; '' while nothing did. */
  problem: v.string(),
});

/** A backup or test that is under way or was the last one; `done` of `total` files are in the archive. Times are ISO times. */
export type BackupJob = v.InferOutput<typeof jobSchema>;

type KeyValues = Pick<Repositories, 'keyValues'>;

/** The last job; one whose process was killed, or was last heard of in the future, is `stopped`. */
export async function readJob({ keyValues }: KeyValues, now: Date): Promise<BackupJob | undefined> {
  return parsedJob(await keyValues.read(NAME), now);
}

/** Whether a job is under way. */
export function isUnderWay({ state }: BackupJob): boolean {
  return state === 'waiting' || state === 'working' || state === 'testing';
}

/**
 * Begins a job where none is under way: of several processes one does. `since` asks for `made` where a backup was begun
 * since that moment.
 */
export async function claimJob(
  { keyValues }: KeyValues,
  job: BackupJob,
  now: Date,
  since?: Date,
): Promise<'claimed' | 'busy' | 'made'> {
  const json = await keyValues.read(NAME);
  const last = parsedJob(json, now);
  const madeAt = last?.kind === 'backup' && !isInFuture(last.startedAt, now) ? last.startedAt : '';
  if (since && madeAt >= since.toISOString()) return 'made';
  if (last && isUnderWay(last)) return 'busy';
  return (await keyValues.replace(NAME, json, JSON.stringify(job))) ? 'claimed' : 'busy';
}

/** Writes down how far a job is; only the process that began it does. */
export async function writeJob({ keyValues }: KeyValues, job: BackupJob): Promise<void> {
  await keyValues.write(NAME, JSON.stringify(job));
}

function parsedJob(json: string | undefined, now: Date): BackupJob | undefined {
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), jobSchema), json);
  if (!reading.success) return undefined;
  const job = reading.output;
  const isSilent = now.getTime() - Date.parse(job.seenAt) > SILENCE_MS || isInFuture(job.seenAt, now);
  return isUnderWay(job) && isSilent ? { ...job, state: 'stopped' } : job;
}
