import * as v from 'valibot';
import type { Repositories } from '../../storage/create-repositories.ts';
import { type Actor, logChange } from '../log/log.ts';

const NAME = 'last-upkeep';

// The upkeep is done every 24 hours.
const LONGEST_STEP_MS = 36 * 60 * 60 * 1000;

const upkeepSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.pipe(v.string(), v.isoTimestamp()) }),
);

/** The time, an ISO time, at which the site was last at work: more than 36 hours from what the clock says now, either way. */
export type ClockDoubt = { last: string };

type Read = Pick<Repositories, 'keyValues' | 'log'>;

/**
 * Why the clock is not believed, so that nothing may be removed because its time is over; undefined where it is. A clock that
 * was set wrong and a site that was switched off look the same, so somebody has to say: see `confirmClock`.
 */
export async function clockDoubt(repositories: Read, now: Date): Promise<ClockDoubt | undefined> {
  const { keyValues, log } = repositories;
  const upkeep = v.safeParse(upkeepSchema, await keyValues.read(NAME));
  const last = upkeep.success ? upkeep.output.at : (await log.page({}, { offset: 0, limit: 1 }))[0]?.at;
  if (last === undefined || Math.abs(now.getTime() - Date.parse(last)) <= LONGEST_STEP_MS) return undefined;
  // Entries of the log have the time that is in doubt from now on.
  if (!upkeep.success) await noteUpkeep(repositories, last);
  return { last };
}

/** Begins an upkeep: keeps that it was done now. Where the clock is not believed it says why, and keeps nothing. */
export async function beginUpkeep(repositories: Read, now: Date): Promise<ClockDoubt | undefined> {
  const doubt = await clockDoubt(repositories, now);
  if (!doubt) await noteUpkeep(repositories, now.toISOString());
  return doubt;
}

/** Says for somebody that the clock is right, and logs it; does nothing where it is believed. */
export async function confirmClock(
  repositories: Repositories,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    const doubt = await clockDoubt(all, now);
    if (!doubt) return;
    await noteUpkeep(all, now.toISOString());
    const change = { action: 'confirm-clock', kind: 'site', id: '', name: '' } as const;
    const [before, after] = [{ clock: doubt.last }, { clock: now.toISOString() }];
    await logChange(all, actor, { ...change, before, after }, now);
  });
}

/** The doubt as a sentence for whoever looks after the server, and what to do. */
export function clockDoubtText({ last }: ClockDoubt, now: Date): string {
  return (
    `The clock says ${now.toISOString()}, but the site was last at work at ${last}: more than 36 hours apart, so nothing is ` +
    'removed because its time is over. Where the clock is wrong, set it. Where it is right, an owner confirms it on the first ' +
    'page of the desk, or run: npm run cli -- retention --confirm-clock'
  );
}

async function noteUpkeep({ keyValues }: Pick<Repositories, 'keyValues'>, at: string): Promise<void> {
  await keyValues.write(NAME, JSON.stringify({ at }));
}
