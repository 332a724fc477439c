import * as v from 'valibot';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { HandledApplication } from '../../storage/hostel/inbox-repository.ts';
import { type ErasureTimes, type ErasedKind, erasureHash } from '../../storage/privacy/erasure-repository.ts';
import type { PicturesOfFiles } from '../gallery/gallery-kind.ts';
import { ownRecord } from '../hostel/application.ts';
import { forgetApplication } from '../hostel/forget.ts';
import { stateBeforeWithdrawal } from '../hostel/own-application.ts';

/** What was erased and decided, by the hashes of its ids. */
export type Erased = {
  times: ErasureTimes;
  /** The hashes of those that the copied data do not know: it all was there before. Of others only the times can tell. */
  unknown: ReadonlySet<string>;
  picturesOfFiles: PicturesOfFiles;
};

/** Erases applications again; gives how many there were, also in the bin. */
export async function repeatApplications(all: Repositories, { times, unknown }: Erased): Promise<number> {
  const received = new Map(
    (await all.inbox.receipts()).map(({ reference, receivedAt }) => [reference, receivedAt]),
  );
  const binned = await all.bin.all('application');
  for (const { entryId, data } of binned) {
    const reading = v.safeParse(binnedApplication, data);
    if (reading.success && !received.has(entryId))
      received.set(entryId, reading.output.application.receivedAt);
  }
  const logged = await all.logForgetting.entryIds('application');
  const references = new Set([...received.keys(), ...binned.map(({ entryId }) => entryId), ...logged]);
  let count = 0;
  for (const reference of references) {
    const hash = erasureHash('application', reference);
    const erasedAt = times.get(hash);
    // A later application may have got the same reference by chance.
    const isLater = !unknown.has(hash) && (received.get(reference) ?? '') > (erasedAt ?? '');
    if (erasedAt === undefined || isLater) continue;
    const { applications, inBin } = await forgetApplication(all, reference);
    count += applications + inBin > 0 ? 1 : 0;
  }
  return count;
}

/** Withdraws applications again, also in the bin, and takes whoever was admitted by them off the list unless they stayed; gives how many. */
export function repeatWithdrawals(all: Repositories, erased: Erased): Promise<number> {
  return decideAgain(all, erased, {
    kind: 'withdrawal',
    isDone: ({ state }, at, reference) => state === 'withdrawn' || reopenedAt(erased.times, reference) > at,
    first: (application, at, reference) =>
      erased.times.get(erasureHash('stay', reference)) === at
        ? Promise.resolve()
        : leaveAgain(all, application, at),
    change: (application, at) => ({ ...application, state: 'withdrawn', stateSince: at }),
    store: async (reference, { state }, at) => {
      await all.inbox.change(reference, state, { state: 'withdrawn', stateSince: at });
    },
  });
}

// The application tells no more whose it was once it is withdrawn, so that the family could not take them off the list.
async function leaveAgain(all: Repositories, application: Decided, at: string): Promise<void> {
  const record = await ownRecord(all, application);
  if (record?.leftOn !== '') return;
  await all.students.save({ ...record, leftOn: dayInIndia(at) }, new Date().toISOString());
}

/** Opens applications again whose withdrawal was taken back since; gives how many. */
export async function repeatReopenings(all: Repositories, { times }: Erased): Promise<number> {
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

function reopenedAt(times: ErasureTimes, reference: string): string {
  return times.get(erasureHash('reopening', reference)) ?? '';
}

/** Notes again that families asked for erasure, also in the bin; gives how many. */
export function repeatErasureRequests(all: Repositories, erased: Erased): Promise<number> {
  return decideAgain(all, erased, {
    kind: 'erasure-request',
    isDone: ({ erasureAskedAt }) => erasureAskedAt !== '',
    change: (application, at) => ({ ...application, erasureAskedAt: at }),
    store: (reference, _, at) => all.inbox.askForErasure(reference, at),
  });
}

/** The parts of an application by which its family's own decisions are known. */
const decidedSchema = v.looseObject({
  receivedAt: v.string(),
  state: v.string(),
  stateSince: v.string(),
  studentId: v.optional(v.string(), ''),
  erasureAskedAt: v.optional(v.string(), ''),
});

type Decided = v.InferOutput<typeof decidedSchema>;

const binnedApplication = v.pipe(v.string(), v.parseJson(), v.looseObject({ application: decidedSchema }));

type Decision = {
  kind: ErasedKind;
  isDone: (application: Decided, at: string, reference: string) => boolean;
  /** What is done before the application changes, also one in the bin. */
  first?: (application: Decided, at: string, reference: string) => Promise<void>;
  change: (application: Decided, at: string) => Decided;
  store: (reference: string, application: HandledApplication, at: string) => Promise<void>;
};

async function decideAgain(
  all: Repositories,
  { times, unknown }: Erased,
  { kind, isDone, first, change, store }: Decision,
): Promise<number> {
  // The copied data have the result of what they know, or what was decided since.
  const decidedAt = (reference: string, application: Decided) => {
    const hash = erasureHash(kind, reference);
    const at = times.get(hash);
    return at === undefined || !unknown.has(hash) || isDone(application, at, reference) ? undefined : at;
  };
  let count = 0;
  for (const application of await all.inbox.all()) {
    const at = decidedAt(application.reference, application);
    if (at === undefined) continue;
    await first?.(application, at, application.reference);
    await store(application.reference, application, at);
    count += 1;
  }
  for (const { id, entryId, data } of await all.bin.all('application')) {
    const reading = v.safeParse(binnedApplication, data);
    if (!reading.success) continue;
    const { application } = reading.output;
    const at = decidedAt(entryId, application);
    if (at === undefined) continue;
    await first?.(application, at, entryId);
    await all.bin.change(id, JSON.stringify({ ...reading.output, application: change(application, at) }));
    count += 1;
  }
  return count;
}
