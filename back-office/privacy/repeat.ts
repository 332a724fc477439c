import * as v from 'valibot';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { studentIdentity } from '../../storage/hostel/student-identity.ts';
import {
  ERASED_KINDS,
  type ErasedKind,
  type Erasure,
  erasureHash,
} from '../../storage/privacy/erasure-repository.ts';
import { isEndedBy, noConsent } from '../consents/taken-back.ts';
import type { ConsentedKind } from '../entries/edited-entry.ts';
import { galleryKind, type RestoredGallery } from '../gallery/gallery-kind.ts';
import { forgetStudent } from '../hostel/forget.ts';
import { keptStudents } from '../hostel/kept-students.ts';
import { logChange, theSite } from '../log/log.ts';
import { giveRolesAgain, removePeopleAgain, resetPeopleAgain } from '../people/people.ts';
import { productKind } from '../shop/products.ts';
import {
  type Erased,
  repeatApplications,
  repeatErasureRequests,
  repeatReopenings,
  repeatWithdrawals,
} from './repeat-applications.ts';

const GIVEN_AGAIN: ReadonlySet<ErasedKind> = new Set([
  'student-consent',
  'picture-consent',
  'maker-consent',
  'person-reset',
  'person-role',
]);

const WITHDRAWAL_KINDS: ReadonlySet<ErasedKind> = new Set(['withdrawal', 'reopening', 'stay']);

/** How many entries of each kind were erased, taken back or asked again; kinds of which none were are left out. */
export type ErasedAgain = Partial<Record<ErasedKind, number>>;

/**
 * Erases, takes back and asks again what a copy of older data has undone, and logs how much of each kind; call it in the transaction
 * that copies. The copied data have the result of the erasures `known` to them: a consent that was given again since then stays,
 * and so do a new way to sign in and a role. All that they hold was there before any other erasure, whatever a wrong clock wrote.
 */
export async function repeatErasures(
  all: Repositories,
  { known, picturesOfFiles, filesLed }: RestoredGallery & { known: readonly Erasure[] },
  now = new Date(),
): Promise<ErasedAgain> {
  const erasures = await all.erasures.all();
  const knownRows = new Set(known.map(({ hash, at }) => `${hash} ${at}`));
  const isKnown = ({ hash, at }: Erasure) => knownRows.has(`${hash} ${at}`);
  const repeated: ErasedAgain = {};
  // The files know nothing of what was taken back.
  const isOfFiles = (kind: ErasedKind) => kind === 'picture-consent' && filesLed;
  const isGivenAgain = (kind: ErasedKind) => GIVEN_AGAIN.has(kind) && !isOfFiles(kind);
  // One tells what becomes of another. A hash is of its kind, so that these have no effect on other kinds.
  const withdrawals = erasures.filter(({ kind }) => WITHDRAWAL_KINDS.has(kind));
  for (const kind of ERASED_KINDS) {
    const later = erasures.filter((each) => each.kind === kind && !(isGivenAgain(kind) && isKnown(each)));
    if (later.length === 0) continue;
    const times = new Map([...later, ...withdrawals].map(({ hash, at }) => [hash, at]));
    const unknown = new Set(
      isOfFiles(kind) ? [] : later.filter((each) => !isKnown(each)).map(({ hash }) => hash),
    );
    const count = await repeat[kind](all, { times, unknown, picturesOfFiles });
    if (count > 0) repeated[kind] = count;
  }
  if (Object.keys(repeated).length > 0) {
    const change = { action: 'repeat-erasures', kind: 'site', id: '', name: '', after: repeated } as const;
    await logChange(all, theSite, change, now);
  }
  return repeated;
}

// Each gives how many it has erased, taken back or changed.
type Repeat = (all: Repositories, erased: Erased) => Promise<number>;

const repeat: Readonly<Record<ErasedKind, Repeat>> = {
  withdrawal: repeatWithdrawals,
  // It only tells who does not leave with a withdrawal.
  stay: () => Promise.resolve(0),
  application: repeatApplications,
  student: repeatStudents,
  'binned-student': repeatBinnedStudents,
  reopening: repeatReopenings,
  'erasure-request': repeatErasureRequests,
  'student-consent': repeatStudentConsents,
  'off-list': repeatLeavingLists,
  'off-list-person': repeatLeavingPersons,
  'picture-consent': repeatPictureConsents,
  'maker-consent': repeatMakerConsents,
  person: (all, { times }) => removePeopleAgain(all, times),
  'person-reset': (all, { times }) => resetPeopleAgain(all, times),
  'person-role': (all, { times }) => giveRolesAgain(all, times),
};

async function repeatStudents(all: Repositories, { times }: Erased): Promise<number> {
  const kept = await keptStudents(all);
  const stored = new Set(kept.flatMap(({ place, id }) => (place === 'log' ? [] : [id])));
  for (const { entryId } of await all.bin.all('student')) stored.add(entryId);
  const ids = [...stored, ...(await all.logForgetting.entryIds('student'))];
  const erased = new Set(ids.filter((id) => times.has(erasureHash('student', id))));
  for (const { place, id, student, since } of kept) {
    const erasedAt = times.get(erasureHash('student', studentIdentity(student)));
    // Whoever was added later has come back.
    if (erasedAt === undefined || since > erasedAt) continue;
    // The log may tell of somebody else whom a record was of before.
    if (place === 'log' && stored.has(id)) await all.logForgetting.forget('student', id);
    else erased.add(id);
  }
  for (const id of erased) {
    await forgetStudent(all, id);
    await all.erasures.forgetOffListPerson(id);
  }
  return [...erased].filter((id) => stored.has(id)).length;
}

async function repeatBinnedStudents(all: Repositories, { times }: Erased): Promise<number> {
  const listed = (await all.students.all()).map(({ id }) => id);
  const binned = (await all.bin.all('student')).map(({ entryId }) => entryId);
  const stored = new Set([...listed, ...binned]);
  const ids = new Set([...stored, ...(await all.logForgetting.entryIds('student'))]);
  const gone = [...ids].filter((id) => times.has(erasureHash('binned-student', id)));
  for (const id of gone) await forgetStudent(all, id);
  return gone.filter((id) => stored.has(id)).length;
}

async function repeatStudentConsents(all: Repositories, erased: Erased): Promise<number> {
  const isTakenBack = takenBack('student-consent', erased);
  const changed = new Set<string>();
  for (const record of await all.students.all({ consent: true })) {
    if (!isTakenBack(record.id, record.consent?.givenOn ?? '')) continue;
    await all.students.save({ ...record, consent: undefined }, new Date().toISOString());
    changed.add(record.id);
  }
  for (const { id, entryId, data } of await all.bin.all('student')) {
    const reading = v.safeParse(binnedStudent, data);
    if (!reading.success || !isTakenBack(entryId, reading.output.consent.givenOn)) continue;
    const { consent: _, ...kept } = reading.output;
    await all.bin.change(id, JSON.stringify(kept));
    changed.add(entryId);
  }
  return changed.size;
}

async function repeatLeavingLists(all: Repositories, { times }: Erased): Promise<number> {
  const changed = new Set<string>();
  const dayOf = (id: string) => {
    const at = times.get(erasureHash('off-list', id));
    return at === undefined ? undefined : dayInIndia(at);
  };
  for (const record of await all.students.all()) {
    const offListOn = dayOf(record.id);
    if (offListOn === undefined || record.offListOn !== '') continue;
    await all.students.save({ ...record, offListOn }, new Date().toISOString());
    changed.add(record.id);
  }
  for (const { id, entryId, data } of await all.bin.all('student')) {
    const reading = v.safeParse(listedStudent, data);
    const offListOn = dayOf(entryId);
    if (offListOn === undefined || !reading.success || reading.output.offListOn !== '') continue;
    await all.bin.change(id, JSON.stringify({ ...reading.output, offListOn }));
    changed.add(entryId);
  }
  return changed.size;
}

// Of whom the backup has another record.
async function repeatLeavingPersons(all: Repositories): Promise<number> {
  let count = 0;
  for (const record of await all.students.all()) {
    if (record.offListOn !== '' || (await all.students.offListDay(record.student)) === '') continue;
    // It asks for the day itself.
    await all.students.save(record, new Date().toISOString());
    count += 1;
  }
  return count;
}

function repeatPictureConsents(all: Repositories, erased: Erased): Promise<number> {
  const kind = galleryKind(erased.picturesOfFiles);
  return takeConsents(all, kind, takenBack('picture-consent', erased));
}

function repeatMakerConsents(all: Repositories, erased: Erased): Promise<number> {
  return takeConsents(all, productKind, takenBack('maker-consent', erased));
}

/** Whether the consent of a thing that was given on a day, an ISO date or '', was taken back since. */
type IsTakenBack = (id: string, givenOn: string) => boolean;

function takenBack(kind: ErasedKind, { times, unknown }: Erased): IsTakenBack {
  return (id, givenOn) => {
    const hash = erasureHash(kind, id);
    const at = times.get(hash);
    return at !== undefined && (unknown.has(hash) || isEndedBy(givenOn, at));
  };
}

const json = v.pipe(v.string(), v.parseJson());

const listedStudent = v.pipe(json, v.looseObject({ offListOn: v.optional(v.string(), '') }));

const binnedStudent = v.pipe(
  json,
  v.looseObject({ consent: v.looseObject({ givenOn: v.fallback(v.string(), '') }) }),
);

const formSchema = v.looseObject({
  consentGivenBy: v.fallback(v.string(), ''),
  consentGivenOn: v.fallback(v.string(), ''),
});

const draftSchema = v.pipe(json, v.looseObject({ form: formSchema }));
const binnedSchema = v.pipe(
  json,
  v.looseObject({
    published: v.optional(v.unknown()),
    draft: v.optional(v.looseObject({ form: formSchema })),
  }),
);

async function takeConsents<Item, Form>(
  all: Repositories,
  { kind, listOf, itemSchema, idOf, consent }: ConsentedKind<Item, Form>,
  isTakenBack: IsTakenBack,
): Promise<number> {
  const list = listOf(all);
  // Undefined where it has none that was taken back. Under another id, too, what shows the same picture or maker: nobody can tell
  // whether an entry of a backup was there when the consent was taken back.
  const without = (item: Item) => {
    const given = consent.of(item);
    if (given === 'missing') return undefined;
    const givenOn = typeof given === 'object' ? given.givenOn : '';
    const isOut = [idOf(item), ...consent.whose(item)].some((each) => isTakenBack(each, givenOn));
    return isOut ? consent.without(item) : undefined;
  };
  const published = (await list.all()).flatMap((item) => without(item) ?? []);
  if (published.length > 0) {
    await list.lock();
    await list.save(published);
  }
  const changed = new Set(published.map(idOf));

  const isInForm = (id: string, form: v.InferOutput<typeof formSchema>) =>
    form.consentGivenBy !== '' && isTakenBack(id, form.consentGivenOn);

  for (const draft of await all.drafts.all(kind)) {
    const reading = v.safeParse(draftSchema, draft.data);
    if (!reading.success || !isInForm(draft.entryId, reading.output.form)) continue;
    const data = { ...reading.output, form: { ...reading.output.form, ...noConsent } };
    await all.drafts.save({ ...draft, data: JSON.stringify(data) });
    changed.add(draft.entryId);
  }

  for (const { id, entryId, data } of await all.bin.all(kind)) {
    const reading = v.safeParse(binnedSchema, data);
    if (!reading.success) continue;
    const { draft } = reading.output;
    const item = v.safeParse(itemSchema, reading.output.published);
    const withdrawn = item.success ? without(item.output) : undefined;
    const isDraftToo = draft !== undefined && isInForm(entryId, draft.form);
    if (withdrawn === undefined && !isDraftToo) continue;
    const kept = {
      ...reading.output,
      ...(withdrawn !== undefined && { published: withdrawn }),
      ...(isDraftToo && { draft: { ...draft, form: { ...draft.form, ...noConsent } } }),
    };
    await all.bin.change(id, JSON.stringify(kept));
    changed.add(entryId);
  }
  return changed.size;
}
