import { expect, onTestFinished, test } from 'vitest';
import { createSqlite, testEngines } from '../backend/database/test-databases.ts';
import { takeReady } from '../backend/database/test-ready-databases.ts';
import { asha, bag } from '../backend/repositories/test-records.ts';
import { countRowsAt, moveData } from './move-data.ts';
import { openSiteData, type SitePlace } from './open-site-data.ts';

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
