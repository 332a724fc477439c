import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import {
  ERASED_KINDS,
  type ErasedKind,
  type Erasure,
  erasureHash,
} from '../../backend/repositories/staff/erasure-repository.ts';
import { theSite } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { forgetApplication } from './forget-application.ts';
import { forgetStudent } from './forget-student.ts';
import {
  repeatMakerConsents,
  repeatPictureConsents,
  repeatStudentConsents,
  type Times,
} from './repeat-consents.ts';
import {
  repeatErasureRequests,
  repeatRemovals,
  repeatReopenings,
  repeatResets,
  repeatRoles,
  repeatWithdrawals,
} from './repeat-decisions.ts';

const ALL = { offset: 0, limit: 1_000_000 };

// A consent that was given again is in the backup with its new day, and so are new ways to sign in; the copy of a large site takes a while.
const MARGIN_MS = 60 * 60 * 1000;

const GIVEN_AGAIN: ReadonlySet<ErasedKind> = new Set([
  'student-consent',
  'picture-consent',
  'maker-consent',
  'person-reset',
  'person-role',
]);

const repeat: Readonly<Record<ErasedKind, (all: Repositories, times: Times) => Promise<number>>> = {
  application: repeatApplications,
  student: repeatStudents,
  withdrawal: repeatWithdrawals,
  reopening: repeatReopenings,
  'erasure-request': repeatErasureRequests,
  'student-consent': repeatStudentConsents,
  'picture-consent': repeatPictureConsents,
  'maker-consent': repeatMakerConsents,
  person: repeatRemovals,
  'person-reset': repeatResets,
  'person-role': repeatRoles,
};

/**
 * Erases, takes back and asks again what a restored backup of the ISO time `madeAt` has undone, and logs how much of each kind; call it in
 * the transaction that restores.
 */
export async function repeatErasures(
  all: Repositories,
  madeAt: string,
  now = new Date(),
): Promise<Partial<Record<ErasedKind, number>>> {
  const erasures = await all.erasures.all();
  const since = new Date(Date.parse(madeAt) - MARGIN_MS).toISOString();
  const repeated: Partial<Record<ErasedKind, number>> = {};
  // Of the two the last one counts. A hash is of its kind, so that these have no effect on other kinds.
  const withdrawals = erasures.filter(({ kind }) => kind === 'withdrawal' || kind === 'reopening');
  for (const kind of ERASED_KINDS) {
    const later = erasures.filter(
      (each) => each.kind === kind && (!GIVEN_AGAIN.has(kind) || each.at >= since),
    );
    const count = later.length > 0 ? await repeat[kind](all, lastTimes([...later, ...withdrawals])) : 0;
    if (count > 0) repeated[kind] = count;
  }
  if (Object.keys(repeated).length > 0) {
    const change = { action: 'repeat-erasures', kind: 'site', id: '', name: '', after: repeated } as const;
    await logChange(all, theSite, change, now);
  }
  return repeated;
}

function lastTimes(erasures: readonly Erasure[]): Times {
  return new Map(erasures.map(({ hash, at }) => [hash, at]));
}

async function repeatApplications(all: Repositories, times: Times): Promise<number> {
  const received = new Map(
    (await all.inbox.receipts()).map(({ reference, receivedAt }) => [reference, receivedAt]),
  );
  const binned = (await all.bin.all()).filter(({ kind }) => kind === 'application');
  const logged = await all.logForgetting.entryIds('application');
  const references = new Set([...received.keys(), ...binned.map(({ entryId }) => entryId), ...logged]);
  let count = 0;
  for (const reference of references) {
    const erasedAt = times.get(erasureHash('application', reference));
    // A later application may have got the same reference by chance.
    if (erasedAt === undefined || (received.get(reference) ?? '') > erasedAt) continue;
    const { applications, inBin } = await forgetApplication(all, reference);
    count += applications + inBin > 0 ? 1 : 0;
  }
  return count;
}

async function repeatStudents(all: Repositories, times: Times): Promise<number> {
  const kept = (await all.students.page({}, ALL)).map(({ id }) => id);
  const binned = (await all.bin.all()).filter(({ kind }) => kind === 'student').map(({ entryId }) => entryId);
  const present = new Set([...kept, ...binned]);
  const ids = new Set([...present, ...(await all.logForgetting.entryIds('student'))]);
  const erased = [...ids].filter((id) => times.has(erasureHash('student', id)));
  for (const id of erased) await forgetStudent(all, id);
  return erased.filter((id) => present.has(id)).length;
}
