import { expect, test } from 'vitest';
import { onEachEngine } from '../test-on-each-engine.ts';

const at = (second: number) => new Date(Date.UTC(2026, 3, 1, 6, 30, second)).toISOString();
const waiting = { cut: 'whole' as const, problem: undefined };

onEachEngine('pictures that are made ready', (open) => {
  test('are taken in the order in which they came, each by one process only', async () => {
    const { pictureJobs } = (await open()).repositories;
    const cut = { shape: 'square', point: 'top' } as const;
    await pictureJobs.add({ id: 'second', createdAt: at(2), ...waiting });
    await pictureJobs.add({ id: 'first', createdAt: at(1), ...waiting });
    await pictureJobs.add({ id: 'refused', createdAt: at(0), cut, problem: 'heic' });
    const taken = await Promise.all(Array.from({ length: 5 }, () => pictureJobs.take(at(3), at(0))));
    const ids = taken.flatMap((job) => job?.id ?? []);
    expect(ids.length).toBe(2);
    expect(new Set(ids)).toEqual(new Set(['first', 'second']));
    expect(await pictureJobs.find('refused')).toMatchObject({
      state: 'failed',
      problem: 'heic',
      cut,
    });
  });

  test('are cut round their middle where the release that took them knew no other place', async () => {
    const { db, repositories } = await open();
    await repositories.pictureJobs.add({ id: 'old', createdAt: at(1), ...waiting });
    await db.updateTable('picture_jobs').set({ crop: '"square"' }).execute();
    expect(await repositories.pictureJobs.take(at(2), at(0))).toMatchObject({
      cut: { shape: 'square', point: 'middle' },
    });
  });

  test('are whole where the release that took them let editors draw a rectangle', async () => {
    const { db, repositories } = await open();
    await repositories.pictureJobs.add({ id: 'old', createdAt: at(1), ...waiting });
    const crop = '{"left":0.4,"top":0.4,"width":0.02,"height":0.02}';
    await db.updateTable('picture_jobs').set({ crop }).execute();
    expect(await repositories.pictureJobs.take(at(2), at(0))).toMatchObject({ cut: 'whole' });
  });

  test('tell how far they are, and their address when they are done', async () => {
    const { pictureJobs } = (await open()).repositories;
    const cut = { shape: 'square', point: 'left' } as const;
    await pictureJobs.add({ id: 'a', createdAt: at(1), cut, problem: undefined });
    expect(await pictureJobs.find('a')).toEqual({
      id: 'a',
      state: 'waiting',
      cut,
      done: 0,
      total: 0,
      address: '',
      problem: undefined,
      createdAt: at(1),
    });
    expect(await pictureJobs.take(at(2), at(0))).toMatchObject({ id: 'a', cut });
    await pictureJobs.progress('a', { done: 2, total: 8, now: at(3) });
    expect(await pictureJobs.find('a')).toMatchObject({ state: 'working', done: 2, total: 8 });
    await pictureJobs.finish('a', '/media/a-5e8a70cf/320x240-283878.jpg');
    expect(await pictureJobs.find('a')).toMatchObject({
      state: 'done',
      address: '/media/a-5e8a70cf/320x240-283878.jpg',
    });
    expect(await pictureJobs.take(at(59), at(58))).toBeUndefined();
  });

  test('are taken again where the process that made them fell silent or gave them back', async () => {
    const { pictureJobs } = (await open()).repositories;
    await pictureJobs.add({ id: 'a', createdAt: at(1), ...waiting });
    await pictureJobs.take(at(2), at(0));
    await pictureJobs.progress('a', { done: 1, total: 8, now: at(10) });
    expect(await pictureJobs.take(at(20), at(10))).toBeUndefined();
    expect(await pictureJobs.take(at(31), at(11))).toMatchObject({ id: 'a', done: 0 });
    await pictureJobs.giveBack('a');
    expect(await pictureJobs.take(at(32), at(12))).toMatchObject({ id: 'a' });
  });

  test('are taken again where the clock was ahead when they were last heard of', async () => {
    const { pictureJobs } = (await open()).repositories;
    await pictureJobs.add({ id: 'a', createdAt: at(1), ...waiting });
    await pictureJobs.take('2029-04-01T06:30:00.000Z', at(0));
    expect(await pictureJobs.take(at(20), at(10))).toMatchObject({ id: 'a' });
  });
});
