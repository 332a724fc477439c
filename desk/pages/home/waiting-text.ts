import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { mailProblemText } from '../../../back-office/mail/mail-problem.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { pluralText } from '../../../domain/plural.ts';
import { addresses } from '../../addresses.ts';
import type { Desk } from '../../desk-context.ts';
import { timeText } from '../../layout/time-text.ts';
import { logAddress } from '../log/asked-log.ts';
import { textTitle } from '../texts/text-title.ts';
import type { HomeFound } from './read-home.ts';

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

type WordedDesk = Pick<Desk, 'messages' | 'language' | 'enrolledAccess'>;

const draftLists: Readonly<Record<keyof DeskMessages['home']['drafts'], string>> = {
  product: `${addresses.products}?state=draft`,
  'home-product': addresses.homeProducts,
  'gallery-picture': addresses.gallery,
  text: addresses.texts,
};

/** The sentences of the first page, but for those about new applications; only owners can do something about the backup. */
export function waitingLines(desk: WordedDesk, found: HomeFound, isOwner: boolean): WaitingLine[] {
  const messages = desk.messages.home;
  return [
    ...erasureLines(messages, found),
    ...draftLines(messages, found),
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

function draftLines(messages: DeskMessages['home'], { drafts }: HomeFound): WaitingLine[] {
  const kinds = Object.keys(draftLists) as (keyof typeof draftLists)[];
  return kinds
    .filter((kind) => (drafts[kind] ?? 0) > 0)
    .map((kind) => ({
      key: `drafts ${kind}`,
      text: pluralText(messages.drafts[kind], drafts[kind] ?? 0),
      to: draftLists[kind],
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
  const lists = { student: addresses.students, picture: addresses.gallery };
  return (['student', 'picture'] as const).flatMap((kind) => {
    const count = consents.filter((each) => each.kind === kind).length;
    if (count === 0) return [];
    const text = pluralText(texts[kind], count);
    return [{ key: `consents ${kind}`, text, to: lists[kind], isTrouble: false, place: 'waits' }];
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
  { backup, backupTest: test, isBackupOfFuture }: HomeFound,
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
  return line(fillIn(test ? texts.tested : texts.untested, { time }), false);
}
