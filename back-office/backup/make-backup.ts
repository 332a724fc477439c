import { basename, dirname } from 'node:path';
import type { Actor } from '../actor.ts';
import { failureMessage } from '../failure-message.ts';
import { logChange } from '../log/log-change.ts';
import type { SiteData } from '../open-site-data.ts';
import type { OnProgress } from '../progress.ts';
import { isReplacing, replaceFile } from '../replace-file.ts';
import { StaffError } from '../staff-error.ts';
import { type Backup, backUp } from './back-up.ts';
import { recordLastBackup, recordLastTest } from './backup-status.ts';
import { proveBackup } from './prove-backup.ts';

type MakeBackup = {
  actor: Actor;
  now?: () => Date;
  onProgress?: OnProgress;
  /** Called when the backup is written and its test begins. */
  onTest?: () => void;
};

/**
 * Writes a backup, tests it, and then gives it the name of the file; logs it, and keeps how that ended. `problem` says why the
 * test failed. Throws where none could be written, and a StaffError where the test failed and a file is there: that one stays
 * as it is.
 */
export async function makeBackup(
  site: SiteData,
  file: string,
  { actor, now = () => new Date(), onProgress, onTest }: MakeBackup,
): Promise<Backup & { problem: string | undefined }> {
  const { repositories } = site;
  const at = now().toISOString();
  const name = basename(file);
  const isThere = await isReplacing(file);
  const made = await replaceFile(file, async (unfinished) => {
    const backup = await backUp(site, unfinished, onProgress);
    onTest?.();
    const found = await problemOf(proveBackup(unfinished, site.dataDir, backup), {
      file,
      dataDir: site.dataDir,
    });
    const problem = found?.replaceAll(basename(unfinished), name);
    if (problem !== undefined && isThere) {
      await recordLastTest(repositories, { at: now().toISOString(), file: '', ok: false, problem });
      throw new StaffError(`${file} stays as it was: the new backup failed its test. ${problem}`);
    }
    return { ...backup, problem };
  });
  const { bytes, problem } = made;
  await repositories.inTransaction(async (all) => {
    await recordLastBackup(all, { at, file: name, bytes });
    await recordLastTest(all, {
      at: now().toISOString(),
      file: name,
      ok: problem === undefined,
      ...(problem !== undefined && { problem }),
    });
    await logChange(
      all,
      actor,
      { action: 'back-up', kind: 'backup', id: name, name, after: { bytes } },
      now(),
    );
  });
  return made;
}

type Places = { file: string; dataDir: string };

/** Why the test of a backup failed, as a sentence; undefined where it ended well. */
export async function problemOf(proof: Promise<void>, places: Places): Promise<string | undefined> {
  return proof.then(
    () => undefined,
    (error: unknown) => backupProblem(error, places),
  );
}

/** The message of an error as staff read it: without the places of files on the server. */
export function backupProblem(error: unknown, { file, dataDir }: Places): string {
  const message = error instanceof Error ? failureMessage(error) : String(error);
  return message.replaceAll(`${dirname(file)}/`, '').replaceAll(` ${dataDir}`, '');
}
