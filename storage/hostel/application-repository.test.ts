import * as v from 'valibot';
import { expect, test } from 'vitest';
import { applicationSchema } from '../../domain/hostel/application.ts';
import { requiredText } from '../../domain/values/plain-text.ts';
import { onEachEngine } from '../test-on-each-engine.ts';
import { application } from '../test-records.ts';
import {
  applicationFingerprint,
  createApplicationRepository,
  storedEntries,
} from './application-repository.ts';

const morning = '2026-04-01T06:30:00.000Z';
const soon = '2026-04-01T07:30:00.000Z';
const evening = '2026-04-01T18:30:00.000Z';

onEachEngine('applications', (open) => {
  test('come back as they were received, by list and by reference', async () => {
    const { repositories } = await open();
    const { reference, repeated } = await repositories.applications.receive(application, morning);
    const stored = { ...application, reference, receivedAt: morning };
    expect(reference).toMatch(/^HE-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(repeated).toBe(false);
    expect(await repositories.inbox.all()).toMatchObject([stored]);
    expect(await repositories.inbox.find(reference)).toMatchObject(stored);
    expect(await repositories.inbox.find('HE-222222')).toBeUndefined();
  });

  test('that are sent again within an hour are stored once and keep the first reference', async () => {
    const { repositories } = await open();
    const first = await repositories.applications.receive(application, morning);
    const again = await repositories.applications.receive(application, soon);
    expect(again).toEqual({ reference: first.reference, repeated: true });
    expect(await repositories.applications.count()).toBe(1);
  });

  test('that are sent later, or after staff have begun, are new ones: nobody learns a reference by repeating a form', async () => {
    const { repositories } = await open();
    const first = await repositories.applications.receive(application, morning);
    await repositories.inbox.change(first.reference, 'new', { state: 'reading' });
    const second = await repositories.applications.receive(application, soon);
    const third = await repositories.applications.receive(application, evening);
    const again = await repositories.applications.receive(application, evening);
    expect([first, second, third].map(({ repeated }) => repeated)).toEqual([false, false, false]);
    expect(new Set([first, second, third].map(({ reference }) => reference)).size).toBe(3);
    expect(again).toEqual({ reference: third.reference, repeated: true });
    expect(await repositories.applications.count()).toBe(3);
  });

  test('that are sent again after the family asked for erasure are new ones: they are not erased with the first', async () => {
    const { repositories } = await open();
    const first = await repositories.applications.receive(application, morning);
    await repositories.inbox.askForErasure(first.reference, morning);
    const second = await repositories.applications.receive(application, soon);
    expect(second.repeated).toBe(false);
    await repositories.applications.remove(first.reference);
    expect(await repositories.inbox.find(second.reference)).toMatchObject(application);
  });

  test('that differ in a single field are two', async () => {
    const { repositories } = await open();
    await repositories.applications.receive(application, evening);
    await repositories.applications.receive({ ...application, duration: '1year' }, morning);
    const received = await repositories.inbox.all();
    expect(received.map(({ duration }) => duration)).toEqual(['1year', '6months']);
  });

  test('twenty identical ones at once make one row and one reference', async () => {
    const { repositories } = await open();
    const receipts = await Promise.all(
      Array.from({ length: 20 }, () => repositories.applications.receive(application, morning)),
    );
    expect(await repositories.applications.count()).toBe(1);
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(1);
  });

  test.each(['withdrawn', 'declined'] as const)(
    'that were %s and are sent again, twenty at once, make one new one; the old one stays as it is',
    async (state) => {
      const { repositories } = await open();
      const first = await repositories.applications.receive(application, morning);
      await repositories.inbox.change(first.reference, 'new', { state });
      const receipts = await Promise.all(
        Array.from({ length: 20 }, () => repositories.applications.receive(application, soon)),
      );
      const second = receipts.find(({ repeated }) => !repeated);
      expect(new Set(receipts.map(({ reference }) => reference))).toEqual(new Set([second?.reference]));
      expect(receipts.filter(({ repeated }) => repeated)).toHaveLength(19);
      expect(await repositories.inbox.all()).toMatchObject([
        { ...application, reference: second?.reference, state: 'new' },
        { ...application, reference: first.reference, state },
      ]);
    },
  );

  test('get another reference where one is taken', async () => {
    const { db } = await open();
    const references = ['HE-AAAAAA', 'HE-AAAAAA', 'HE-BBBBBB'].values();
    const applications = createApplicationRepository(db, () => references.next().value ?? '');
    await applications.receive(application, morning);
    const other = await applications.receive({ ...application, lastName: 'Sen' }, morning);
    expect(other).toEqual({ reference: 'HE-BBBBBB', repeated: false });
  });

  test('are removed by reference', async () => {
    const { repositories } = await open();
    const { reference } = await repositories.applications.receive(application, morning);
    expect(await repositories.applications.remove(reference)).toBe(true);
    expect(await repositories.applications.remove(reference)).toBe(false);
    expect(await repositories.applications.count()).toBe(0);
  });

  test('can’t be received where the database can’t take them', async () => {
    const { repositories, db } = await open();
    await db.schema.dropTable('applications').execute();
    await expect(repositories.applications.receive(application, morning)).rejects.toThrow();
  });
});

test('that were stored before are known by the same fingerprint', () => {
  const stored = '4d6ce3970f2ea211c9854830b27913affd6a161b09727e28694f1b302439de0c';
  const turned = Object.fromEntries(Object.entries(application).toReversed()) as typeof application;
  expect(applicationFingerprint(application)).toBe(stored);
  expect(applicationFingerprint(Object.assign(turned, { age: '19' }))).toBe(stored);
});

test('have another fingerprint where text only moved to the next field', () => {
  const moved = { ...application, firstName: 'Asha","', lastName: 'Rao' };
  const stayed = { ...application, firstName: 'Asha', lastName: '","Rao' };
  expect(applicationFingerprint(moved)).not.toBe(applicationFingerprint(stayed));
});

test('that were stored before a field was asked for are read with that one blank', () => {
  const schema = v.object(storedEntries({ ...applicationSchema.entries, age: requiredText(3) }));
  expect(v.parse(schema, application)).toEqual({ ...application, age: '' });
  expect(v.is(schema, { ...application, email: '' })).toBe(false);
  // Before a phone number needed a digit.
  expect(v.parse(schema, { ...application, phone: 'none' })).toMatchObject({ phone: 'none' });
});
