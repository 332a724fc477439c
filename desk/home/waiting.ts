import {
  type LastBackup,
  type LastBackupTest,
  isOverdue,
  readBackupStatus,
} from '../../back-office/backup/backup-state.ts';
import { type ClockDoubt, clockDoubt } from '../../back-office/backup/clock-doubt.ts';
import { lastGoodBackup } from '../../back-office/backup/stored-backups.ts';
import {
  type ConsentToRenew,
  picturesToRenew,
  studentsToRenew,
} from '../../back-office/consents/consents-to-renew.ts';
import {
  FIRST_STEPS,
  type SamplesLeft,
  areFirstStepsPutAway,
  firstSteps,
} from '../../back-office/home/first-steps.ts';
import { shownWithoutConsent } from '../../back-office/hostel/student-lists.ts';
import { type MailFailure, mailProblemText, readMailFailure } from '../../back-office/people/staff-mail.ts';
import { type OverdueErasures, overdueErasures } from '../../back-office/privacy/overdue-erasures.ts';
import { changedGuardedFacts } from '../../back-office/texts/edit-texts.ts';
import { isTextPage } from '../../back-office/texts/text-pages.ts';
import { answerDue } from '../../domain/hostel/own-application.ts';
import { fillIn, pluralText } from '../../domain/values/fill-in.ts';
import { isInFuture } from '../../domain/values/in-future.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { workingDaysBetween } from '../../domain/values/working-days.ts';
import type { HandledApplication } from '../../storage/hostel/inbox-repository.ts';
import type { StoredLogEntry } from '../../storage/log/log-repository.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import type { Facts } from '../../texts/schemas/facts.ts';
import { consentLists } from '../consents/consents.tsx';
import { type Section, addresses, isSectionThere } from '../layout/addresses.ts';
import type { Desk, DeskRequest } from '../layout/desk-context.ts';
import { timeText, todayInIndia } from '../layout/time-text.ts';
import { logAddress } from '../log/log.tsx';
import { textTitle } from '../texts/text-names.tsx';

/** How many applications the first page names. */
const NAMED = 5;

/** An application that nobody has looked at, with the working days since it came, and whether the day of its answer has passed. */
export type WaitingApplication = HandledApplication & { days: number; cameToday: boolean; isLate: boolean };

/** The data of the desk's first page. */
type HomeFound = {
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
  /** When the last good backup was made, where that is so long ago that nights must have gone by without one. */
  overdueSince: string | undefined;
  backupTest: LastBackupTest | undefined;
  mailFailure: MailFailure | undefined;
  /** The changes of the last seven days to where calls, orders, worries and visitors go; owners only are told. */
  changedFacts: readonly StoredLogEntry[];
  /** The consents that have ended or end soon. */
  consents: readonly ConsentToRenew[];
  erasures: OverdueErasures;
  /** How many students visitors see without a consent. */
  shownWithoutConsent: number;
};

/** Reads what the first page tells of. */
export async function readHome(c: DeskRequest): Promise<HomeFound> {
  const { repositories, inUse, backups, content, contentSamples, enrolledAccess, now } = c.get('desk');
  const { facts, gallery } = await content();
  const today = todayInIndia(c);
  const samplesOfContent = await contentSamples();
  const isOwner = c.get('signedIn').person.role === 'owner';
  const [
    newApplications,
    doubt,
    drafts,
    textDrafts,
    steps,
    isPutAway,
    backup,
    mailFailure,
    changedFacts,
    students,
    erasures,
    listed,
    lastGood,
  ] = await Promise.all([
    oldestNew(c, facts),
    clockDoubt(repositories, now()),
    repositories.drafts.counts(),
    repositories.drafts.all('text'),
    firstSteps(repositories, { facts, contentSamples: samplesOfContent, enrolledAccess }),
    areFirstStepsPutAway(repositories),
    readBackupStatus(repositories),
    readMailFailure(repositories),
    isOwner ? changedGuardedFacts(repositories, now()) : [],
    studentsToRenew(repositories, today),
    overdueErasures(repositories, now()),
    shownWithoutConsent(repositories, enrolledAccess, today),
    lastGoodBackup(repositories, now()),
  ]);
  return {
    newApplications,
    clockDoubt: doubt,
    drafts: { ...drafts, text: textDrafts.filter(({ entryId }) => isTextPage(entryId, inUse)).length },
    samples: steps.samples,
    stepsLeft: isPutAway ? 0 : FIRST_STEPS.filter((step) => !steps.done[step]).length,
    backup: backup.backup,
    isBackupOfFuture: backup.backup !== undefined && isInFuture(backup.backup.at, now()),
    overdueSince: backups.at !== undefined && lastGood && isOverdue(lastGood, now()) ? lastGood : undefined,
    backupTest: backup.test,
    mailFailure,
    changedFacts,
    consents: [...students, ...picturesToRenew(gallery, today)],
    erasures,
    shownWithoutConsent: listed,
  };
}

async function oldestNew(c: DeskRequest, facts: Facts) {
  const { inbox } = c.get('desk').repositories;
  const { new: total } = await inbox.counts();
  if (total === 0) return { oldest: [], total };
  const applications = await inbox.oldest('new', NAMED);
  const today = todayInIndia(c);
  const oldest = applications.map((application) => {
    const came = dayInIndia(application.receivedAt);
    const days = workingDaysBetween(came, today, facts);
    const isLate = answerDue(application, facts, today)?.isLate === true;
    return { ...application, cameToday: came === today, days, isLate };
  });
  return { oldest, total };
}

/** A sentence of the first page; it leads to where something can be done about it, if that is anywhere. */
export type WaitingLine = {
  key: string;
  text: string;
  to: string | undefined;
  /** Whether something went wrong. */
  isTrouble: boolean;
  /** Among what waits, or below the tasks among what is to be known of the site. */
  place: 'waits' | 'site';
};

type WordedDesk = Pick<Desk, 'messages' | 'language' | 'enrolledAccess' | 'inUse'>;

/** The sentences of the first page, but for those about new applications; only owners can do something about the backup. */
export function waitingLines(desk: WordedDesk, found: HomeFound, isOwner: boolean): WaitingLine[] {
  const messages = desk.messages.home;
  return [
    ...erasureLines(messages, found),
    ...draftLines(desk, found),
    ...sampleLines(messages, found),
    ...consentLines(messages, found),
    ...mailLines(desk, found),
    ...factLines(desk, found),
    ...studentListLines(desk, found),
    backupLine(desk, found, isOwner),
  ];
}

function erasureLines({ erasures: texts }: DeskMessages['home'], { erasures }: HomeFound): WaitingLine[] {
  const counts = { late: erasures.late, waiting: erasures.waiting - erasures.late };
  return (['late', 'waiting'] as const)
    .filter((urgency) => counts[urgency] > 0)
    .map((urgency) => ({
      key: `erasures ${urgency}`,
      text: pluralText(texts[urgency], counts[urgency]),
      to: addresses.applications,
      isTrouble: urgency === 'late',
      place: 'waits',
    }));
}

const draftSections = {
  product: 'products',
  'home-product': 'homeProducts',
  'gallery-picture': 'gallery',
  document: 'documents',
  text: 'texts',
} as const satisfies Record<keyof DeskMessages['home']['drafts'], Section>;

function draftLines({ messages, inUse }: WordedDesk, { drafts }: HomeFound): WaitingLine[] {
  const kinds = Object.keys(draftSections) as (keyof typeof draftSections)[];
  return kinds
    .filter((kind) => (drafts[kind] ?? 0) > 0 && isSectionThere(draftSections[kind], inUse))
    .map((kind) => ({
      key: `drafts ${kind}`,
      text: pluralText(messages.home.drafts[kind], drafts[kind] ?? 0),
      to: `${addresses[draftSections[kind]]}${kind === 'product' ? '?state=draft' : ''}`,
      isTrouble: false,
      place: 'waits',
    }));
}

function sampleLines(messages: DeskMessages['home'], { samples }: HomeFound): WaitingLine[] {
  const parts = [
    [messages.sampleTexts, samples.texts] as const,
    [messages.samplePictures, samples.pictures] as const,
    [messages.sampleEntries, samples.entries] as const,
  ].filter(([, count]) => count > 0);
  if (parts.length === 0) return [];
  const list = parts.map(([forms, count]) => pluralText(forms, count)).join(', ');
  const text = fillIn(messages.samples, { list });
  return [{ key: 'samples', text, to: addresses.firstSteps, isTrouble: false, place: 'waits' }];
}

function consentLines({ consents: texts }: DeskMessages['home'], { consents }: HomeFound): WaitingLine[] {
  return (['student', 'picture'] as const).flatMap((kind) => {
    const count = consents.filter((each) => each.kind === kind).length;
    if (count === 0) return [];
    const text = pluralText(texts[kind], count);
    return [{ key: `consents ${kind}`, text, to: consentLists[kind], isTrouble: false, place: 'waits' }];
  });
}

function mailLines({ messages, language }: WordedDesk, { mailFailure }: HomeFound): WaitingLine[] {
  if (!mailFailure) return [];
  const { at } = mailFailure;
  const problem = mailProblemText(messages.mail, mailFailure.problem);
  const text = fillIn(messages.home.mail, { time: timeText(at, language), problem });
  return [{ key: 'mail', text, to: addresses.myDevices, isTrouble: true, place: 'waits' }];
}

function factLines(desk: WordedDesk, { changedFacts }: HomeFound): WaitingLine[] {
  return changedFacts.map(({ id, personName: person, entryId, entryName, at }) => ({
    key: `fact ${id}`,
    text: fillIn(desk.messages.home.factChanged, {
      person,
      text: textTitle(desk, entryId) ?? entryName,
      time: timeText(at, desk.language),
    }),
    to: logAddress(addresses.log, { entry: entryId }),
    isTrouble: false,
    place: 'waits',
  }));
}

function studentListLines(
  { messages, enrolledAccess }: WordedDesk,
  { shownWithoutConsent: count }: HomeFound,
): WaitingLine[] {
  if (count === 0) return [];
  const { masked, open } = messages.home.studentList;
  const text = pluralText(enrolledAccess === 'masked' ? masked : open, count);
  return [
    { key: 'student list', text, to: `${addresses.students}?consent=no`, isTrouble: false, place: 'site' },
  ];
}

function backupLine(
  { messages, language }: WordedDesk,
  { backup, backupTest: test, isBackupOfFuture, overdueSince }: HomeFound,
  isOwner: boolean,
): WaitingLine {
  const line = (text: string, isTrouble: boolean): WaitingLine => ({
    key: 'backup',
    text,
    to: isOwner ? addresses.backup : undefined,
    isTrouble,
    place: isTrouble ? 'waits' : 'site',
  });
  const { backup: texts } = messages.home;
  const problem = test && !test.ok ? (test.problem ?? '') : undefined;
  if (test && problem !== undefined && test.file === '')
    return line(fillIn(texts.notMade, { time: timeText(test.at, language), problem }), true);
  if (!backup) return line(texts.none, true);
  const time = timeText(backup.at, language);
  if (isBackupOfFuture) return line(fillIn(texts.future, { time }), true);
  if (problem !== undefined) return line(fillIn(texts.failed, { time, problem }), true);
  if (overdueSince !== undefined)
    return line(fillIn(texts.overdue, { time: timeText(overdueSince, language) }), true);
  return line(fillIn(test ? texts.tested : texts.untested, { time }), false);
}
