import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';

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

const [backupName, testName] = ['last-backup', 'last-backup-test'];

type KeyValues = Pick<Repositories, 'keyValues'>;

/** The last backup, and how its test ended; undefined where there is none yet. */
export async function readBackupStatus({
  keyValues,
}: KeyValues): Promise<{ backup: LastBackup | undefined; test: LastBackupTest | undefined }> {
  return {
    backup: parsed(lastBackupSchema, await keyValues.read(backupName)),
    test: parsed(lastTestSchema, await keyValues.read(testName)),
  };
}

/** Keeps which backup was the last one; what was known of the one before it no longer counts. */
export async function recordLastBackup({ keyValues }: KeyValues, backup: LastBackup): Promise<void> {
  await keyValues.write(backupName, JSON.stringify(backup));
  await keyValues.remove(testName);
}

/** Keeps how the test of the last backup ended, or why none could be made. */
export async function recordLastTest(
  { keyValues }: KeyValues,
  test: v.InferInput<typeof lastTestSchema>,
): Promise<void> {
  await keyValues.write(testName, JSON.stringify(test));
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, json: string | undefined) {
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  return reading.success ? reading.output : undefined;
}
