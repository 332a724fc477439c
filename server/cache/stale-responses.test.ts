import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cacheable, startCachedApp } from './test-cached-app.ts';

// The revision is trusted for 1 s, a failed rendering is repeated after 2 s.
const UNTIL_NEXT_LOOK_UP_MS = 1100;
const UNTIL_RETRY_MS = 2200;

async function startShop({ maxAgeMs }: { maxAgeMs?: number } = {}) {
  const site = await startCachedApp(maxAgeMs);
  const page = {
    render: () => new Response('first', { headers: cacheable }) as Response | Promise<Response>,
  };
  site.app.get('/shop', () => page.render());
  expect((await site.get('/shop')).text).toBe('first');
  const change = async () => {
    site.data.revision += '1';
    await pause(UNTIL_NEXT_LOOK_UP_MS);
  };
  return { ...site, page, change };
}

const second = () => new Response('second', { headers: cacheable });
const never = () => new Promise<never>(() => {});

describe.concurrent('a cached response', () => {
  test('is rendered anew once the data has changed, and only then', async () => {
    const { get, page, change, seen } = await startShop();
    page.render = second;
    await pause(UNTIL_NEXT_LOOK_UP_MS);
    expect((await get('/shop')).text).toBe('first');
    await change();
    expect((await get('/shop')).text).toBe('second');
    expect((await get('/shop')).text).toBe('second');
    expect(seen.rendered).toHaveLength(2);
  });

  test('grows no older than its maximum age where the data has no revision', async () => {
    const { get, page } = await startShop({ maxAgeMs: 300 });
    page.render = second;
    expect((await get('/shop')).text).toBe('first');
    await pause(500);
    expect((await get('/shop')).text).toBe('second');
  });

  test.for([
    ['fails', () => new Response('down', { status: 503 })],
    ['lacks a part', () => new Response('partly', { headers: { 'cache-control': 'no-store' } })],
    ['throws', () => Promise.reject(new Error('no data'))],
  ] as const)(
    'is sent while its successor %s; that is logged, and tried again after 2 s',
    async ([, broken]) => {
      const { get, page, change, seen } = await startShop();
      page.render = broken;
      await change();
      for (let time = 0; time < 3; time += 1) expect((await get('/shop')).text).toBe('first');
      expect(seen.rendered).toHaveLength(2);
      expect(seen.logged).toEqual([['/shop can’t be loaded; the last good one is used', expect.any(Error)]]);
      page.render = second;
      await pause(UNTIL_RETRY_MS);
      expect((await get('/shop')).text).toBe('second');
    },
  );

  test('is sent while rendering its successor hangs, and replaced once that is there', async () => {
    const { get, page, change, seen } = await startShop();
    const late = Promise.withResolvers<Response>();
    page.render = () => late.promise;
    await change();
    const both = await Promise.all([get('/shop'), get('/shop')]);
    expect(both.map(({ text }) => text)).toEqual(['first', 'first']);
    expect((await get('/shop')).text).toBe('first');
    expect(seen.rendered).toHaveLength(2);
    late.resolve(second());
    await vi.waitFor(async () => expect((await get('/shop')).text).toBe('second'));
    expect(seen.rendered).toHaveLength(2);
  });

  test('is rendered again after a rendering that first hung and then failed', async () => {
    const { get, page, change } = await startShop();
    const late = Promise.withResolvers<Response>();
    page.render = () => late.promise;
    await change();
    expect((await get('/shop')).text).toBe('first');
    late.resolve(new Response('down', { status: 503 }));
    page.render = second;
    await vi.waitFor(async () => expect((await get('/shop')).text).toBe('second'), 10_000);
  });

  test('is sent while the revision can’t be read, which is logged', async () => {
    const { get, data, seen } = await startShop();
    data.lookUp = () => Promise.reject(new Error('no database'));
    await pause(UNTIL_NEXT_LOOK_UP_MS);
    expect((await get('/shop')).text).toBe('first');
    expect((await get('/shop')).text).toBe('first');
    expect(seen.rendered).toHaveLength(1);
    expect(seen.logged).toHaveLength(1);
  });

  test('is sent while reading the revision hangs, and renewed once the database is back', async () => {
    const { get, data, page, seen } = await startShop();
    const late = Promise.withResolvers<string>();
    data.lookUp = () => late.promise;
    await pause(UNTIL_NEXT_LOOK_UP_MS);
    for (let time = 0; time < 3; time += 1) expect((await get('/shop')).text).toBe('first');
    expect(seen.rendered).toHaveLength(1);
    page.render = second;
    late.resolve('2');
    await vi.waitFor(async () => expect((await get('/shop')).text).toBe('second'), 5000);
  });

  test('is rendered where reading the very first revision hangs', async () => {
    const { app, get, data } = await startCachedApp();
    data.lookUp = never;
    app.get('/shop', () => second());
    expect((await get('/shop')).text).toBe('second');
  });
});

test('a revision is looked up once, however many ask', async () => {
  // On a busy machine the requests may take longer than a revision is trusted.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { get, app, data } = await startCachedApp();
  const lookUp = vi.spyOn(data, 'lookUp');
  app.get('/shop', () => second());
  await Promise.all(Array.from({ length: 20 }, (_, search) => get(`/shop?q=${search}`)));
  expect(lookUp).toHaveBeenCalledTimes(1);
});
