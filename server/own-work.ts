import type { SiteData } from '../back-office/open-site-data.ts';
import { startPictureWork } from '../back-office/pictures/picture-work.ts';
import type { Retention } from '../domain/privacy/retention.ts';
import { type Backups, openBackups } from './backups.ts';
import { doDailyUpkeep } from './daily-upkeep.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** The work of a site for its own data besides answering: it makes pictures and backups, and removes what was kept for its time. */
type OwnWork = {
  backups: Backups;
  /** Looks for pictures to make now. */
  makePictures(): void;
  stop(): Promise<void>;
};

/** Starts that work; a site before another backend leaves it to that one. `program` is the one that makes a picture. */
export function startOwnWork(
  settings: Pick<Settings, 'DATA_DIR' | 'BACKUP_AT' | 'BACKUP_DIR'>,
  { data, program, retention, log }: { data: SiteData; program: string; retention: Retention; log: Log },
): OwnWork {
  const logError = (problem: string, cause?: unknown) => log.error({ err: cause }, problem);
  const pictureWork = startPictureWork({ ...data, program, log: logError });
  const backups = openBackups(settings, { site: data, log: logError });
  const stopUpkeep = doDailyUpkeep(data, retention, {
    log: logError,
    report: (counts) => log.info({ counts }, 'what is kept for its time is removed'),
  });
  return {
    backups,
    makePictures: () => pictureWork.wake(),
    async stop() {
      await Promise.all([pictureWork.close(), stopUpkeep(), backups.stop()]);
    },
  };
}
