import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { PublicationConsent } from '../../domain/consents/publication-consent.ts';
import type { Role } from '../../domain/people/person.ts';
import type { Product } from '../../domain/shop/product.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { testEngines } from '../../storage/database/test-databases.ts';
import { application, asha, bag, loomPicture, pickle, placement } from '../../storage/test-records.ts';
import { backUp } from '../backup/make-backup.ts';
import { restoreBackup, withBackup } from '../backup/restore-backup.ts';
import { noConsent } from '../consents/taken-back.ts';
import { publishEntry, saveDraft, unpublishEntry } from '../entries/edit-entry.ts';
import { type EditedKind, findEntry, versionOfEntry } from '../entries/edited-entry.ts';
import { binEntry } from '../entries/move-entry.ts';
import { galleryKind } from '../gallery/gallery-kind.ts';
import { admitApplicant } from '../hostel/admit-applicant.ts';
import { changeApplicationState, deleteApplication } from '../hostel/application.ts';
import { eraseApplication } from '../hostel/erase.ts';
import { takeOwnStep } from '../hostel/own-application.ts';
import {
  addStudent,
  changeConsent,
  comeBack,
  consentVersion,
  deleteStudent,
  leaveList,
  takeOffPublicList,
} from '../hostel/student.ts';
import type { SiteData } from '../open-site-data.ts';
import { acceptInvitation, inviteAgain } from '../people/invitations.ts';
import { changeRole, removePerson } from '../people/people.ts';
import { productKind } from '../shop/products.ts';
import { openTestSiteData } from '../test-site-data.ts';
import { restoreFromBin } from '../upkeep/bin.ts';
import { erasuresFile, keepErasuresFile, listedErasures } from './erasures-file.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const received = '2026-01-05T06:30:00.000Z';
const consent = {
  givenBy: 'parent',
  howChecked: 'Form',
  givenOn: '2026-01-01',
  until: '2099-01-01',
} as const;

describe.each(testEngines())('a backup that is older, on $engine,', ({ engine, create }) => {
  test('undoes neither what a family has withdrawn nor what it has asked to erase, also in the bin', async () => {
    const { all, backup, restore } = await openSite();
    const receive = async (firstName: string) =>
      (await all.applications.receive({ ...application, firstName }, received)).reference;
    const [withdrawn, asked, staff, open] = [
      await receive('Withdrawn'),
      await receive('Asked'),
      await receive('By staff'),
      await receive('Open'),
    ];
    const binned = await receive('Binned');
    await deleteApplication(all, meera, binned);
    await backup();
    await takeOwnStep(all, withdrawn, { name: 'withdraw' });
    await takeOwnStep(all, asked, { name: 'erase' });
    await changeApplicationState(all, meera, { reference: staff, to: 'withdrawn' });
    const [inBin] = await all.bin.all();
    await restoreFromBin(all, meera, inBin?.id ?? '');
    await takeOwnStep(all, binned, { name: 'withdraw' });

    expect(await restore()).toEqual({ withdrawal: 3, 'erasure-request': 1 });

    const state = async (reference: string) => (await all.inbox.find(reference))?.state;
    expect([await state(withdrawn), await state(staff), await state(open)]).toEqual([
      'withdrawn',
      'withdrawn',
      'new',
    ]);
    expect((await all.inbox.find(asked))?.erasureAskedAt).not.toBe('');
    const [again] = await all.bin.all();
    await restoreFromBin(all, meera, again?.id ?? '');
    expect(await state(binned)).toBe('withdrawn');
  });

  test('leaves an application open whose family has undone its withdrawal', async () => {
    const { all, backup, restore } = await openSite();
    const { reference } = await all.applications.receive(application, received);
    const state = async () => (await all.inbox.find(reference))?.state;
    await backup();
    await takeOwnStep(all, reference, { name: 'withdraw' }, new Date('2026-01-06T06:30:00.000Z'));
    await takeOwnStep(all, reference, { name: 'reopen' }, new Date('2026-01-06T07:30:00.000Z'));
    expect(await restore()).toEqual({});
    expect(await state()).toBe('new');
  });

  test('opens an application again that was withdrawn in it, where the family has undone that since', async () => {
    const { all, backup, restore } = await openSite();
    const { reference } = await all.applications.receive(application, received);
    const state = async () => (await all.inbox.find(reference))?.state;
    await takeOwnStep(all, reference, { name: 'withdraw' }, new Date('2026-01-07T06:30:00.000Z'));
    await backup();
    await takeOwnStep(all, reference, { name: 'reopen' }, new Date('2026-01-07T07:30:00.000Z'));
    expect(await restore()).toEqual({ reopening: 1 });
    expect(await state()).toBe('new');

    await takeOwnStep(all, reference, { name: 'withdraw' }, new Date('2026-01-08T06:30:00.000Z'));
    expect(await restore()).toEqual({});
    expect(await state()).toBe('withdrawn');
  });

  test('opens an application again that was withdrawn in it, where staff have taken that back since', async () => {
    const { all, backup, restore } = await openSite();
    const { reference } = await all.applications.receive(application, received);
    await takeOwnStep(all, reference, { name: 'withdraw' }, new Date('2026-01-07T06:30:00.000Z'));
    await backup();
    const reading = { reference, to: 'reading' } as const;
    await changeApplicationState(all, meera, reading, new Date('2026-01-07T07:30:00.000Z'));
    expect(await restore()).toEqual({ reopening: 1 });
    expect(await all.inbox.find(reference)).toMatchObject({ state: 'new' });
  });

  describe('has somebody admitted whose application was withdrawn since; who left the list then', () => {
    const day = '2026-02-03';
    // The day has begun in India only.
    const withdrawnAt = new Date('2026-02-02T20:00:00.000Z');

    test('has left it on that day', async () => {
      const { all, backup, restore, reference, record } = await withAdmitted();
      await backup();
      await changeApplicationState(all, meera, { reference, to: 'withdrawn' }, withdrawnAt);
      expect(await restore()).toEqual({ withdrawal: 1 });
      expect(await all.inbox.find(reference)).toMatchObject({ state: 'withdrawn' });
      expect(await record()).toMatchObject({ leftOn: day });
      expect(await all.publicStudents.shown('open', day)).toEqual([]);
    });

    test('has left it where the family withdrew what was being read again', async () => {
      const { all, backup, restore, reference, record } = await withAdmitted();
      await backup();
      await changeApplicationState(all, meera, { reference, to: 'reading' }, withdrawnAt);
      await takeOwnStep(all, reference, { name: 'withdraw' }, withdrawnAt);
      expect(await restore()).toEqual({ withdrawal: 1 });
      expect(await record()).toMatchObject({ leftOn: day });
    });

    test('has left it where the application is in the bin of the backup', async () => {
      const { all, backup, restore, reference, record } = await withAdmitted();
      await deleteApplication(all, meera, reference);
      await backup();
      const [inBin] = await all.bin.all();
      await restoreFromBin(all, meera, inBin?.id ?? '');
      await changeApplicationState(all, meera, { reference, to: 'withdrawn' }, withdrawnAt);
      expect(await restore()).toEqual({ withdrawal: 1 });
      expect(await record()).toMatchObject({ leftOn: day });
    });

    test('has left it where the application was erased afterwards', async () => {
      const { all, backup, restore, reference, record } = await withAdmitted();
      await backup();
      await changeApplicationState(all, meera, { reference, to: 'withdrawn' }, withdrawnAt);
      await eraseApplication(all, meera, { reference });
      expect(await restore()).toMatchObject({ application: 1 });
      expect(await all.inbox.find(reference)).toBeUndefined();
      expect(await record()).toMatchObject({ leftOn: day });
    });

    test('keeps the day on which they had left before', async () => {
      const { all, backup, restore, reference, record } = await withAdmitted();
      const { id = '' } = (await record()) ?? {};
      await leaveList(all, meera, { id, leftOn: '2026-01-20' });
      await backup();
      await changeApplicationState(all, meera, { reference, to: 'withdrawn' }, withdrawnAt);
      expect(await restore()).toEqual({ withdrawal: 1 });
      expect(await record()).toMatchObject({ leftOn: '2026-01-20' });
    });

    test.each(['by staff', 'by the family'] as const)(
      'is on it still where staff chose that they stay, and it was withdrawn %s',
      async (by) => {
        const { all, backup, restore, reference, record } = await withAdmitted();
        await backup();
        const to = by === 'by staff' ? 'withdrawn' : 'reading';
        await changeApplicationState(all, meera, { reference, to, entry: 'stays' }, withdrawnAt);
        if (by === 'by the family') await takeOwnStep(all, reference, { name: 'withdraw' }, withdrawnAt);
        expect(await restore()).toEqual({ withdrawal: 1 });
        expect(await all.inbox.find(reference)).toMatchObject({ state: 'withdrawn' });
        expect(await record()).toMatchObject({ leftOn: '' });
      },
    );

    test('leaves it where they stayed once and left with a later withdrawal', async () => {
      const { all, backup, restore, reference, record, admit } = await withAdmitted();
      await backup();
      const before = new Date('2026-01-31T06:30:00.000Z');
      await changeApplicationState(all, meera, { reference, to: 'withdrawn', entry: 'stays' }, before);
      await admit('withdrawn', new Date('2026-02-01T06:30:00.000Z'));
      await changeApplicationState(all, meera, { reference, to: 'withdrawn' }, withdrawnAt);
      expect(await restore()).toEqual({ withdrawal: 1 });
      expect(await record()).toMatchObject({ leftOn: day });
    });

    test('is on it and admitted where staff admitted them again', async () => {
      const { all, backup, restore, reference, record, admit } = await withAdmitted();
      await backup();
      await changeApplicationState(all, meera, { reference, to: 'withdrawn' }, withdrawnAt);
      const later = (hours: number) => new Date(withdrawnAt.getTime() + hours * 3_600_000);
      await changeApplicationState(all, meera, { reference, to: 'reading' }, later(1));
      await admit('reading', later(2));
      expect(await restore()).toEqual({});
      expect(await all.inbox.find(reference)).toMatchObject({ state: 'admitted' });
      expect(await record()).toMatchObject({ leftOn: '' });
    });

    test('is on it where staff took the withdrawal back and marked them as back', async () => {
      const { all, backup, restore, reference, record } = await withAdmitted();
      await backup();
      await changeApplicationState(all, meera, { reference, to: 'withdrawn' }, withdrawnAt);
      const later = (minutes: number) => new Date(withdrawnAt.getTime() + minutes * 60_000);
      await changeApplicationState(all, meera, { reference, to: 'reading' }, later(1));
      await comeBack(all, meera, (await record())?.id ?? '', later(2));
      expect(await restore()).toEqual({});
      expect(await all.inbox.find(reference)).toMatchObject({ state: 'admitted' });
      expect(await record()).toMatchObject({ leftOn: '' });
    });

    /** A site with one student, who was admitted by an application and whose consent is stored. */
    async function withAdmitted() {
      const site = await openSite();
      const { all } = site;
      const { reference } = await all.applications.receive(application, received);
      const record = async () => (await all.students.all())[0];
      const admit = async (state: 'new' | 'reading' | 'withdrawn', at: Date) => {
        const shown = { state, studentId: (await record())?.id ?? '' };
        await admitApplicant(all, meera, { reference, placement, shown }, at);
      };
      await admit('new', new Date(received));
      const student = await record();
      if (!student) throw new Error('Nobody was admitted.');
      const change = { consent, version: consentVersion(undefined) };
      await changeConsent(all, meera, student.id, change, new Date(received));
      return { ...site, reference, record, admit };
    }
  });

  test('puts nobody back on the public list who was taken off it, also in the bin', async () => {
    const { all, backup, restore } = await openSite();
    await all.publicStudents.save([asha, { ...asha, name: 'Ravi Kale' }]);
    const [first, second] = await all.students.all();
    if (!first || !second) throw new Error('The students are not there.');
    await deleteStudent(all, meera, second.id);
    await backup();
    const [inBin] = await all.bin.all();
    await restoreFromBin(all, meera, inBin?.id ?? '');
    for (const { id } of [first, second]) await takeOffPublicList(all, meera, id);

    expect(await restore()).toEqual({ 'off-list': 2 });
    const [again] = await all.bin.all();
    await restoreFromBin(all, meera, again?.id ?? '');
    expect(await all.students.all()).toHaveLength(2);
    expect(await all.publicStudents.shown('open', '2026-01-05')).toEqual([]);
  });

  test('brings no consent back whose first day has not come, of a student or a maker', async () => {
    const { all, backup, restore } = await openSite();
    const ahead = { ...consent, givenOn: '2098-01-01' };
    await all.publicStudents.save([asha]);
    const [record] = await all.students.all();
    if (!record) throw new Error('The student is not there.');
    await all.students.save({ ...record, consent: ahead }, received);
    const story = { makerName: '', maker: 'Sunita', making: '', care: '', consent: ahead };
    await all.products.save([{ ...bag, story }]);
    await backup();
    await takeOffPublicList(all, meera, record.id);
    const form = productKind.formOf({ ...bag, story });
    const entry = await findEntry(all, productKind, bag._id);
    const version = entry ? versionOfEntry(productKind, entry) : '';
    const without = { ...form, ...noConsent };
    await publishEntry(all, productKind, meera, {
      id: bag._id,
      version,
      form: without,
      hasPicture: () => true,
    });

    await restore();
    expect(await all.students.find(record.id)).toMatchObject({ consent: undefined });
    expect((await all.products.find(bag._id))?.item.story?.consent).toBeUndefined();
  });

  test('puts nobody back on the public list who was taken off it in another record', async () => {
    const { all, backup, restore } = await openSite();
    await all.publicStudents.save([asha]);
    const [first] = await all.students.all();
    await backup();
    await deleteStudent(all, meera, first?.id ?? '');
    const second = await addStudent(all, meera, asha);
    await takeOffPublicList(all, meera, second);

    expect(await restore()).toEqual({ 'off-list': 1 });
    expect(await all.students.all()).toMatchObject([{ id: first?.id }]);
    expect(await all.publicStudents.shown('open', '2026-01-05')).toEqual([]);
  });

  test('puts nobody back on the public list in an earlier record, by the list beside the data alone', async () => {
    const { all, backup, restoreElsewhere } = await openSite();
    await all.publicStudents.save([asha]);
    const [first] = await all.students.all();
    await backup();
    await deleteStudent(all, meera, first?.id ?? '');
    await takeOffPublicList(all, meera, await addStudent(all, meera, asha));

    const elsewhere = await restoreElsewhere();
    expect(await elsewhere.students.all()).toMatchObject([{ id: first?.id }]);
    expect(await elsewhere.publicStudents.shown('open', '2026-01-05')).toEqual([]);
  });

  test('brings no consent back that was taken back in another record of the same student', async () => {
    const { all, backup, restore } = await openSite();
    const first = await addStudent(all, meera, asha, new Date(received));
    const change = { consent, version: consentVersion(undefined) };
    await changeConsent(all, meera, first, change, new Date(received));
    await backup();
    await deleteStudent(all, meera, first);
    const second = await addStudent(all, meera, asha);
    await changeConsent(all, meera, second, { consent: undefined, version: '' });

    expect(await restore()).toEqual({ 'student-consent': 1 });
    expect(await all.publicStudents.shown('consented', received.slice(0, 10))).toEqual([]);
    expect(await all.publicStudents.count()).toBe(1);
  });

  test('brings no consent back that was taken back: not in drafts, and not in the bin', async () => {
    const { all, backup, restore } = await openSite();
    await all.publicStudents.save([asha]);
    const [student] = await all.students.page({}, { offset: 0, limit: 1 });
    const studentId = student?.id ?? '';
    if (student) await all.students.save({ ...student, consent }, received);
    await deleteStudent(all, meera, studentId);

    const story = { makerName: '', maker: 'Meera', consent, making: '', care: '', translations: undefined };
    await all.products.save([withStory(bag, story), withStory(pickle, story)]);
    await draft(all, productKind, bag._id, { care: 'Wash it' });
    await binEntry(all, productKind, meera, pickle._id);

    await all.gallery.save([{ ...loomPicture, consent }]);
    const picture = { form: { consentGivenBy: 'parent', consentGivenOn: '2026-01-01' }, position: 1 };
    const drafted = { kind: 'gallery-picture', entryId: loomPicture.id, data: JSON.stringify(picture) };
    await all.drafts.save({ ...drafted, changedAt: received, changedBy: 'Meera' });
    await backup();

    await all.erasures.note('student-consent', studentId, new Date());
    await all.erasures.note('picture-consent', loomPicture.id, new Date());
    await all.erasures.note('maker-consent', pickle._id, new Date());
    const entry = await findEntry(all, productKind, bag._id);
    if (!entry) throw new Error('There is no bag.');
    const seen = { id: bag._id, version: versionOfEntry(productKind, entry) };
    const form = { ...entry.form, consentGivenBy: '' };
    await publishEntry(all, productKind, meera, { ...seen, form, hasPicture: () => true });

    expect(await restore()).toEqual({ 'student-consent': 1, 'picture-consent': 1, 'maker-consent': 2 });

    expect((await all.products.find(bag._id))?.item.story).toEqual({
      makerName: '',
      maker: 'Meera',
      making: '',
      care: '',
    });
    expect((await findEntry(all, productKind, bag._id))?.form).toMatchObject({
      care: 'Wash it',
      consentGivenBy: '',
      consentGivenOn: '',
    });
    expect((await all.gallery.all())[0]?.consent).toBe('missing');
    const kept = await all.drafts.find('gallery-picture', loomPicture.id);
    expect(JSON.parse(kept?.data ?? '')).toMatchObject({ form: { consentGivenBy: '', consentGivenOn: '' } });
    const bin = (await all.bin.all()).map(({ data }) => data);
    expect(bin).toHaveLength(2);
    expect(bin.join(' ')).not.toContain('2026-01-01');
    for (const { id } of await all.bin.all())
      expect((await restoreFromBin(all, meera, id)).outcome).toBe('restored');
    expect((await all.students.find(studentId))?.consent).toBeUndefined();
  });

  test('brings no consent back that was taken back after the entry was taken off the site', async () => {
    const { all, backup, restore } = await openSite();
    const story = { makerName: '', maker: 'Meera', consent, making: '', care: '', translations: undefined };
    await all.products.save([withStory(bag, story), withStory(pickle, { ...story, maker: 'Sunita' })]);
    await all.gallery.save([{ ...loomPicture, consent }]);
    await backup();

    const pictures = galleryKind(() => []);
    await unpublish(all, productKind, bag._id);
    await unpublish(all, pictures, loomPicture.id);
    await draft(all, productKind, bag._id, noConsent);
    await draft(all, pictures, loomPicture.id, noConsent);

    expect(await restore()).toEqual({ 'picture-consent': 1, 'maker-consent': 1 });
    const consentOf = async (id: string) => (await all.products.find(id))?.item.story?.consent;
    expect([await consentOf(bag._id), await consentOf(pickle._id)]).toEqual([undefined, consent]);
    expect((await all.gallery.all())[0]?.consent).toBe('missing');
  });

  test('lets nobody in who was removed, nor in the way that somebody had before a reset', async () => {
    const { all, backup, restore } = await openSite();
    for (const each of [person('owner', 'owner'), person('gone', 'editor'), person('lost', 'editor')]) {
      await all.people.save(each);
      const secrets = await all.people.secrets(each.id);
      await all.people.saveSecrets(each.id, { ...secrets, passwordHash: 'old' });
    }
    await backup();
    await removePerson(all, meera, 'gone');
    const token = await inviteAgain(all, person('owner', 'owner'), 'lost');
    await acceptInvitation(all, { token, name: '', device: 'Phone' });

    expect(await restore()).toEqual({ person: 1, 'person-reset': 1 });

    expect((await all.people.all()).map(({ id }) => id)).toEqual(['lost', 'owner']);
    expect((await all.people.secrets('lost')).passwordHash).toBe('');
    expect((await all.people.secrets('owner')).passwordHash).toBe('old');
  });

  test('gives nobody a role back that was taken from them, and keeps the one that was given last', async () => {
    const { all, backup, restore } = await openSite();
    for (const [id, role] of [
      ['owner', 'owner'],
      ['once', 'owner'],
      ['twice', 'reader'],
      ['same', 'editor'],
    ] as const)
      await all.people.save(person(id, role));
    // Before the backup: it has the result.
    await changeRole(all, meera, { personId: 'same', role: 'reader' }, new Date(received));
    await changeRole(all, meera, { personId: 'same', role: 'editor' }, new Date(received));
    await backup();
    await changeRole(all, meera, { personId: 'once', role: 'reader' });
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await changeRole(all, meera, { personId: 'twice', role: 'owner' }, later(1));
    await changeRole(all, meera, { personId: 'twice', role: 'editor' }, later(2));

    expect(await restore()).toEqual({ 'person-role': 2 });

    const roles = Object.fromEntries((await all.people.all()).map(({ id, role }) => [id, role]));
    expect(roles).toEqual({ owner: 'owner', once: 'reader', twice: 'editor', same: 'editor' });
  });

  describe('whose clock was wrong', () => {
    const DAY_MS = 24 * 60 * 60 * 1000;
    const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

    test('brings nothing back of an application that came while it was ahead, or was decided about while it was behind', async () => {
      const { all, backup, restore } = await openSite();
      const receive = async (firstName: string, at: Date) =>
        (await all.applications.receive({ ...application, firstName }, at.toISOString())).reference;
      const ahead = await receive('Ahead', daysFromNow(2));
      const behind = await receive('Behind', new Date());
      const withdrawn = await receive('Withdrawn', daysFromNow(2));
      const asked = await receive('Asked', new Date());
      await backup();
      await eraseApplication(all, meera, { reference: ahead });
      await eraseApplication(all, meera, { reference: behind }, daysFromNow(-2));
      await takeOwnStep(all, withdrawn, { name: 'withdraw' });
      await takeOwnStep(all, asked, { name: 'erase' }, daysFromNow(-2));

      expect(await restore()).toEqual({ application: 2, withdrawal: 1, 'erasure-request': 1 });
      expect(await all.inbox.find(ahead)).toBeUndefined();
      expect(await all.inbox.find(behind)).toBeUndefined();
      expect((await all.inbox.find(withdrawn))?.state).toBe('withdrawn');
      expect((await all.inbox.find(asked))?.erasureAskedAt).not.toBe('');
    });

    test('undoes no consent that was taken back and no reset, as it was made while it was ahead', async () => {
      const { all, backup, restore } = await openSite();
      const today = dayInIndia(new Date().toISOString());
      const student = await addStudent(all, meera, asha);
      const given = { consent: { ...consent, givenOn: today }, version: consentVersion(undefined) };
      await changeConsent(all, meera, student, given);
      for (const each of [person('owner', 'owner'), person('lost', 'editor')]) await all.people.save(each);
      await all.people.saveSecrets('lost', { ...(await all.people.secrets('lost')), passwordHash: 'old' });
      vi.setSystemTime(daysFromNow(2));
      await backup();
      vi.useRealTimers();
      // Behind as well: the day of the consent is a later one.
      const version = consentVersion((await all.students.find(student))?.consent);
      await changeConsent(all, meera, student, { consent: undefined, version }, daysFromNow(-2));
      const token = await inviteAgain(all, person('owner', 'owner'), 'lost');
      await acceptInvitation(all, { token, name: '', device: 'Phone' });

      expect(await restore()).toEqual({ 'student-consent': 1, 'person-reset': 1 });
      expect(await all.students.find(student)).toMatchObject({ consent: undefined });
      expect((await all.people.secrets('lost')).passwordHash).toBe('');
    });

    test('keeps a consent, a role and an application of the same reference that came after what it knows of', async () => {
      const { all, backup, restore } = await openSite();
      const student = await addStudent(all, meera, asha);
      const change = async (next: PublicationConsent | undefined, at: Date) => {
        const version = consentVersion((await all.students.find(student))?.consent);
        await changeConsent(all, meera, student, { consent: next, version }, at);
      };
      await all.people.save(person('owner', 'owner'));
      await all.people.save(person('twice', 'reader'));
      const day = (days: number) => dayInIndia(daysFromNow(days).toISOString());
      await change({ ...consent, givenOn: day(-1) }, daysFromNow(-1));
      await change(undefined, daysFromNow(-1));
      await change({ ...consent, givenOn: day(0) }, new Date());
      await changeRole(all, meera, { personId: 'twice', role: 'editor' });
      const { reference } = await all.applications.receive(application, new Date().toISOString());
      await all.erasures.note('application', reference, daysFromNow(-1));
      await backup();

      expect(await restore()).toEqual({});
      expect((await all.students.find(student))?.consent).toMatchObject({ givenOn: day(0) });
      expect(await all.inbox.find(reference)).toBeDefined();
    });
  });

  async function openSite() {
    const site = await openTestSiteData(engine, create);
    const all = site.repositories;
    const file = join(site.dataDir, 'old.tar.gz');
    return {
      all,
      backup: () => backUp(site, file),
      restore: async () =>
        (await withBackup(file, site.dataDir, (unpacked) => restoreBackup(unpacked, site))).erasedAgain,
      /** Restores the backup on a new machine, which has the list of erasures and nothing else. */
      async restoreElsewhere() {
        await keepErasuresFile(all, site.dataDir);
        const other = await openTestSiteData(engine, create);
        const erasures = await listedErasures(other.dataDir, erasuresFile(site.dataDir));
        await withBackup(file, other.dataDir, (unpacked) => restoreBackup(unpacked, other, { erasures }));
        return other.repositories;
      },
    };
  }
});

function person(id: string, role: Role) {
  return { id, name: `Person ${id}`, role, email: '', wantsMail: false, createdAt: received };
}

function withStory(product: Product, story: object): Product {
  return { ...product, story } as Product;
}

async function draft<Item, Form>(
  all: SiteData['repositories'],
  kind: EditedKind<Item, Form>,
  id: string,
  typed: Partial<Form>,
) {
  const { version, form } = await editOf(all, kind, id);
  await saveDraft(all, kind, meera, { id, version, form: { ...form, ...typed } });
}

async function unpublish<Item, Form>(
  all: SiteData['repositories'],
  kind: EditedKind<Item, Form>,
  id: string,
) {
  await unpublishEntry(all, kind, meera, await editOf(all, kind, id));
}

async function editOf<Item, Form>(all: SiteData['repositories'], kind: EditedKind<Item, Form>, id: string) {
  const entry = await findEntry(all, kind, id);
  if (!entry) throw new Error(`There is no ${id}.`);
  return { id, version: versionOfEntry(kind, entry), form: entry.form };
}
