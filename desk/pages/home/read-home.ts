import {
  readBackupStatus,
  type LastBackup,
  type LastBackupTest,
} from '../../../back-office/backup/backup-status.ts';
import { type ClockDoubt, clockDoubt } from '../../../back-office/clock/clock-doubt.ts';
import {
  type ConsentToRenew,
  picturesToRenew,
  studentsToRenew,
} from '../../../back-office/consents/consents-to-renew.ts';
import { overdueErasures, type OverdueErasures } from '../../../back-office/erasure/overdue-erasures.ts';
import { FIRST_STEPS, firstSteps, type SamplesLeft } from '../../../back-office/first-steps/first-steps.ts';
import { areFirstStepsPutAway } from '../../../back-office/first-steps/put-away-first-steps.ts';
import { type MailFailure, readMailFailure } from '../../../back-office/mail/mail-failure.ts';
import { changedGuardedFacts } from '../../../back-office/texts/guarded-facts.ts';
import { shownWithoutConsent } from '../../../back-office/students/shown-without-consent.ts';
import type { HandledApplication } from '../../../backend/repositories/inbox-repository.ts';
import type { StoredLogEntry } from '../../../backend/repositories/staff/log-repository.ts';
import { isInFuture } from '../../../domain/in-future.ts';
import { dayInIndia, workingDaysBetween } from '../../../domain/working-days.ts';
import type { DeskRequest } from '../../desk-context.ts';

/** How many applications the first page names. */
const NAMED = 5;

/** An application that nobody has looked at, with the working days since it came. */
export type WaitingApplication = HandledApplication & { days: number; cameToday: boolean };

/** The data of the desk's first page. */
export type HomeFound = {
  /** The new applications that have waited longest, the oldest first, and how many there are. */
  newApplications: { oldest: readonly WaitingApplication[]; total: number };
  /** Why nothing is removed, where the clock is not believed. */
  clockDoubt: ClockDoubt | undefined;
  drafts: Readonly<Record<string, number>>;
  samples: SamplesLeft;
  /** How many of the first steps are left; 0 where they were put away. */
  stepsLeft: number;
  backup: LastBackup | undefined;
  /** Whether a wrong clock dated the last backup, so that it tells nothing. */
  isBackupOfFuture: boolean;
  backupTest: LastBackupTest | undefined;
  mailFailure: MailFailure | undefined;
  /** The changes of the last seven days to where calls, orders and worries go; owners only are told. */
  changedFacts: readonly StoredLogEntry[];
  /** The consents that have ended or end soon. */
  consents: readonly ConsentToRenew[];
  erasures: OverdueErasures;
  /** How many students visitors see without a consent. */
  shownWithoutConsent: number;
};

/** Reads what the first page tells of. */
export async function readHome(c: DeskRequest): Promise<HomeFound> {
  const { repositories, content, contentSamples, enrolledAccess, now } = c.get('desk');
  const { facts, gallery } = await content();
  const today = dayInIndia(now().toISOString());
  const samplesOfContent = await contentSamples();
  const isOwner = c.get('signedIn').person.role === 'owner';
  const [
    newApplications,
    doubt,
    drafts,
    steps,
    isPutAway,
    backup,
    mailFailure,
    changedFacts,
    students,
    erasures,
    listed,
  ] = await Promise.all([
    oldestNew(c, facts.holidays, now()),
    clockDoubt(repositories, now()),
    repositories.drafts.counts(),
    firstSteps(repositories, { facts, contentSamples: samplesOfContent, enrolledAccess }),
    areFirstStepsPutAway(repositories),
    readBackupStatus(repositories),
    readMailFailure(repositories),
    isOwner ? changedGuardedFacts(repositories, now()) : [],
    studentsToRenew(repositories, today),
    overdueErasures(repositories, now()),
    shownWithoutConsent(repositories, enrolledAccess, today),
  ]);
  return {
    newApplications,
    clockDoubt: doubt,
    drafts,
    samples: steps.samples,
    stepsLeft: isPutAway ? 0 : FIRST_STEPS.filter((step) => !steps.done[step]).length,
    backup: backup.backup,
    isBackupOfFuture: backup.backup !== undefined && isInFuture(backup.backup.at, now()),
    backupTest: backup.test,
    mailFailure,
    changedFacts,
    consents: [...students, ...picturesToRenew(gallery, today)],
    erasures,
    shownWithoutConsent: listed,
  };
}

async function oldestNew(c: DeskRequest, holidays: readonly string[], now: Date) {
  const { inbox } = c.get('desk').repositories;
  const { new: total } = await inbox.counts();
  if (total === 0) return { oldest: [], total };
  const applications = await inbox.oldest('new', NAMED);
  const today = dayInIndia(now.toISOString());
  const oldest = applications.map((application) => {
    const came = dayInIndia(application.receivedAt);
    return { ...application, cameToday: came === today, days: workingDaysBetween(came, today, holidays) };
  });
  return { oldest, total };
}
