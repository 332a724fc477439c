import {
  createOwnApplicationLimit,
  noOwnApplicationLimit,
} from '../back-office/own-application/own-application-limit.ts';
import { takeOwnStep } from '../back-office/own-application/take-own-step.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import type { PageContext, PageRequest } from '../web/page-context.ts';
import { clientAddress } from './client-address.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** Gives each visitor the steps of a family's own page, limited by address; none where another backend keeps applications. */
export function ownApplicationFor(
  settings: Pick<Settings, 'BACKEND_URL' | 'RATE_LIMIT' | 'TRUST_PROXY'>,
  { database, repositories, log }: Pick<SiteData, 'database' | 'repositories'> & { log: Log },
): (c: PageRequest) => PageContext['ownApplication'] {
  if (settings.BACKEND_URL !== undefined) return () => undefined;
  const limit = settings.RATE_LIMIT ? createOwnApplicationLimit(database, log) : noOwnApplicationLimit;
  const addressOf = clientAddress(settings.TRUST_PROXY);
  return (c) => async (key, step) => {
    const address = addressOf(c);
    const waitSeconds = await limit.take(address);
    if (waitSeconds > 0) return { waitSeconds };
    const result = await takeOwnStep(repositories, key, step);
    if (result) await limit.forget(address);
    return result;
  };
}
