import { expect, test } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import enrolled from '../content/en/enrolled.json' with { type: 'json' };
import shop from '../content/en/shop.json' with { type: 'json' };
import { application, bag } from '../storage/test-records.ts';
import { startTestSite, testFolder } from './test-site.ts';

const SITE_URL = 'https://diya.example';
const own = { SITE_URL, ENROLLED_ACCESS: 'open' };
const unasked = { ...own, SAMPLE_DATA: '' };

test('the first start of a site with an address shows nothing made up, and says where and how to add what it lacks', async () => {
  const DATA_DIR = await testFolder();
  const site = await startTestSite({ settings: { ...unasked, DATA_DIR } });
  expect(await (await fetch(`${site.address}/api/products`)).json()).toEqual([]);
  expect(await textAt(`${site.address}/shop`)).toContain(shop.emptyShop);
  expect(await textAt(`${site.address}/enrolled`)).toContain(enrolled.empty);
  for (const path of ['/', '/gallery', '/hi/shop', '/sitemap.xml'])
    expect([path, (await fetch(site.address + path)).status]).toEqual([path, 200]);
  expect(site.output()).toContain(`The database in DATA_DIR=${DATA_DIR} has never held a product or student`);
  expect(site.output()).toContain('SAMPLE_DATA=on');
  await site.stop();

  const data = await openSiteData({ databaseUrl: undefined, dataDir: DATA_DIR }, console.error);
  await data.repositories.products.save([bag]).finally(data.database.close);
  const later = await startTestSite({ settings: { ...unasked, DATA_DIR } });
  expect(later.output()).not.toContain('has never held');
});

test('a site with an address has samples where they are asked for', async () => {
  const site = await startTestSite({ settings: { ...own, SAMPLE_DATA: 'on' } });
  expect(await (await fetch(`${site.address}/api/products`)).json()).not.toEqual([]);
  expect(site.output()).not.toContain('has never held');
});

test('a site before another backend names the database of its own that still holds people', async () => {
  const DATA_DIR = await testFolder();
  const data = await openSiteData({ databaseUrl: undefined, dataDir: DATA_DIR }, console.error);
  const { applications } = data.repositories;
  await applications.receive(application, new Date().toISOString()).finally(data.database.close);
  const settings = { ...own, SAMPLE_DATA: 'on', BACKEND_URL: 'http://127.0.0.1:9', DATA_DIR };
  const site = await startTestSite({ settings });
  expect(site.output()).toContain(
    `the database in DATA_DIR=${DATA_DIR} still holds 1 applications, 0 students and 0 entries in the bin`,
  );
});

async function textAt(address: string): Promise<string> {
  return (await fetch(address, { headers: { accept: 'text/html' } })).text();
}
