import { finishErasure } from '../../back-office/erasure/finish-erasure.ts';
import type { DeskRequest } from '../desk-context.ts';

/** Does what is left after an erasure. The database has it; what can't be done now is done when something else is removed. */
export async function finishErasing(c: DeskRequest): Promise<void> {
  const { site, log } = c.get('desk');
  await finishErasure(site).catch((cause: unknown) => log('an erasure can’t be finished', cause));
}
