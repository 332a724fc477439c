import { isInFuture } from '../../domain/values/in-future.ts';
import type { Repositories } from '../../storage/create-repositories.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days after which staff are told of a family that asked for erasure, and after which it is late. */
export const ERASURE_DAYS = { waiting: 7, late: 30 };

/** How many families have waited for erasure since 7 days or more, and how many of them since 30 days or more. */
export type OverdueErasures = { waiting: number; late: number };

/** Counts the families that have waited for erasure too long; a request that a wrong clock dated in the future is late. */
export async function overdueErasures(
  { inbox }: Pick<Repositories, 'inbox'>,
  now: Date,
): Promise<OverdueErasures> {
  const requests = await inbox.erasureRequests();
  const countSince = (days: number) => {
    const latest = new Date(now.getTime() - days * DAY_MS).toISOString();
    return requests.filter((at) => at <= latest || isInFuture(at, now)).length;
  };
  return { waiting: countSince(ERASURE_DAYS.waiting), late: countSince(ERASURE_DAYS.late) };
}
