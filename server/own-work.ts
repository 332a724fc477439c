import { galleryOfContent } from '../back-office/gallery/gallery-kind.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import { startPictureWork } from '../back-office/pictures/picture-work.ts';
import type { SiteContent } from '../back-office/texts/read-site-content.ts';
import type { Retention } from '../domain/privacy/retention.ts';
import { type Backups, openBackups } from './backups.ts';
import { doDailyUpkeep } from './daily-upkeep.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** The work of a site for its own data besides answering: it makes pictures and backups. */
type OwnWork = {
  backups: Backups;
  /** Looks for pictures to make now. */
  makePictures(): void;
  stop(): Promise<void>;
};

type OwnWorkParts = {
  data: SiteData;
  content: SiteContent;
  /** The program that makes a picture. */
  program: string;
  log: Log;
  /** Called where a night had no good backup. */
  tellOwners: (problem?: string) => void;
};

/** Starts that work; a site before another backend leaves it to that one. */
export function startOwnWork(
  settings: Settings,
  { data, content, program, log, tellOwners }: OwnWorkParts,
): OwnWork {
  const logError = (problem: string, cause?: unknown) => log.error({ err: cause }, problem);
  const pictureWork = startPictureWork({ ...data, program, log: logError });
  const backups = openBackups(settings, {
    site: data,
    picturesOfFiles: () => galleryOfContent(content),
    log: logError,
    tellOwners,
  });
  return {
    backups,
    makePictures: () => pictureWork.wake(),
    async stop() {
      await Promise.all([pictureWork.close(), backups.stop()]);
    },
  };
}

/**
 * Removes each day what was kept for its time, also from the database that a site before another backend has left; gives the way to
 * stop it.
 */
export function startUpkeep(data: SiteData, retention: Retention, log: Log): () => Promise<void> {
  return doDailyUpkeep(data, retention, {
    log: (problem, cause) => log.error({ err: cause }, problem),
    report: (counts) => log.info({ counts }, 'what is kept for its time is removed'),
  });
}
