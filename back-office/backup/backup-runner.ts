import { randomUUID } from 'node:crypto';
import type { PicturesOfFiles } from '../gallery/gallery-kind.ts';
import { type Actor, logChange } from '../log/log.ts';
import type { SiteData } from '../open-site-data.ts';
import { listedErasures } from '../privacy/erasures-file.ts';
import { finishErasure } from '../privacy/finish-erasure.ts';
import { StaffError } from '../staff-error.ts';
import { type BackupPlace, backupName } from './backup-folder.ts';
import { type BackupJob, claimJob, readBackupStatus, recordLastTest, writeJob } from './backup-state.ts';
import { backupProblem, problemOf, proveBackup } from './make-backup.ts';
import { type UnpackedBackup, WrittenMeanwhileError, restoreBackup, withBackup } from './restore-backup.ts';
import { makeStoredBackup, recordTest } from './stored-backups.ts';

const BEAT_MS = 15_000;

// How often what the site has is backed up before a restore, where somebody writes meanwhile.
const MOST_ATTEMPTS = 3;

/** How a job began: by this call, with how it will end; or not, since one is under way or the backup was made already. */
export type Start =
  | { state: 'busy' | 'made' }
  | { state: 'started'; ended: Promise<'done' | 'failed' | 'stopped'> };

/** Makes and tests backups while the site runs, one at a time of all processes. */
export type BackupRunner = {
  /** Begins a backup; with `since`, only where none was begun since that moment. */
  backUp(actor: Actor, since?: Date): Promise<Start>;
  /** Begins the test of a backup that is there. */
  test(actor: Actor, name: string): Promise<Start>;
  /** Begins to put a backup in place of what the site has, all of which is in a backup made before; where it fails nothing has changed. */
  restore(actor: Actor, name: string): Promise<Start>;
  /** Writes down that a job under way was stopped; its unfinished files are removed later. */
  stop(): Promise<void>;
};

type Parts = {
  site: SiteData;
  /** Where the backups are. */
  place: BackupPlace;
  /** The gallery of the content's files, which is that of a restored site where staff had not changed it. */
  picturesOfFiles?: PicturesOfFiles;
  now?: () => Date;
  log: (problem: string, cause?: unknown) => void;
};

/** Runs backups of a site into a place; what fails is logged and kept for the desk. */
export function createBackupRunner({
  site,
  place,
  picturesOfFiles = () => [],
  now = () => new Date(),
  log,
}: Parts): BackupRunner {
  const { repositories, dataDir } = site;
  let current: BackupJob | undefined;
  let isStopped = false;
  // One after another, so that the last state is the one that stays.
  let writing: Promise<void> = Promise.resolve();

  function show(change: Partial<BackupJob>): Promise<void> {
    if (!current || isStopped) return writing;
    current = { ...current, ...change, seenAt: now().toISOString() };
    const job = current;
    writing = writing
      .then(() => writeJob(repositories, job))
      .catch((error: unknown) => log('the state of a backup could not be written', error));
    return writing;
  }

  async function begin(
    actor: Actor,
    { kind, file, since }: { kind: BackupJob['kind']; file: string; since?: Date | undefined },
    work: () => Promise<string | undefined>,
  ): Promise<Start> {
    const at = now();
    const job: BackupJob = {
      id: randomUUID(),
      kind,
      state: 'waiting',
      file,
      by: actor.name,
      startedAt: at.toISOString(),
      seenAt: at.toISOString(),
      done: 0,
      total: 0,
      problem: '',
    };
    const claim = await claimJob(repositories, job, at, since);
    if (claim !== 'claimed') return { state: claim };
    current = job;
    return { state: 'started', ended: finish(work, job) };
  }

  async function finish(work: () => Promise<string | undefined>, { kind, file }: BackupJob) {
    const beat = setInterval(() => void show({}), BEAT_MS).unref();
    let problem: string | undefined;
    try {
      problem = await work();
      if (problem !== undefined && !isStopped) log(`the backup ${file} failed its test: ${problem}`);
    } catch (error) {
      problem = backupProblem(error, { ...place, dataDir });
      if (!isStopped && kind === 'restore') log(`the backup ${file} could not be restored`, error);
      else if (!isStopped) await recordFailure(`the backup ${file} could not be made`, error, problem);
    } finally {
      clearInterval(beat);
    }
    const state = problem === undefined ? 'done' : 'failed';
    await show({ state, problem: problem ?? '' });
    current = undefined;
    return isStopped ? 'stopped' : state;
  }

  async function recordFailure(what: string, error: unknown, problem: string): Promise<void> {
    log(what, error);
    await recordLastTest(repositories, { at: now().toISOString(), file: '', ok: false, problem }).catch(
      (cause: unknown) => log('why a backup failed could not be written', cause),
    );
  }

  function make(actor: Actor, name: string) {
    let shownAt = 0;
    return makeStoredBackup(site, place, name, {
      actor,
      now,
      onProgress(done, total) {
        if (Date.now() - shownAt < 1000) return;
        shownAt = Date.now();
        void show({ state: 'working', done, total });
      },
      onTest: () => void show({ state: 'testing' }),
    });
  }

  // All that was written before it is replaced has to be in the backup that is made before.
  async function replaceBy(backup: UnpackedBackup, actor: Actor): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const { problem, digest: replaced } = await make(actor, backupName(now(), place.isEncrypted));
      if (replaced === undefined)
        throw new StaffError(`The backup of what the site has now failed its test. ${problem}`);
      const erasures = await listedErasures(dataDir, undefined);
      try {
        await restoreBackup(backup, site, { erasures, picturesOfFiles, replaced });
        return;
      } catch (error) {
        if (!(error instanceof WrittenMeanwhileError) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  return {
    backUp(actor, since) {
      const name = backupName(now(), place.isEncrypted);
      return begin(
        actor,
        { kind: 'backup', file: name, since },
        async () => (await make(actor, name)).problem,
      );
    },

    test(actor, name) {
      return begin(actor, { kind: 'test', file: name }, async () => {
        void show({ state: 'testing' });
        const problem = await problemOf(
          place.use(name, (file) => proveBackup(file, dataDir)),
          { ...place, dataDir },
        );
        const bytes = (await place.list()).find((each) => each.name === name)?.bytes ?? 0;
        await recordTest({ repositories, place }, { name, bytes, problem: problem ?? '', at: now() });
        const { backup } = await readBackupStatus(repositories);
        if (backup?.file === name)
          await recordLastTest(repositories, {
            at: now().toISOString(),
            file: name,
            ok: problem === undefined,
            ...(problem !== undefined && { problem }),
          });
        return problem;
      });
    },

    restore(actor, name) {
      return begin(actor, { kind: 'restore', file: name }, async () => {
        // Unpacked first: so little time as can be lies between the backup of what there is and its replacement.
        await place.use(name, (file) => withBackup(file, dataDir, (backup) => replaceBy(backup, actor)));
        // It is in place: what fails now must not be told as if it were not.
        await finishErasure(site).catch((error: unknown) =>
          log('what was erased may stay on the disk', error),
        );
        const change = { action: 'restore', kind: 'backup', id: name, name } as const;
        await logChange(repositories, actor, change, now()).catch((error: unknown) =>
          log(`that ${name} was restored could not be logged`, error),
        );
        return undefined;
      });
    },

    async stop() {
      await show({ state: 'stopped' });
      isStopped = true;
      await writing;
    },
  };
}
