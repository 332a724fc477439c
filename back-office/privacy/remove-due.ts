import { applicantName } from '../../domain/hostel/admission.ts';
import type { Application } from '../../domain/hostel/application.ts';
import type { StudentEntry } from '../../domain/hostel/student.ts';
import { type Duration, type Retention, keptSince } from '../../domain/privacy/retention.ts';
import { latestCredible } from '../../domain/values/in-future.ts';
import { inIndia } from '../../domain/values/indian-time.ts';
import { samePhoneDigits } from '../../domain/values/phone.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { HandledApplication } from '../../storage/hostel/inbox-repository.ts';
import { forgetApplication, forgetStudent } from '../hostel/forget.ts';
import { type KeptStudent, keptStudents, sameStudents, storedStudents } from '../hostel/kept-students.ts';
import { logChange, theSite } from '../log/log.ts';
import { removeOldSessions } from '../people/sessions.ts';

/** The kinds of which the log says how much was removed; bin and backups are emptied where they are kept. */
export type RemovedKind =
  | 'declinedApplications'
  | 'withdrawnApplications'
  | 'admittedApplications'
  | 'leftStudents'
  | 'log';

/** How much of each kind was removed; kinds of which nothing was are left out. */
export type Removed = Partial<Record<RemovedKind, number>>;

/**
 * Removes for good what has been kept for its time, never earlier. The log says how much of each kind, and nothing where there
 * was nothing; with `dryRun` nothing is removed. The time of a state that is dated in the future begins now.
 */
export async function removeDue(
  repositories: Repositories,
  retention: Retention,
  { now = new Date(), dryRun = false } = {},
): Promise<Removed> {
  const run = (all: Repositories) => removeIn(all, retention, now);
  if (!dryRun) return repositories.inTransaction(run);
  return repositories
    .inTransaction(async (all) => {
      throw new Undone(await run(all));
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.removed;
      throw error;
    });
}

/** Thrown where all is to be as it was. */
class Undone extends Error {
  readonly removed: Removed;
  constructor(removed: Removed) {
    super('Nothing is to be removed.');
    this.removed = removed;
  }
}

async function removeIn(all: Repositories, retention: Retention, now: Date): Promise<Removed> {
  await removeOldSessions(all, now);
  await all.invitations.removeOver(now.toISOString());
  await all.inbox.redateStates(latestCredible(now), now.toISOString());
  const counts: Record<RemovedKind, number> = {
    admittedApplications: await removeAdmitted(all, retention.admittedApplications, now),
    declinedApplications: await removeDecided(all, 'declined', retention.declinedApplications, now),
    withdrawnApplications: await removeDecided(all, 'withdrawn', retention.withdrawnApplications, now),
    leftStudents: await removeStudents(all, retention.leftStudents, now),
    log: await all.logForgetting.removeOld(keptSince(retention.log, now).toISOString()),
  };
  const removed: Removed = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (Object.keys(removed).length > 0) {
    const change = { action: 'remove-due', kind: 'site', id: '', name: '', before: removed } as const;
    await logChange(all, theSite, change, now);
  }
  return removed;
}

async function removeDecided(
  all: Repositories,
  state: 'declined' | 'withdrawn',
  duration: Duration,
  now: Date,
): Promise<number> {
  const due = await all.inbox.inStateSince(state, keptSince(duration, now).toISOString());
  return forgetAll(all, due);
}

// As long as the stay lasts, and then for a time: that of the student who was admitted by it, on the list or in the bin. Where that
// record is gone, another one of the name may be the same student's; where none is known, one with the phone or email, too.
async function removeAdmitted(all: Repositories, duration: Duration, now: Date): Promise<number> {
  const since = keptSince(duration, now);
  const due = await all.inbox.inStateSince('admitted', since.toISOString());
  if (due.length === 0) return 0;
  const records = await storedStudents(all);
  const lastDay = dayOf(since);
  const stays = ({ leftOn }: KeptStudent) => leftOn === '' || leftOn >= lastDay;
  const staying = records.filter(stays);
  const known = new Set(staying.flatMap(({ student }) => keysOfStudent(student)));
  const isOver = (application: HandledApplication) => {
    const own = records.find(({ id }) => id === application.studentId);
    if (own) return !stays(own);
    const [name, ...contacts] = keysOfApplicant(application);
    return ![name, ...(application.studentId === '' ? contacts : [])].some((key) => known.has(key));
  };
  return forgetAll(all, due.filter(isOver));
}

async function forgetAll(all: Repositories, due: readonly HandledApplication[]): Promise<number> {
  let count = 0;
  for (const { reference } of due) count += (await forgetApplication(all, reference)).applications;
  return count;
}

async function removeStudents(all: Repositories, duration: Duration, now: Date): Promise<number> {
  const lastDay = dayOf(keptSince(duration, now));
  const left = await all.students.all({ left: true });
  const due = left.filter(({ leftOn }) => leftOn < lastDay);
  if (due.length === 0) return 0;
  // Whoever has come back, also one who is in the bin, is not due.
  const stays = ({ place, leftOn }: KeptStudent) =>
    place === 'list' || (place === 'bin' && (leftOn === '' || leftOn >= lastDay));
  const ids = due.map(({ id }) => id);
  for (const id of sameStudents(await keptStudents(all), ids, stays).ids) await forgetStudent(all, id);
  return due.length;
}

function keysOfStudent({ name, email, phone }: StudentEntry): [name: string, ...contacts: string[]] {
  return [`name ${name.trim().toLowerCase()}`, ...contactKeys({ email, phone })];
}

function keysOfApplicant(application: Application): [name: string, ...contacts: string[]] {
  return [`name ${applicantName(application).trim().toLowerCase()}`, ...contactKeys(application)];
}

function contactKeys({ email, phone }: { email: string; phone: string }): string[] {
  return [
    ...(email === '' ? [] : [`email ${email.toLowerCase()}`]),
    ...(phone === '' ? [] : samePhoneDigits(phone).map((digits) => `phone ${digits}`)),
  ];
}

function dayOf(moment: Date): string {
  return inIndia(moment).toISOString().slice(0, 10);
}
