import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { typedReference } from '../../domain/hostel/application-reference.ts';
import { OPEN_STATES, isOpen } from '../../domain/hostel/application-state.ts';
import { type Application, applicationFields } from '../../domain/hostel/application.ts';
import {
  type ApplicationCredentials,
  type CorrectionRefusal,
  KEY_MINUTES,
  type OwnApplication,
  type OwnStep,
  type OwnStepResult,
  type OwnStudent,
  UNDO_HOURS,
  correctionEnd,
} from '../../domain/hostel/own-application.ts';
import { fieldsOfFamily, phonesOfFamily } from '../../domain/hostel/student.ts';
import { hiddenPhone, shownAgain } from '../../domain/values/hidden-phone.ts';
import { samePhoneDigits } from '../../domain/values/phone.ts';
import { textAsSeen } from '../../domain/values/text-as-seen.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { HandledApplication } from '../../storage/hostel/inbox-repository.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { theFamily } from '../log/log.ts';
import { newToken, tokenHash } from '../people/secret-token.ts';
import { ChangedMeanwhileError } from '../staff-error.ts';
import {
  applicationVersion,
  findHandledApplication,
  logApplication,
  noteWithdrawal,
  openApplication,
  ownRecord,
} from './application.ts';
import { takeOffPublicList } from './student.ts';

// More than fit into the field of the form.
const MOST_NUMBERS = 6;

/**
 * Whether the application with that reference has that phone number, as its only one or as one of several. Of several typed
 * numbers the first counts, so that an attempt is one guess. A wrong number and an unknown reference are the same work: one
 * query of one column, the same number of hashes and comparisons.
 */
export async function isOwnApplication(
  { inbox }: Pick<Repositories, 'inbox'>,
  { reference, phone }: ApplicationCredentials,
): Promise<boolean> {
  return hasNumber(await inbox.phoneOf(typedReference(reference)), phone);
}

function hasNumber(stored: string, phone: string): boolean {
  const typed = hashOf(samePhoneDigits(phone)[0]);
  const numbers = samePhoneDigits(stored);
  const places = Array.from({ length: MOST_NUMBERS }, (_, place) => numbers[place] ?? '');
  const same = places.filter((number) => timingSafeEqual(hashOf(number), typed));
  return same.some((number) => number !== '');
}

function hashOf(number: string): Buffer {
  return createHash('sha256').update(number).digest();
}

/**
 * Does what a family asks of the application that its key opens; undefined where the key is unknown or has ended. A new phone
 * number ends the keys of whoever knows the earlier one. Who has found the key does not learn the phone number, which would open the
 * application after its end.
 */
export async function takeStepByKey(
  repositories: Repositories,
  key: string,
  step: OwnStep,
  now = new Date(),
): Promise<OwnStepResult | undefined> {
  return repositories.inTransaction(async (all) => {
    const reference = await referenceOfKey(all, key, now);
    if (reference === undefined) return undefined;
    const phone = await all.inbox.phoneOf(reference);
    const result = await takeOwnStep(all, reference, step, now);
    if (result && result.application.phone !== phone)
      await endApplicationKeys(all, reference, { except: key });
    return result && withHiddenPhones(result);
  });
}

// In `student` stands what everybody reads on the list. A guardian often has the number of the application.
function withHiddenPhones({ application, stored, ...result }: OwnStepResult): OwnStepResult {
  const own = { ...application, phone: hiddenPhone(application.phone) };
  if (!stored) return { ...result, application: own };
  const opening = samePhoneDigits(application.phone);
  const hidden = (text: string) =>
    samePhoneDigits(text).some((number) => opening.includes(number)) ? hiddenPhone(text) : text;
  const phones = stored.student
    ? phonesOfFamily(stored.student).map(([name, text]) => [name, hidden(text)])
    : [];
  const student = stored.student && { ...stored.student, ...Object.fromEntries(phones) };
  return { ...result, application: own, stored: { ...stored, application: own, student } };
}

/** Does what a family asks of its application, and writes it to the log; undefined where there is none with that reference. */
export async function takeOwnStep(
  repositories: Repositories,
  reference: string,
  step: OwnStep,
  now = new Date(),
): Promise<OwnStepResult | undefined> {
  return repositories.inTransaction(async (all) => {
    if (!(await all.inbox.has(reference))) return undefined;
    const { application, notes } = await openApplication(all, theFamily, reference, now);
    const refusal = await take(all, application, step, now);
    const changed = await findHandledApplication(all, reference);
    const own = ownApplication(changed);
    const record = await ownRecord(all, changed);
    const entry = record && studentEntry(record);
    return {
      application: own,
      version: versionShown(changed),
      reopenable: (await stateToReopen(all, changed, now)) !== undefined,
      student: entry,
      ...(refusal && { refusal }),
      ...(step.name === 'download' && {
        stored: { application: own, notes: notes.length, student: entry },
      }),
    };
  });
}

async function take(
  all: Repositories,
  application: HandledApplication,
  step: OwnStep,
  now: Date,
): Promise<OwnStepResult['refusal']> {
  switch (step.name) {
    case 'show':
      return undefined;
    case 'download':
      await logApplication(all, theFamily, application, { action: 'download' }, now);
      return undefined;
    case 'correct':
      return correct(all, application, step, now);
    case 'withdraw':
      return withdraw(all, application, now);
    case 'reopen':
      return reopen(all, application, now);
    case 'leave-list': {
      const student = await ownRecord(all, application);
      // Whoever has been put on the list anew is not known by the application: anybody can send one in a student's name.
      if (!student) return 'unlisted';
      await takeOffPublicList(all, theFamily, student.id, now);
      return undefined;
    }
    case 'erase': {
      if (application.erasureAskedAt !== '') return undefined;
      await all.inbox.askForErasure(application.reference, now.toISOString());
      // An older backup knows nothing of it.
      await all.erasures.note('erasure-request', application.reference, now);
      await logApplication(all, theFamily, application, { action: 'ask-for-erasure' }, now);
      return undefined;
    }
  }
}

async function correct(
  all: Repositories,
  application: HandledApplication,
  { application: typed, version, presentPhone = '' }: Extract<OwnStep, { name: 'correct' }>,
  now: Date,
): Promise<CorrectionRefusal | undefined> {
  const { reference, phone: present } = application;
  const end = correctionEnd(application.state);
  const isChanged = version !== versionShown(application);
  const phone = shownAgain(typed.phone, present);
  if (phone === undefined) return end ?? (isChanged ? 'changed' : 'hidden-phone');
  // Whoever has found the address of the page must not keep the application. Any other answer would tell whether a guess is right.
  if (!end && hasOtherPhone(phone, present) && !hasNumber(present, presentPhone)) return 'unproved';
  const corrected = { ...typed, phone };
  const identical = await all.inbox.findIdentical(corrected);
  // Pressed twice.
  if (identical === reference) return undefined;
  if (end) return end;
  if (isChanged) return 'changed';
  if (identical !== undefined) return 'same';
  if (!(await all.inbox.correct(reference, corrected, 'new'))) throw new ChangedMeanwhileError();
  const change = { before: detailsOf(application), after: detailsOf(corrected) };
  await logApplication(all, theFamily, application, { action: 'correct', ...change }, now);
  return undefined;
}

// Numbers are compared as staff read them, who may dial any.
function hasOtherPhone(typed: string, stored: string): boolean {
  const present = samePhoneDigits(textAsSeen(stored));
  return samePhoneDigits(textAsSeen(typed)).some((number) => !present.includes(number));
}

async function withdraw(
  all: Repositories,
  application: HandledApplication,
  now: Date,
): Promise<'decided' | undefined> {
  const { reference, state } = application;
  if (state === 'withdrawn') return undefined;
  if (!isOpen(state)) return 'decided';
  const after = { state: 'withdrawn' as const, stateSince: now.toISOString() };
  if (!(await all.inbox.change(reference, state, after))) throw new ChangedMeanwhileError();
  await noteWithdrawal(all, application, now);
  const change = { before: { state }, after: { state: after.state } };
  await logApplication(all, theFamily, application, { action: 'withdraw', ...change }, now);
  return undefined;
}

async function reopen(
  all: Repositories,
  application: HandledApplication,
  now: Date,
): Promise<'late' | undefined> {
  const { reference, state } = application;
  // Pressed twice.
  if (isOpen(state)) return undefined;
  const before = await stateToReopen(all, application, now);
  if (before === undefined) return 'late';
  const after = { state: before, stateSince: now.toISOString() };
  if (!(await all.inbox.change(reference, state, after))) throw new ChangedMeanwhileError();
  // An older backup would withdraw it again.
  await all.erasures.note('reopening', reference, now);
  const change = { before: { state }, after: { state: before } };
  await logApplication(all, theFamily, application, { action: 'reopen', ...change }, now);
  return undefined;
}

async function stateToReopen(all: Repositories, application: HandledApplication, now: Date) {
  const { stateSince, erasureAskedAt } = application;
  const isLate = now.getTime() > Date.parse(stateSince) + UNDO_HOURS * 3_600_000;
  return isLate || erasureAskedAt !== '' ? undefined : stateBeforeWithdrawal(all, application);
}

// Of what the form shows: from the version of a whole number, whoever has found the key could work that out.
function versionShown(application: Application): string {
  return applicationVersion({ ...application, phone: hiddenPhone(application.phone), erasureAskedAt: '' });
}

function detailsOf(application: Application): Application {
  return Object.fromEntries(applicationFields.map((field) => [field, application[field]])) as Application;
}

// Named one by one: what staff keep besides is never the family's by being new.
function ownApplication(application: HandledApplication): OwnApplication {
  const { reference, receivedAt, language, state, stateSince } = application;
  const { noticeVersion, noticeAt, erasureAskedAt } = application;
  const handling = { reference, receivedAt, language, state, stateSince };
  return { ...detailsOf(application), ...handling, noticeVersion, noticeAt, erasureAskedAt };
}

// A field that is new is not the family's; how a consent was checked is a note of staff.
function studentEntry({ student, leftOn, offListOn, consent }: Student): OwnStudent {
  const entry = { ...fieldsOfFamily(student), leftOn, offListOn };
  if (!consent) return { ...entry, consent };
  const { givenBy, givenOn, until } = consent;
  return { ...entry, consent: { givenBy, givenOn, until } };
}

const PURPOSE = 'application ';

/** A new key to an application, for a family that has proved that it is theirs. Only the hash of the key is stored. */
export async function newApplicationKey(
  { challenges }: Pick<Repositories, 'challenges'>,
  reference: string,
  now = new Date(),
): Promise<string> {
  const key = newToken();
  const expiresAt = new Date(now.getTime() + KEY_MINUTES * 60_000).toISOString();
  const challenge = { challenge: tokenHash(key), purpose: PURPOSE + reference, expiresAt };
  await challenges.add(challenge, now.toISOString());
  return key;
}

/** The reference of the application that a key opens; undefined for a key that is unknown or has ended. */
export async function referenceOfKey(
  { challenges }: Pick<Repositories, 'challenges'>,
  key: string,
  now = new Date(),
): Promise<string | undefined> {
  const purpose = await challenges.purposeOf(tokenHash(key), now.toISOString());
  return purpose?.startsWith(PURPOSE) ? purpose.slice(PURPOSE.length) : undefined;
}

/** Ends the keys to an application, but for the one that is named. */
export async function endApplicationKeys(
  { challenges }: Pick<Repositories, 'challenges'>,
  reference: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await challenges.removeOf(PURPOSE + reference, except === undefined ? {} : { except: tokenHash(except) });
}

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
