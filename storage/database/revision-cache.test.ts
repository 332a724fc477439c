import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createDataRevision, createRevisionCache } from './revision-cache.ts';

function productList() {
  const data = { revision: '1' };
  const logged: string[] = [];
  const log = (problem: string) => void logged.push(problem);
  const revision = createDataRevision(async () => data.revision, log);
  const cache = createRevisionCache<string[]>({ revision, size: { max: 1 }, log });
  const fetch = (load: () => Promise<string[]>) => cache.fetch('products', load);
  return { data, fetch, logged };
}

describe.concurrent('a cached value', () => {
  test('is loaded once for each revision of the data', async () => {
    const { data, fetch } = productList();
    let loaded = 0;
    const load = async () => {
      loaded += 1;
      return ['bag'];
    };
    await Promise.all([fetch(load), fetch(load)]);
    expect(await fetch(load)).toMatchObject({ value: ['bag'], stale: false });
    expect(loaded).toBe(1);
    data.revision = '2';
    await pause(1100);
    expect(await fetch(async () => ['lamp'])).toMatchObject({ value: ['lamp'], stale: false });
  });

  test('is loaded again by the next caller where loading failed; the first one gets the error', async () => {
    const { fetch, logged } = productList();
    await expect(fetch(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await fetch(async () => ['bag'])).toMatchObject({ value: ['bag'] });
    expect(logged).toEqual([]);
  });

  test('is given as stale while loading fails, until it succeeds again', async () => {
    const { data, fetch, logged } = productList();
    await fetch(async () => ['bag']);
    data.revision = '2';
    await pause(1100);
    const failing = () => Promise.reject(new Error('no database'));
    for (let time = 0; time < 2; time += 1)
      expect(await fetch(failing)).toMatchObject({ value: ['bag'], stale: true });
    expect(logged).toEqual(['products can’t be loaded; the last good one is used']);
    await pause(2200);
    expect(await fetch(async () => ['lamp'])).toMatchObject({ value: ['lamp'], stale: false });
  });

  test('is given as stale while loading hangs', async () => {
    const { data, fetch } = productList();
    await fetch(async () => ['bag']);
    data.revision = '2';
    await pause(1100);
    expect(await fetch(() => new Promise(() => {}))).toMatchObject({ value: ['bag'], stale: true });
  });
});
