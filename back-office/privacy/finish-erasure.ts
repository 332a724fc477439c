import { scrub } from '../../storage/database/scrub.ts';
import type { SiteData } from '../open-site-data.ts';
import { StaffError, failureMessage } from '../staff-error.ts';
import { keepErasuresFile } from './erasures-file.ts';

/**
 * The rest of the work once something was erased: the file beside the data lists it, and nothing of it stays in the database's own
 * files. The database lists the erasure already; the file is written again every day, the database's files when something else is removed. Throws a StaffError where it can't be done now.
 */
export async function finishErasure({ database, repositories, dataDir }: SiteData): Promise<void> {
  const outcomes = await Promise.allSettled([keepErasuresFile(repositories, dataDir), scrub(database)]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') {
      const cause: unknown = outcome.reason;
      const reason = cause instanceof Error ? failureMessage(cause) : String(cause);
      throw new StaffError(
        `It is erased, but something of it may stay on the disk until something else is removed. ${reason}`,
        { cause },
      );
    }
}
