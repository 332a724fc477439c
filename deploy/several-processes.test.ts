import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRepositories } from '../storage/create-repositories.ts';
import { openDatabase } from '../storage/database/open-database.ts';
import { type TestDatabase, testEngines } from '../storage/database/test-databases.ts';
import { application, pickle } from '../storage/test-records.ts';
import { type RunningSite, startSite } from '../tools/start-site.ts';

describe.each(testEngines())('two processes on one $engine', ({ engine, create }) => {
  let database: TestDatabase;
  let sites: RunningSite[];

  // Both start at the same time on an empty database, migrate it and fill it with samples.
  beforeAll(async () => {
    database = await create();
    const { url, dataDir } = database.place;
    const place: Record<string, string> = url ? { DATABASE_URL: url } : { DATA_DIR: dataDir };
    sites = await Promise.all([1, 2].map(() => startSite({ settings: { ...place, TRUST_PROXY: 'on' } })));
  }, 120_000);

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await database.remove();
  });

  test('fill it with the samples once', async () => {
    const [here, there] = await Promise.all(sites.map(productIds));
    expect(here).toEqual(there);
    expect(new Set(here).size).toBe(here?.length);
    expect(here?.length).toBeGreaterThan(0);
  });

  test('both show within five seconds what a third one saved', async () => {
    for (const site of sites) await shopOf(site);
    const { db, close } = await openDatabase(database.place);
    onTestFinished(close);
    await createRepositories(db).products.save([
      { ...pickle, _id: 'new', name: 'Brass bell of the morning' },
    ]);
    await vi.waitFor(
      async () => {
        for (const site of sites) {
          expect(await productIds(site)).toContain('new');
          expect(await shopOf(site)).toContain('Brass bell of the morning');
        }
      },
      { timeout: 5000, interval: 100 },
    );
  });

  test('take the identical application once', async () => {
    const answers = await Promise.all(sites.map((site) => apply(site, '203.0.113.1')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference));
    expect(references[0]).toBe(references[1]);
  });

  const together = engine === 'postgres' ? 'together' : 'each for itself';
  test(`count an address's applications ${together}`, async () => {
    const statuses = [];
    for (let sent = 0; sent < 9; sent += 1) {
      for (const site of sites) statuses.push((await apply(site, '203.0.113.2')).status);
    }
    const taken = statuses.filter((status) => status === 201).length;
    expect(taken).toBe(engine === 'postgres' ? 8 : 16);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
  });
});

async function productIds({ address }: RunningSite): Promise<string[]> {
  const products: { _id: string }[] = await (await fetch(`${address}/api/products`)).json();
  return products.map(({ _id }) => _id);
}

async function shopOf({ address }: RunningSite): Promise<string> {
  return (await fetch(`${address}/shop?shown=100`)).text();
}

function apply({ address }: RunningSite, visitor: string): Promise<Response> {
  return fetch(`${address}/enrollment/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: JSON.stringify(application),
  });
}
