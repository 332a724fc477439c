import * as v from 'valibot';
import { isInFuture } from '../../domain/values/in-future.ts';
import type { Repositories } from '../../storage/create-repositories.ts';

const [lastBackupName, testName, jobName] = ['last-backup', 'last-backup-test', 'backup-job'];

const lastBackupSchema = v.object({ at: v.string(), file: v.string(), bytes: v.number() });

const lastTestSchema = v.object({
  at: v.string(),
  ok: v.boolean(),
  problem: v.optional(v.string()),
  /** Which file was tested; '' where none could be made. */
  file: v.optional(v.string(), ''),
});

/** The last backup that was made: when (an ISO time), the name of its file, and its size in bytes. */
export type LastBackup = v.InferOutput<typeof lastBackupSchema>;

/** Whether the last backup could be restored, or why not, and when that was tried; also why none could be made. */
export type LastBackupTest = v.InferOutput<typeof lastTestSchema>;

type KeyValues = Pick<Repositories, 'keyValues'>;

/** The last backup, and how its test ended; undefined where there is none yet. */
export async function readBackupStatus({
  keyValues,
}: KeyValues): Promise<{ backup: LastBackup | undefined; test: LastBackupTest | undefined }> {
  return {
    backup: parsed(lastBackupSchema, await keyValues.read(lastBackupName)),
    test: parsed(lastTestSchema, await keyValues.read(testName)),
  };
}

/** Keeps which backup was the last one; what was known of the one before it no longer counts. */
export async function recordLastBackup({ keyValues }: KeyValues, backup: LastBackup): Promise<void> {
  await keyValues.write(lastBackupName, JSON.stringify(backup));
  await keyValues.remove(testName);
}

/** Keeps how the test of the last backup ended, or why none could be made. */
export async function recordLastTest(
  { keyValues }: KeyValues,
  test: v.InferInput<typeof lastTestSchema>,
): Promise<void> {
  await keyValues.write(testName, JSON.stringify(test));
}

const OVERDUE_MS = 48 * 60 * 60 * 1000;

/** Whether the last backup is so old that a night must have gone by without one. */
export function isOverdue(madeAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(madeAt) > OVERDUE_MS;
}

const jobSchema = v.object({
  id: v.string(),
  /** Whether a backup is made and tested, or one that is there is tested, or put in place of what the site has. */
  kind: v.picklist(['backup', 'test', 'restore']),
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

/** A backup, test or restore that is under way or was the last one; `done` of `total` files are in the archive. Times are ISO times. */
export type BackupJob = v.InferOutput<typeof jobSchema>;

/** The last job; one whose process was killed, or was last heard of in the future, is `stopped`. */
export async function readJob({ keyValues }: KeyValues, now: Date): Promise<BackupJob | undefined> {
  return parsedJob(await keyValues.read(jobName), now);
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
  const json = await keyValues.read(jobName);
  const last = parsedJob(json, now);
  if (last && isBackupUnderWay(last)) return 'busy';
  // One that was stopped is made again, by whichever process looks first.
  const isMade = last?.kind === 'backup' && last.state !== 'stopped' && !isInFuture(last.startedAt, now);
  if (since && isMade && last.startedAt >= since.toISOString()) return 'made';
  return (await keyValues.replace(jobName, json, JSON.stringify(job))) ? 'claimed' : 'busy';
}

/** Writes down how far a job is; only the process that began it does. */
export async function writeJob({ keyValues }: KeyValues, job: BackupJob): Promise<void> {
  await keyValues.write(jobName, JSON.stringify(job));
}

/** Whether a job is under way. */
export function isBackupUnderWay({ state }: BackupJob): boolean {
  return state === 'waiting' || state === 'working' || state === 'testing';
}

// A process that works says so every few seconds; after this it must have been killed.
const SILENCE_MS = 2 * 60_000;

function parsedJob(json: string | undefined, now: Date): BackupJob | undefined {
  const job = parsed(jobSchema, json);
  if (!job) return undefined;
  const isSilent = now.getTime() - Date.parse(job.seenAt) > SILENCE_MS || isInFuture(job.seenAt, now);
  return isBackupUnderWay(job) && isSilent ? { ...job, state: 'stopped' } : job;
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, json: string | undefined) {
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  return reading.success ? reading.output : undefined;
}
