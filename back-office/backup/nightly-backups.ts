import { isInFuture } from '../../domain/values/in-future.ts';
import { lastTimeAt } from '../../domain/values/indian-time.ts';
import type { Actor } from '../log/log.ts';
import type { SiteData } from '../open-site-data.ts';
import type { BackupPlace } from './backup-folder.ts';
import type { BackupRunner } from './backup-runner.ts';
import { isOverdue, readBackupStatus, readJob } from './backup-state.ts';
import { clockDoubt } from './clock-doubt.ts';
import { isUnused } from './make-backup.ts';
import { removeOldBackups } from './stored-backups.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOK_MS = 20_000;

/** Who makes the backups that nobody asks for. */
const nightly: Actor = { id: 'nightly-backup', name: 'Nightly backup' };

/** Looks whether a backup is due, and makes it. */
type NightlyBackups = {
  /** Makes the backup where one is due and then, where the clock is believed, removes old ones; never throws. */
  look(): Promise<void>;
  /** Ends looking. */
  stop(): void;
};

type NightlyParts = {
  site: Pick<SiteData, 'repositories'>;
  place: BackupPlace;
  /** A time in India, such as `02:15`. */
  at: string;
  runner: BackupRunner;
  now?: () => Date;
  log: (problem: string, cause?: unknown) => void;
  /** Called where a night had no good backup, with the reason; without one where processes were stopped while they made it. */
  tellOwners?: (problem?: string) => void;
};

/**
 * Makes a backup each night at a time in India; at the start, and when the clock is set back, where the last one is older than
 * 24 hours or dated in the future. Of several processes one makes it; where another job is under way, it is made after that.
 */
export function createNightlyBackups({
  site: { repositories },
  place,
  at,
  runner,
  now = () => new Date(),
  log,
  tellOwners = () => {},
}: NightlyParts): NightlyBackups {
  // The night up to which all is done.
  let doneUntil: Date | undefined;

  async function look() {
    const last = lastTimeAt(at, now());
    if (doneUntil && isInFuture(doneUntil.toISOString(), now())) doneUntil = undefined;
    if (doneUntil && last <= doneUntil) return;
    const isStart = doneUntil === undefined;
    if (isStart && !(await isMissing())) {
      doneUntil = last;
      return;
    }
    // A new site has nothing to lose, and that is no failure.
    if (await isUnused(repositories, await repositories.countRows())) {
      doneUntil = last;
      return;
    }
    const doubt = await clockDoubt(repositories, now());
    if (isStart && (await wasStopped())) tellOwners();
    // A missing backup is made at the start even where one was tried since; that of a night is tried only once.
    const start = await runner.backUp(nightly, isStart ? undefined : last);
    if (start.state === 'busy') return;
    doneUntil = last;
    const ended = start.state === 'started' ? await start.ended : 'stopped';
    if (ended === 'failed') tellOwners((await readJob(repositories, now()))?.problem);
    if (ended !== 'stopped' && !doubt)
      await removeOldBackups({ repositories, place }, nightly, now()).catch((error: unknown) =>
        log('old backups could not be removed', error),
      );
  }

  async function isMissing(): Promise<boolean> {
    const { backup } = await readBackupStatus(repositories);
    if (backup === undefined || isInFuture(backup.at, now())) return true;
    return now().getTime() - Date.parse(backup.at) > DAY_MS;
  }

  // A process that a backup itself ends, as where memory is short, can tell nobody any more: the next one does.
  async function wasStopped(): Promise<boolean> {
    const job = await readJob(repositories, now());
    const { backup } = await readBackupStatus(repositories);
    return job?.kind === 'backup' && job.state === 'stopped' && (!backup || isOverdue(backup.at, now()));
  }

  let looking: Promise<void> | undefined;
  const lookOnce = () =>
    (looking ??= look()
      .catch((error: unknown) => log('the nightly backup failed', error))
      .finally(() => (looking = undefined)));
  const timer = setInterval(() => void lookOnce(), LOOK_MS).unref();
  return { look: lookOnce, stop: () => clearInterval(timer) };
}
