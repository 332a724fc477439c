import { describe, expect, onTestFinished, test } from 'vitest';
import type { Repositories } from '../../storage/create-repositories.ts';
import { createSqlite, keptRows, rowsAsText, testEngines } from '../../storage/database/test-databases.ts';
import { takeReady } from '../../storage/database/test-ready-databases.ts';
import { tracesOf } from '../../storage/database/test-traces.ts';
import { application, asha, bag, loomPicture } from '../../storage/test-records.ts';
import { withdrawPicture } from '../gallery/test-withdraw-picture.ts';
import { eraseApplication, eraseStudents } from '../hostel/erase.ts';
import { addStudent, changeConsent, consentVersion, takeOffPublicList } from '../hostel/student.ts';
import { openSiteData, type SiteData, type SitePlace } from '../open-site-data.ts';
import { acceptInvitation, inviteAgain } from '../people/invitations.ts';
import { keepErasuresFile } from '../privacy/erasures-file.ts';
import { openTestSiteData } from '../test-site-data.ts';
import { countRowsAt, moveData } from './move-data.ts';

const postgres = testEngines().find(({ engine }) => engine === 'postgres');

test.runIf(postgres)('a database that holds rows is replaced only where that is allowed', async () => {
  const site = await opened({ databaseUrl: undefined, dataDir: await dataFolder() });
  await site.repositories.products.save([bag]);
  const address = await postgresAddress();
  const target = await opened({ databaseUrl: address, dataDir: site.dataDir });
  await target.repositories.publicStudents.save([asha]);

  expect(await countRowsAt(address, site)).toBe(1);
  await expect(moveData(site, address)).rejects.toThrow('holds 1 rows already. Nothing was copied.');
  expect(await target.repositories.publicStudents.all()).toEqual([asha]);

  const steps: number[][] = [];
  await moveData(site, address, { replace: true, onProgress: (...step) => steps.push(step) });
  expect(await target.repositories.products.all()).toEqual([bag]);
  expect(await target.repositories.publicStudents.all()).toEqual([]);
  expect(steps).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test.runIf(postgres)('a site’s own database is never its target', async () => {
  const address = await postgresAddress();
  const site = await opened({ databaseUrl: address, dataDir: await dataFolder() });
  await site.repositories.products.save([bag]);
  await expect(moveData(site, address, { replace: true })).rejects.toThrow('uses that database already');
  expect(await site.repositories.products.all()).toEqual([bag]);
});

const meera = { id: 'p1', name: 'Meera Joshi' };
const longAgo = new Date('2026-01-05T06:30:00.000Z');
const consent = {
  givenBy: 'parent',
  howChecked: 'Form',
  givenOn: '2026-01-01',
  until: '2099-01-01',
} as const;

describe.runIf(postgres).each(testEngines())('moved from $engine again', ({ engine, create }) => {
  /** A site with an application, two students, a picture and somebody on staff, who is erased or changed nowhere yet. */
  async function filledSite() {
    const site = await openTestSiteData(engine, create);
    const { repositories: all } = site;
    const { reference } = await all.applications.receive(
      { ...application, firstName: 'Quvqangi' },
      longAgo.toISOString(),
    );
    const add = (name: string) => addStudent(all, meera, { ...asha, name, phone: '' }, longAgo);
    const students = {
      erased: await add('Erased'),
      offList: await add('Off List'),
      stays: await add('Stays'),
    };
    await agree(site, students.stays, '2026-01-01');
    await all.gallery.save([{ ...loomPicture, consent }]);
    await all.people.save(staff);
    await all.people.save({ ...staff, id: 'lost', name: 'Lost' });
    await all.people.saveSecrets('lost', { ...(await all.people.secrets('lost')), passwordHash: 'old' });
    return { site, reference, students };
  }

  /** What is done in the database that a site was moved to. */
  async function changeLater(
    { repositories: all }: SiteData,
    { reference, students }: Awaited<ReturnType<typeof filledSite>>,
  ) {
    await eraseApplication(all, meera, { reference });
    await eraseStudents(all, meera, { ids: [students.erased] });
    await takeOffPublicList(all, meera, students.offList);
    await changeConsent(all, meera, students.stays, { consent: undefined, version: '' });
    await withdrawPicture(all, meera, loomPicture.id);
    await signInAnew(all);
  }

  async function expectNobodyBack({ repositories: all }: SiteData, offList: string) {
    expect(await all.applications.count()).toBe(0);
    expect((await all.students.all()).map(({ student }) => student.name)).toEqual(['Off List', 'Stays']);
    expect((await all.students.find(offList))?.offListOn).not.toBe('');
    expect((await all.publicStudents.shown('open', '2026-01-05')).map(({ name }) => name)).toEqual(['Stays']);
    expect((await all.people.secrets('lost')).passwordHash).toBe('');
    expect(await all.publicStudents.shown('consented', '2026-01-05')).toEqual([]);
    expect((await all.gallery.all()).map((picture) => picture.consent)).toEqual(['missing']);
  }

  const erasedAgain = {
    application: 1,
    student: 1,
    'student-consent': 1,
    'off-list': 1,
    'picture-consent': 1,
    'person-reset': 1,
  };

  test('brings nothing back that was erased or taken back in the other database since', async () => {
    const filled = await filledSite();
    const { site, students } = filled;
    const address = await postgresAddress();
    await moveData(site, address);
    const target = await opened({ databaseUrl: address, dataDir: site.dataDir });
    await changeLater(target, filled);
    // Started by mistake for a moment: its log is the newer one then.
    await addStudent(site.repositories, meera, { ...asha, name: 'Later' });
    await eraseStudents(site.repositories, meera, { ids: [(await studentCalled(site, 'Later'))?.id ?? ''] });

    expect((await moveData(site, address, { replace: true })).erasedAgain).toEqual(erasedAgain);

    await expectNobodyBack(target, students.offList);
    expect(await tracesOf('Quvqangi', target.database, target.dataDir)).toEqual([]);
    expect(await site.repositories.applications.count()).toBe(1);
  });

  test('brings nothing back into a new database that the file beside the data lists', async () => {
    const filled = await filledSite();
    const { site, students } = filled;
    const address = await postgresAddress();
    await moveData(site, address);
    const lost = await opened({ databaseUrl: address, dataDir: site.dataDir });
    await changeLater(lost, filled);
    await keepErasuresFile(lost.repositories, site.dataDir);

    const other = await postgresAddress();
    expect((await moveData(site, other)).erasedAgain).toEqual(erasedAgain);
    await expectNobodyBack(await opened({ databaseUrl: other, dataDir: site.dataDir }), students.offList);
  });

  test('changes nothing the first time: not a consent that was given again, nor a new way to sign in', async () => {
    const filled = await filledSite();
    const { site, students } = filled;
    const { repositories: all } = site;
    await changeConsent(all, meera, students.stays, { consent: undefined, version: '' }, longAgo);
    await agree(site, students.stays, '2026-01-06');
    await withdrawPicture(all, meera, loomPicture.id);
    // Just now, and so within any margin of time.
    await signInAnew(all);
    await keepErasuresFile(all, site.dataDir);

    const address = await postgresAddress();
    expect((await moveData(site, address)).erasedAgain).toEqual({});

    const target = await opened({ databaseUrl: address, dataDir: site.dataDir });
    expect(keptRows(await rowsAsText(target.database))).toEqual(keptRows(await rowsAsText(site.database)));
    expect((await target.repositories.students.find(students.stays))?.consent?.givenOn).toBe('2026-01-06');
    expect((await target.repositories.people.secrets('lost')).passwordHash).toBe('new');
  });
});

const staff = {
  id: 'owner',
  name: 'Owner',
  role: 'owner',
  email: '',
  wantsMail: false,
  createdAt: longAgo.toISOString(),
} as const;

async function signInAnew(all: Repositories) {
  const token = await inviteAgain(all, staff, 'lost');
  expect(await acceptInvitation(all, { token, name: '', device: 'Phone' })).toBeDefined();
  await all.people.saveSecrets('lost', { ...(await all.people.secrets('lost')), passwordHash: 'new' });
}

function agree({ repositories }: SiteData, id: string, givenOn: string) {
  const change = { consent: { ...consent, givenOn }, version: consentVersion(undefined) };
  return changeConsent(repositories, meera, id, change, longAgo);
}

async function studentCalled({ repositories }: SiteData, name: string) {
  return (await repositories.students.all()).find(({ student }) => student.name === name);
}

async function opened(place: SitePlace) {
  const site = await openSiteData(place, console.error);
  onTestFinished(site.database.close);
  return site;
}

async function dataFolder(): Promise<string> {
  const { place, remove } = await createSqlite();
  onTestFinished(remove);
  return place.dataDir;
}

async function postgresAddress(): Promise<string> {
  const ready = postgres && (await takeReady('postgres', postgres.create));
  if (!ready?.place.url) throw new Error('There is no PostgreSQL to move to.');
  return ready.place.url;
}
