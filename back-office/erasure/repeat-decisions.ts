import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type ErasedKind, erasureHash } from '../../backend/repositories/staff/erasure-repository.ts';
import { ROLES, type Role } from '../../domain/person.ts';
import { giveRole } from '../access/change-role.ts';
import { removeFromStaff, removeWaysIn } from '../access/end-access.ts';
import { stateBeforeWithdrawal } from '../own-application/state-before-withdrawal.ts';
import type { Times } from './repeat-consents.ts';

/** The parts of an application by which its family's own decisions are known. */
const decidedSchema = v.looseObject({
  receivedAt: v.string(),
  state: v.string(),
  stateSince: v.string(),
  erasureAskedAt: v.optional(v.string(), ''),
});

type Decided = v.InferOutput<typeof decidedSchema>;

/** Withdraws applications again that were withdrawn since, also in the bin; gives how many. */
export function repeatWithdrawals(all: Repositories, times: Times): Promise<number> {
  return decideAgain(all, {
    kind: 'withdrawal',
    times,
    // A later decision of staff is in the backup.
    isDone: ({ state, stateSince }, at, reference) =>
      state === 'withdrawn' || stateSince > at || reopenedAt(times, reference) > at,
    change: (application, at) => ({ ...application, state: 'withdrawn', stateSince: at }),
    store: async (reference, { state }, at) => {
      await all.inbox.change(reference, state, { state: 'withdrawn', stateSince: at });
    },
  });
}

/** Reopens applications again whose families have undone a withdrawal since that the backup has; gives how many. */
export async function repeatReopenings(all: Repositories, times: Times): Promise<number> {
  let count = 0;
  for (const application of await all.inbox.all()) {
    const { reference, stateSince } = application;
    const at = reopenedAt(times, reference);
    const withdrawnAt = times.get(erasureHash('withdrawal', reference)) ?? '';
    if (at <= stateSince || at <= withdrawnAt) continue;
    const state = await stateBeforeWithdrawal(all, application);
    if (state && (await all.inbox.change(reference, 'withdrawn', { state, stateSince: at }))) count += 1;
  }
  return count;
}

function reopenedAt(times: Times, reference: string): string {
  return times.get(erasureHash('reopening', reference)) ?? '';
}

/** Marks applications again whose families have asked for erasure since, also in the bin; gives how many. */
export function repeatErasureRequests(all: Repositories, times: Times): Promise<number> {
  return decideAgain(all, {
    kind: 'erasure-request',
    times,
    isDone: ({ erasureAskedAt }) => erasureAskedAt !== '',
    change: (application, at) => ({ ...application, erasureAskedAt: at }),
    store: (reference, _, at) => all.inbox.askForErasure(reference, at),
  });
}

/** Takes people off the staff again who were removed since; gives how many. */
export async function repeatRemovals(all: Repositories, times: Times): Promise<number> {
  const removed = (await all.people.all()).filter(({ id }) => times.has(erasureHash('person', id)));
  for (const { id } of removed) await removeFromStaff(all, id);
  return removed.length;
}

/** Takes their ways to sign in from people again who were reset since: an owner gives each a new link. Gives how many. */
export async function repeatResets(all: Repositories, times: Times): Promise<number> {
  const reset = (await all.people.all()).filter(({ id }) => times.has(erasureHash('person-reset', id)));
  for (const { id } of reset) await removeWaysIn(all, id);
  return reset.length;
}

/** Gives people the roles again that they were given last since; gives how many have another one then. */
export async function repeatRoles(all: Repositories, times: Times): Promise<number> {
  let count = 0;
  for (const person of await all.people.all()) {
    const role = lastRole(person.id, times);
    if (role === undefined || role === person.role) continue;
    await giveRole(all, person, role);
    count += 1;
  }
  return count;
}

function lastRole(personId: string, times: Times): Role | undefined {
  const given = ROLES.flatMap((role) => {
    const at = times.get(erasureHash('person-role', `${personId} ${role}`));
    return at === undefined ? [] : [{ role, at }];
  });
  return given.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]?.role;
}

type Stored = Awaited<ReturnType<Repositories['inbox']['all']>>[number];

type Decision = {
  kind: ErasedKind;
  times: Times;
  isDone: (application: Decided, at: string, reference: string) => boolean;
  change: (application: Decided, at: string) => Decided;
  store: (reference: string, application: Stored, at: string) => Promise<void>;
};

async function decideAgain(
  all: Repositories,
  { kind, times, isDone, change, store }: Decision,
): Promise<number> {
  // A later application may have got the same reference by chance.
  const decidedAt = (reference: string, application: Decided) => {
    const at = times.get(erasureHash(kind, reference));
    return at === undefined || application.receivedAt > at || isDone(application, at, reference)
      ? undefined
      : at;
  };
  let count = 0;
  for (const application of await all.inbox.all()) {
    const at = decidedAt(application.reference, application);
    if (at === undefined) continue;
    await store(application.reference, application, at);
    count += 1;
  }
  const binned = (await all.bin.all()).filter((entry) => entry.kind === 'application');
  const schema = v.pipe(v.string(), v.parseJson(), v.looseObject({ application: decidedSchema }));
  for (const { id, entryId, data } of binned) {
    const reading = v.safeParse(schema, data);
    if (!reading.success) continue;
    const { application } = reading.output;
    const at = decidedAt(entryId, application);
    if (at === undefined) continue;
    await all.bin.change(id, JSON.stringify({ ...reading.output, application: change(application, at) }));
    count += 1;
  }
  return count;
}
