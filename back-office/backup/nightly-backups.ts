import { isInFuture } from '../../domain/in-future.ts';
import { lastTimeAt } from '../../domain/indian-time.ts';
import type { Actor } from '../actor.ts';
import { clockDoubt } from '../clock/clock-doubt.ts';
import type { SiteData } from '../open-site-data.ts';
import type { BackupRunner } from './backup-runner.ts';
import { readBackupStatus } from './backup-status.ts';
import { removeOldBackups } from './remove-backups.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOK_MS = 20_000;

/** Who makes the backups that nobody asks for. */
const nightly: Actor = { id: 'nightly-backup', name: 'Nightly backup' };

/** Looks whether a backup is due, and makes it. */
export type NightlyBackups = {
  /** Makes the backup where one is due and then, where the clock is believed, removes old ones; never throws. */
  look(): Promise<void>;
  /** Ends looking. */
  stop(): void;
};

type Parts = {
  site: Pick<SiteData, 'repositories'>;
  folder: string;
  /** A time in India, such as `02:15`. */
  at: string;
  runner: BackupRunner;
  now?: () => Date;
  log: (problem: string, cause?: unknown) => void;
};

/**
 * Makes a backup each night at a time in India; at the start, and when the clock is set back, where the last one is older than
 * 24 hours or dated in the future. Of several processes one makes it; where another job is under way, it is made after that.
 */
export function createNightlyBackups({
  site: { repositories },
  folder,
  at,
  runner,
  now = () => new Date(),
  log,
}: Parts): NightlyBackups {
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
    const doubt = await clockDoubt(repositories, now());
    // A missing backup is made at the start even where one was tried since; that of a night is tried only once.
    const start = await runner.backUp(nightly, isStart ? undefined : last);
    if (start.state === 'busy') return;
    doneUntil = last;
    if (start.state === 'started' && (await start.ended) !== 'stopped' && !doubt)
      await removeOldBackups({ repositories, folder }, nightly, now()).catch((error: unknown) =>
        log('old backups could not be removed', error),
      );
  }

  async function isMissing(): Promise<boolean> {
    const { backup } = await readBackupStatus(repositories);
    if (backup === undefined || isInFuture(backup.at, now())) return true;
    return now().getTime() - Date.parse(backup.at) > DAY_MS;
  }

  let looking: Promise<void> | undefined;
  const lookOnce = () =>
    (looking ??= look()
      .catch((error: unknown) => log('the nightly backup failed', error))
      .finally(() => (looking = undefined)));
  const timer = setInterval(() => void lookOnce(), LOOK_MS).unref();
  return { look: lookOnce, stop: () => clearInterval(timer) };
}
