import { beginUpkeep, clockDoubtText } from '../back-office/backup/clock-doubt.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import { removeOldSharePictures, removeUnusedPictures } from '../back-office/pictures/remove-pictures.ts';
import { keepErasuresFile } from '../back-office/privacy/erasures-file.ts';
import { finishErasure } from '../back-office/privacy/finish-erasure.ts';
import { removeDue } from '../back-office/privacy/remove-due.ts';
import { emptyBin } from '../back-office/upkeep/bin.ts';
import type { Retention } from '../domain/privacy/retention.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Removes for good what has been in the bin for 30 days, what has been kept for its time, and pictures that nothing names: now, which
 * makes up for days on which the site did not run, and every 24 hours. Of several processes each may do it. While the clock is
 * not believed nothing is removed. What was removed, also by an upgrade, leaves the database's own files too. Each minute, and at the
 * end, the file beside the data gets what was erased or taken back since: a database may be lost. Gives the way to stop it; never
 * rejects.
 */
export function doDailyUpkeep(
  site: SiteData,
  retention: Retention,
  { log, report }: { log: (problem: string, cause: unknown) => void; report: (counts: object) => void },
): () => Promise<void> {
  const { repositories } = site;
  const attempt = (problem: string, task: () => Promise<unknown>) =>
    task().catch((cause: unknown) => log(problem, cause));
  let { isScrubDue } = site.database;
  const remove = async () => {
    const now = new Date();
    const doubt = await beginUpkeep(repositories, now);
    if (doubt) return log(clockDoubtText(doubt, now), undefined);
    await attempt('the bin can’t be emptied', async () => {
      if (Object.keys(await emptyBin(repositories, now)).length > 0) isScrubDue = true;
    });
    await attempt('what has been kept for its time can’t be removed', async () => {
      const removed = await removeDue(repositories, retention, { now });
      if (Object.keys(removed).length === 0) return;
      isScrubDue = true;
      report(removed);
    });
    await attempt('pictures that nothing names can’t be removed', async () => {
      const pictures = await removeUnusedPictures(site, now);
      if (pictures > 0) report({ pictures });
    });
    await attempt('old pictures for links can’t be removed', () => removeOldSharePictures(site.files, now));
    await attempt('files that this machine holds at hand can’t be tidied', () => site.files.tidy());
  };
  const finish = async () => {
    await finishErasure(site);
    isScrubDue = false;
  };
  const work = async () => {
    await attempt('when the site was last at work can’t be read', remove);
    if (isScrubDue) await attempt('what was removed may stay on the disk', finish);
    await keepList();
  };
  const keepList = async () => {
    await attempt('the list of erasures can’t be written', () =>
      keepErasuresFile(repositories, site.dataDir),
    );
  };
  // One after the other: two at once would add the same lines to the list.
  let working = work();
  let isListDue = false;
  const timer = setInterval(() => {
    working = working.then(work);
  }, DAY_MS);
  const listTimer = setInterval(() => {
    if (isListDue) return;
    isListDue = true;
    working = working.then(keepList).finally(() => (isListDue = false));
  }, MINUTE_MS);
  timer.unref();
  listTimer.unref();
  return () => {
    clearInterval(timer);
    clearInterval(listTimer);
    return working.then(keepList);
  };
}
