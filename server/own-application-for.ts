import { isOwnApplication } from '../back-office/own-application/is-own-application.ts';
import { takeOwnStep } from '../back-office/own-application/take-own-step.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import type { Limits } from '../backend/limits/limits.ts';
import { typedReference } from '../domain/application-reference.ts';
import type { PageContext, PageRequest } from '../web/page-context.ts';
import { clientAddress } from './client-address.ts';
import type { Settings } from './settings.ts';

/**
 * Gives each visitor the steps of a family's own page; none where another backend keeps applications. What fails is limited
 * by address. What succeeds is limited by application, once the phone number is known to be its own: nobody else can use up
 * a family's steps.
 */
export function ownApplicationFor(
  settings: Pick<Settings, 'BACKEND_URL' | 'TRUST_PROXY'>,
  { repositories, limits }: Pick<SiteData, 'repositories'> & { limits: Limits },
): (c: PageRequest) => PageContext['ownApplication'] {
  if (settings.BACKEND_URL !== undefined) return () => undefined;
  const addressOf = clientAddress(settings.TRUST_PROXY);
  return (c) => async (key, step) => {
    const attempt = { openingAddress: addressOf(c) };
    const attemptWait = await limits.take(attempt);
    if (attemptWait > 0) return { waitSeconds: attemptWait };
    if (!(await isOwnApplication(repositories, key))) return undefined;
    await limits.giveBack(attempt);
    const stepWait = await limits.take({ openedApplication: typedReference(key.reference) });
    if (stepWait > 0) return { waitSeconds: stepWait };
    return takeOwnStep(repositories, key, step);
  };
}
