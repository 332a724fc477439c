import { expect, test } from 'vitest';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { application, asha, bag, lamp } from '../../storage/test-records.ts';
import { binEntry } from '../entries/move-entry.ts';
import { daysLeft, moveToBin } from '../entries/move-to-bin.ts';
import { addNote, deleteApplication } from '../hostel/application.ts';
import { addStudent, deleteStudent } from '../hostel/student.ts';
import { homeProductKind, productKind } from '../shop/products.ts';
import { StaffError } from '../staff-error.ts';
import { emptyBin, restoreFromBin } from './bin.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const monday = new Date('2026-11-23T04:45:00.000Z');
const later = (days: number, ms = 0) => new Date(monday.getTime() + days * 86_400_000 + ms);

onEachEngine('the bin', (open) => {
  test('gives back a thing of each kind as it was, and the log says who restored it', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag]);
    await repositories.homeProducts.save([lamp]);
    await repositories.publicStudents.save([asha]);
    const { reference } = await repositories.applications.receive(
      application,
      monday.toISOString(),
      'hi',
      'a1b2c3d4',
      { suspect: true },
    );
    const before = await everything(repositories);

    const [student] = await repositories.students.page({}, { offset: 0, limit: 1 });
    await binEntry(repositories, productKind, meera, bag._id, monday);
    await binEntry(repositories, homeProductKind, meera, lamp.id, monday);
    await deleteStudent(repositories, meera, student?.id ?? '', monday);
    await deleteApplication(repositories, meera, reference, monday);
    expect(await repositories.bin.count()).toBe(4);
    expect(await everything(repositories)).toEqual([[], [], [], []]);

    for (const { id, kind, entryId } of await repositories.bin.page({ offset: 0, limit: 50 }))
      expect(await restoreFromBin(repositories, meera, id, later(1))).toEqual({
        outcome: 'restored',
        kind,
        id: entryId,
      });
    expect(await everything(repositories)).toEqual(before);
    expect(await repositories.bin.count()).toBe(0);
    const entries = await repositories.log.page({}, { offset: 0, limit: 4 });
    expect(entries.map(({ personName, action }) => `${personName} ${action}`)).toEqual(
      Array.from({ length: 4 }, () => 'Meera Joshi restore'),
    );
  });

  test('gives a thing back once only, also to two who ask at once', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag]);
    await binEntry(repositories, productKind, meera, bag._id, monday);
    const [binned] = await repositories.bin.all();
    const id = binned?.id ?? '';
    const results = await Promise.all([
      restoreFromBin(repositories, meera, id),
      restoreFromBin(repositories, meera, id),
    ]);
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['gone', 'restored']);
    expect(await restoreFromBin(repositories, meera, 'unknown')).toEqual({ outcome: 'gone' });
    expect(await repositories.products.count()).toBe(1);
  });

  test('keeps a thing whose id is an address of the desk, and says why', async () => {
    const { repositories } = await open();
    await repositories.products.save([{ ...bag, _id: 'new' }]);
    await binEntry(repositories, productKind, meera, 'new', monday);
    const [binned] = await repositories.bin.all();
    await expect(restoreFromBin(repositories, meera, binned?.id ?? '')).rejects.toThrow('called “new”');
    expect(await repositories.bin.all()).toEqual([binned]);
    expect(await repositories.products.count()).toBe(0);
  });

  test('keeps a thing whose id is in use again, and says why', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag]);
    await binEntry(repositories, productKind, meera, bag._id, monday);
    await repositories.products.save([{ ...bag, name: 'Another bag' }]);
    const [binned] = await repositories.bin.all();
    await expect(restoreFromBin(repositories, meera, binned?.id ?? '')).rejects.toThrow(StaffError);
    expect(await repositories.bin.all()).toEqual([binned]);
    expect(await repositories.products.all()).toMatchObject([{ name: 'Another bag' }]);
    expect((await repositories.log.page({}, { offset: 0, limit: 1 }))[0]?.action).toBe('move-to-bin');
  });

  test.each([
    ['whose data an earlier release wrote otherwise', { kind: 'product', data: { old: true } }],
    ['of a kind that nobody restores', { kind: 'site', data: {} }],
  ] as const)('keeps a thing %s', async (_, thing) => {
    const { repositories } = await open();
    await moveToBin(repositories, meera, { id: 'x', name: 'X', ...thing }, monday);
    const [binned] = await repositories.bin.all();
    expect(await restoreFromBin(repositories, meera, binned?.id ?? '')).toEqual({ outcome: 'unreadable' });
    expect(await repositories.bin.count()).toBe(1);
  });

  test('is emptied of what has been in it for 30 days; the log says how much, and nothing where there was nothing', async () => {
    const { repositories } = await open();
    const thing = (kind: 'product' | 'student', id: string) => ({ kind, id, name: id, data: {} });
    await moveToBin(repositories, meera, thing('product', 'a'), monday);
    await moveToBin(repositories, meera, thing('student', 'b'), monday);
    await moveToBin(repositories, meera, thing('product', 'c'), later(1));
    const logged = await repositories.log.count({});
    expect(await emptyBin(repositories, later(30))).toEqual({});
    expect(await repositories.log.count({})).toBe(logged);
    expect(await emptyBin(repositories, later(30, 1))).toEqual({ product: 1, student: 1 });
    expect((await repositories.bin.all()).map(({ entryId }) => entryId)).toEqual(['c']);
    const [newest] = await repositories.log.page({}, { offset: 0, limit: 1 });
    expect(newest).toMatchObject({ action: 'empty-bin', personId: 'site' });
    expect(JSON.parse(newest?.before ?? '')).toEqual({ product: 1, student: 1 });
  });

  test('that is emptied of a person leaves nothing of them in the log, and all of who was restored or deleted again', async () => {
    const { repositories, db } = await open();
    const logged = async () => JSON.stringify(await db.selectFrom('log').selectAll().execute());
    const receive = (firstName: string) =>
      repositories.applications.receive({ ...application, firstName }, monday.toISOString());
    const [gone, restored, again] = [
      await receive('Goneji'),
      await receive('Backji'),
      await receive('Againji'),
    ];
    await addNote(repositories, meera, { reference: gone.reference, text: 'Goneji calls on Monday' }, monday);
    const student = await addStudent(repositories, meera, { ...asha, name: 'Goneji' }, monday);
    await repositories.products.save([{ ...bag, name: 'Bagji' }]);

    for (const { reference } of [gone, restored, again])
      await deleteApplication(repositories, meera, reference, monday);
    await deleteStudent(repositories, meera, student, monday);
    await binEntry(repositories, productKind, meera, bag._id, monday);
    for (const { id, entryId } of await repositories.bin.all())
      if (entryId === restored.reference || entryId === again.reference)
        await restoreFromBin(repositories, meera, id, later(1));
    await deleteApplication(repositories, meera, again.reference, later(2));
    expect(await logged()).toContain('Goneji');

    expect(await emptyBin(repositories, later(30, 1))).toEqual({ application: 1, student: 1, product: 1 });
    expect(await logged()).not.toContain('Goneji');
    for (const name of ['Backji', 'Againji', 'Bagji']) expect(await logged()).toContain(name);
    expect(await repositories.inbox.has(restored.reference)).toBe(true);

    expect(await emptyBin(repositories, later(32, 1))).toEqual({ application: 1 });
    expect(await logged()).not.toContain('Againji');
    expect(await logged()).toContain('Backji');
    expect(await logged()).toContain(gone.reference);
  });

  test('that is emptied of an older copy keeps whoever has the same id now, and what the log tells of them', async () => {
    const { repositories, db } = await open();
    const { reference } = await repositories.applications.receive(application, monday.toISOString());
    const id = await addStudent(repositories, meera, asha, monday);
    await moveToBin(repositories, meera, { kind: 'application', id: reference, name: 'X', data: {} }, monday);
    await moveToBin(repositories, meera, { kind: 'student', id, name: 'X', data: {} }, monday);
    await moveToBin(repositories, meera, { kind: 'student', id: 'twice', name: 'Y', data: {} }, monday);
    await moveToBin(repositories, meera, { kind: 'student', id: 'twice', name: 'Y', data: {} }, later(9));
    const log = () => db.selectFrom('log').selectAll().where('action', '!=', 'empty-bin').execute();
    const before = await log();
    expect(await emptyBin(repositories, later(31))).toEqual({ application: 1, student: 2 });
    expect(await log()).toEqual(before);
    expect(await repositories.inbox.has(reference)).toBe(true);
    expect(await repositories.students.has(id)).toBe(true);
    expect(await repositories.bin.count()).toBe(1);
  });

  test('keeps what is dated in the future for 30 days from the day on which it is found', async () => {
    const { repositories } = await open();
    await moveToBin(repositories, meera, { kind: 'product', id: 'a', name: 'a', data: {} }, later(1000));
    expect(await emptyBin(repositories, monday)).toEqual({});
    expect(await emptyBin(repositories, later(30))).toEqual({});
    expect(await emptyBin(repositories, later(30, 1))).toEqual({ product: 1 });
  });
});

test.each([
  [0, 30],
  [1, 29],
  [29.5, 1],
  [30, 0],
  [31, 0],
])('after %s days in the bin, %s are left', (days, left) => {
  expect(daysLeft(monday.toISOString(), later(days))).toBe(left);
});

async function everything({ products, homeProducts, students, inbox }: Repositories) {
  const range = { offset: 0, limit: 9 };
  return [
    [...(await products.places()), ...(await products.all())],
    [...(await homeProducts.places()), ...(await homeProducts.all())],
    await students.page({}, range),
    await inbox.page({}, range),
  ];
}
