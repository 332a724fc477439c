import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { HandledApplication } from '../../backend/repositories/inbox-repository.ts';
import { OPEN_STATES } from '../../domain/application-state.ts';
import { theFamily } from '../actor.ts';

const beforeSchema = v.pipe(v.string(), v.parseJson(), v.object({ state: v.picklist(OPEN_STATES) }));

/**
 * The state of an application before its family withdrew it, as the log tells it; undefined where it is not withdrawn now, or
 * was by staff.
 */
export async function stateBeforeWithdrawal(
  { log }: Pick<Repositories, 'log'>,
  { reference, state, stateSince }: Pick<HandledApplication, 'reference' | 'state' | 'stateSince'>,
): Promise<(typeof OPEN_STATES)[number] | undefined> {
  if (state !== 'withdrawn' || stateSince === '') return undefined;
  const justAfter = new Date(Date.parse(stateSince) + 1).toISOString();
  const written = { personId: theFamily.id, kind: 'application', entryId: reference };
  const entries = await log.page({ ...written, from: stateSince, to: justAfter }, { offset: 0, limit: 100 });
  const reading = v.safeParse(beforeSchema, entries.find(({ action }) => action === 'withdraw')?.before);
  return reading.success ? reading.output.state : undefined;
}
