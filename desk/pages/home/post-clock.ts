import { confirmClock } from '../../../back-office/clock/clock-doubt.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';

/** Keeps that an owner says that the clock is right. */
export async function postClock(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  await confirmClock(repositories, c.get('signedIn').person, now());
  return c.redirect(addresses.home, 303);
}
