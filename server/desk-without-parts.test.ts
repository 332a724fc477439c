import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { binEntry } from '../back-office/entries/move-entry.ts';
import { commandLine } from '../back-office/log/log.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { homeProductKind } from '../back-office/shop/products.ts';
import { onlyWithParts } from '../back-office/test-parts.ts';
import { application, asha, bag, lamp, logEntry, loomPicture } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

onlyWithParts('hostel', 'gifts');
const app = await import('./app.ts');

const settings = { SAMPLE_DATA: 'off' };
const bare = await openSharedSite(settings, undefined, { app });
const keeping = await openSharedSite(settings, undefined, { app, dataDir: await dataOfPersons() });
const cookies = new Map([
  [bare, await signedInCookie(bare.dataDir)],
  [keeping, await signedInCookie(keeping.dataDir)],
]);

/** The data of a site that did more before. */
async function dataOfPersons(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-site-'));
  const { repositories, database } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  await repositories.products.save([bag]);
  await repositories.homeProducts.save([lamp]);
  await repositories.gallery.save([loomPicture]);
  await repositories.publicStudents.save([asha]);
  await repositories.applications.receive(application, '2026-11-02T06:00:00.000Z');
  await repositories.log.add({ ...logEntry, kind: 'product', entryId: bag._id }, '2026-11-02T06:00:00.000Z');
  await database.close();
  return dataDir;
}

async function ask(path: string, form?: Record<string, string>, on = bare): Promise<Response> {
  const headers = { cookie: cookies.get(on) ?? '', origin: 'http://site.test' };
  const posted = form && { method: 'POST', body: new URLSearchParams(form) };
  return on.site.fetch(new Request(`http://site.test${path}`, { headers, ...posted }));
}

async function pageOf(path: string, on = bare): Promise<string> {
  return (await (await ask(path, undefined, on)).text()).replace(/^.*<body>/s, '');
}

/** The addresses of the desk that a page leads to. */
async function linksOf(path: string, on = bare): Promise<string[]> {
  return [...(await pageOf(path, on)).matchAll(/(?:href|action)="(\/desk[^"?#]*)/g)].map(([, to = '']) => to);
}

const areas = [
  '/desk/applications',
  '/desk/students',
  '/desk/products',
  '/desk/home-products',
  '/desk/gallery',
];

describe('the desk of a site that is about its hostel and asks for gifts', () => {
  test('has no other areas, and Home does not lead there', async () => {
    for (const area of areas)
      for (const path of [area, `${area}/`, `${area}/new`, `${area}/x/preview`, `${area}/export.csv`])
        expect([path, (await ask(path)).status]).toEqual([path, 404]);
    for (const area of areas) expect((await ask(`${area}/new`, { name: 'A' })).status).toBe(404);
    const links = await linksOf('/desk');
    expect(links).toEqual(expect.arrayContaining(['/desk/paper', '/desk/texts', '/desk/bin']));
    for (const area of areas) expect(links).not.toContain(area);
  });

  test('prints the donation poster alone', async () => {
    const links = await linksOf('/desk/paper');
    const papers = ['tags', 'list', 'poster', 'slip'].map((paper) => `/desk/paper/${paper}`);
    expect(links.filter((to) => papers.includes(to))).toEqual(['/desk/paper/poster']);
    for (const paper of papers)
      expect([paper, (await ask(paper)).status]).toEqual([paper, paper.endsWith('poster') ? 200 : 404]);
  });

  test('names on Home only drafts of what is there', async () => {
    const draft = { data: '{}', changedAt: '2026-11-02T06:00:00.000Z', changedBy: 'Meera Joshi' };
    await bare.beside(async ({ drafts }) => {
      await drafts.save({ ...draft, kind: 'home-product', entryId: 'lamp' });
      await drafts.save({ ...draft, kind: 'text', entryId: 'cart' });
    });
    expect(await pageOf('/desk')).not.toContain('a draft');
    await bare.beside(({ drafts }) => drafts.save({ ...draft, kind: 'text', entryId: 'home' }));
    expect(await pageOf('/desk')).toContain('1 text has a draft that visitors do not see.');
    await bare.beside(({ drafts }) => drafts.remove('home-product', 'lamp'));
  });

  test('counts the first steps without product, list of students and sample entries', async () => {
    const page = await pageOf('/desk/first-steps');
    expect(page).toMatch(/Done: \d of 9</);
    expect(page).toContain('UPI ID and bank account');
    for (const step of ['First product', 'Who sees the list of students', 'Sample ', '"/desk/gallery"'])
      expect(page).not.toContain(step);
  });

  test('offers no kind of theirs to narrow the log by, and what it tells of them stays readable', async () => {
    await bare.beside(async (all) => {
      await all.homeProducts.save([lamp]);
      await binEntry(all, homeProductKind, commandLine, lamp.id);
    });
    const kinds = async (path: string) =>
      [...(await pageOf(path)).matchAll(/<option value="([a-z-]+)"/g)].map(([, kind]) => kind);
    expect(await kinds('/desk/log')).toEqual(expect.arrayContaining(['text', 'person', 'backup', 'site']));
    expect(await kinds('/desk/log')).not.toEqual(expect.arrayContaining(['home-product']));
    expect(await kinds('/desk/log?kind=home-product')).toContain('home-product');
    expect(await pageOf('/desk/log')).toContain('Clay lamp');
    expect(await linksOf('/desk/log')).toContain('/desk/bin');
    const [, address = ''] = /action="(\/desk\/bin\/[\w-]+)"/.exec(await pageOf('/desk/bin')) ?? [];
    const restored = await ask(address, {});
    expect(restored.status).toBe(303);
    expect(await linksOf(restored.headers.get('location') ?? '')).not.toContain('/desk/home-products/lamp');
    expect(await linksOf('/desk/log')).not.toContain('/desk/home-products/lamp');
  });

  test('asks nobody whether they want email about applications, and keeps what they said', async () => {
    expect(await pageOf('/desk/my-devices')).not.toContain('name="wantsMail"');
    const me = () => bare.beside(({ people }) => people.findByName('Test owner'));
    const before = await me();
    await bare.beside(async ({ people }) => {
      if (before) await people.save({ ...before, email: 'meera@example.org', wantsMail: true });
    });
    await ask('/desk/my-devices/mail', { email: 'm.joshi@example.org' });
    expect(await me()).toMatchObject({ email: 'm.joshi@example.org', wantsMail: true });
    await ask('/desk/my-devices/mail', { email: '' });
    expect(await me()).toMatchObject({ email: '', wantsMail: false });
  });

  test('offers the texts of what is there, and previews them on pages that are there', async () => {
    const links = await linksOf('/desk/texts');
    const pages = ['home', 'donate', 'hostel-enrollment', 'forms', 'contact-and-facts'];
    expect(links).toEqual(expect.arrayContaining(pages.map((page) => `/desk/texts/${page}`)));
    for (const page of ['shop', 'cart', 'gallery', 'enrolled', 'application', 'easy-read']) {
      expect(links).not.toContain(`/desk/texts/${page}`);
      expect([page, (await ask(`/desk/texts/${page}`)).status]).toEqual([page, 404]);
      expect((await ask(`/desk/texts/preview/${page}`)).status).toBe(404);
    }
    expect((await linksOf('/desk/texts/hostel-enrollment')).join()).not.toContain('application-form');
    for (const page of ['forms', 'bar-and-footer', 'hostel-enrollment', 'donate'])
      expect([page, (await ask(`/desk/texts/preview/${page}`)).status]).toEqual([page, 200]);

    const facts = await linksOf('/desk/texts/contact-and-facts');
    expect(facts).toContain('/desk/texts/contact-and-facts/gifts');
    expect(facts).not.toContain('/desk/texts/contact-and-facts/delivery');
    const ofHostel = await pageOf('/desk/texts/contact-and-facts/hostel');
    expect(ofHostel).toContain('name="facts.hostelCost"');
    expect(ofHostel).toContain('name="facts.answerDays.most"');
    expect(ofHostel).not.toContain('facts.holidays');
  });
});

describe('the desk of such a site that keeps something of persons', () => {
  test('has the areas of those persons, and Home leads there', async () => {
    const links = await linksOf('/desk', keeping);
    for (const area of areas) {
      const isThere = area !== '/desk/home-products';
      expect([area, (await ask(area, undefined, keeping)).status]).toEqual([area, isThere ? 200 : 404]);
      expect([area, links.includes(area)]).toEqual([area, isThere]);
    }
    expect(await pageOf('/desk', keeping)).toContain('1 new application');
    expect(await linksOf('/desk/log', keeping)).toContain('/desk/products/bag');
    expect(await pageOf('/desk/products', keeping)).not.toContain('/feeds/');
  });

  test('offers the texts that families still read, and the holidays that are no working days', async () => {
    expect(await linksOf('/desk/texts', keeping)).toContain('/desk/texts/application');
    expect((await ask('/desk/texts/preview/application', undefined, keeping)).status).toBe(200);
    expect(await pageOf('/desk/texts/contact-and-facts/hostel', keeping)).toContain('facts.holidays');
  });
});
