import { rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import applicationForm from '../content/en/application-form.json' with { type: 'json' };
import gallery from '../content/en/gallery.json' with { type: 'json' };
import privacy from '../content/en/privacy.json' with { type: 'json' };
import { feedAddresses } from '../domain/shop/feed-addresses.ts';
import type { Part } from '../domain/values/parts.ts';
import type { RunningSite } from '../tools/start-site.ts';
import { pages, pathsOf, samplePath } from '../web/pages.ts';
import { addressesOfParts, crawl } from './test-crawl.ts';
import { signedInCookie } from './test-desk.ts';
import { chooseSite, copySite } from './test-other-site.ts';
import { beside } from './test-picture-of-people.ts';
import { startTestSite, testFolder } from './test-site.ts';
import { applicationOf, apply, page, postForm } from './test-visitor.ts';

const siteDir = copySite('test-without-parts');
afterAll(() => rmSync(siteDir, { recursive: true }));

/** Starts a site that has those parts alone, built anew. */
async function siteOf(parts: Part[], settings: Record<string, string> = {}): Promise<RunningSite> {
  chooseSite(siteDir, { parts });
  return startTestSite({ siteDir, settings });
}

test('with every part off nothing of them answers or is linked, and what is kept of persons can still be answered for', async () => {
  const settings = { DATA_DIR: await testFolder(), SAMPLE_DATA: 'on' };
  const before = await startTestSite({ settings });
  const sent = (await (await apply(before.address, applicationOf('Kept'))).json()) as { message: string };
  const reference = /HE-\w+/.exec(sent.message)?.[0] ?? '';
  const placed = { id: 'site#pictures.hero-loom', value: 'lamp-painting', sourceHash: '' };
  await beside(settings.DATA_DIR, (all) =>
    all.texts.save({ ...placed, changedAt: new Date().toISOString(), changedBy: 'Meera' }),
  );
  const lamp = gallery.items['lamp-painting'];
  await vi.waitFor(async () => expect(await (await page(before.address)).text()).toContain(lamp.title), {
    timeout: 5000,
  });
  await before.stop();

  const site = await siteOf([], settings);
  const off = Object.values(pages).filter((each) => 'parts' in each && each.path !== pages.application.path);
  const paths = off.flatMap(pathsOf).map(samplePath);
  expect(paths.length).toBeGreaterThan(25);
  for (const path of [...paths, '/api/products', '/enrolled', ...Object.values(feedAddresses)]) {
    for (const accept of ['text/html', 'application/json'])
      expect([path, (await fetch(site.address + path, { headers: { accept } })).status]).toEqual([path, 404]);
  }
  expect((await apply(site.address, applicationOf('Late'))).status).toBe(404);
  expect((await postForm(site.address, applicationOf('Late'))).status).toBe(404);
  const described = await (await fetch(`${site.address}/api/openapi.json`)).text();
  expect(described).not.toMatch(/enroll|products/);

  const all = await crawl(site);
  expect(all.size).toBeGreaterThan(9);
  for (const [path, html] of all) {
    const told = path.endsWith('/application') ? html : html.replaceAll('/application', '');
    for (const [part, pattern] of Object.entries(addressesOfParts))
      expect([path, part, pattern.exec(told)?.[0]]).toEqual([
        path,
        part,
        path.endsWith('/application') && part === 'applications' ? '/application' : undefined,
      ]);
  }
  // A picture of the gallery that stood on the home page is gone with the gallery.
  expect(all.get('/')).not.toContain(lamp.title);
  const manifest = await (await fetch(`${site.address}/manifest.webmanifest`)).text();
  expect(manifest).not.toMatch(/shop|donate|hostel-enrollment/);

  // The family that applied, and the students who were there.
  const opened = await fetch(`${site.address}/application`, {
    method: 'POST',
    headers: { origin: site.address },
    body: new URLSearchParams({ reference, phone: applicationOf('Kept')['phone'] ?? '' }),
    redirect: 'manual',
  });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringContaining('key=')]);
  expect(all.get('/privacy')).toContain(privacy.application.heading);
  expect(all.get('/privacy')).toContain(privacy.students.who.closed);
  // The samples name makers.
  expect(all.get('/privacy')).toContain(privacy.makers.heading);
  expect(all.get('/privacy')).not.toContain(privacy.delivery.heading);
  const cookie = await signedInCookie(settings.DATA_DIR);
  const desk = (path: string) => fetch(site.address + path, { headers: { cookie } });
  expect(await (await desk('/desk/applications')).text()).toContain(reference);
  expect((await desk('/desk/students')).status).toBe(200);
});

test('with every part off and nothing kept, the notice and the application’s page tell of nobody', async () => {
  const site = await siteOf([]);
  expect((await page(`${site.address}/application`)).status).toBe(404);
  const notice = await (await page(`${site.address}/privacy`)).text();
  for (const part of [
    'application',
    'ownApplication',
    'delivery',
    'donation',
    'students',
    'pictures',
  ] as const)
    expect(notice).not.toContain(privacy[part].heading);
  expect(notice).toContain(privacy.rights.askUs.title);
  expect(notice).not.toContain(privacy.rights.link);
});

test('applications without a hostel: the form is a page of its own, in the menu under its own name', async () => {
  const site = await siteOf(['applications', 'gifts', 'easyRead'], { ENROLLED_ACCESS: 'open' });
  const all = await crawl(site);
  const form = all.get('/hostel-enrollment') ?? '';
  expect(form).toMatch(new RegExp(`<h1[^>]*>${applicationForm.heading}`));
  expect(all.get('/')).toMatch(new RegExp(`href="/hostel-enrollment"[^>]*>${applicationForm.heading}`));
  for (const [path, html] of all)
    expect([path, /\/(shop|cart|gallery|enrolled)\b/.exec(html)?.[0]]).toEqual([path, undefined]);
  // There are students once somebody is admitted, and nobody reads of them here.
  expect(form).toContain(privacy.students.who.closed.slice(0, 40));
  expect((await fetch(`${site.address}/enrolled`)).status).toBe(404);
  const sent = await postForm(site.address, applicationOf('New'));
  const answer = await sent.text();
  expect([sent.status, answer]).toEqual([200, expect.stringMatching(/HE-\w{6}/)]);

  // Who is admitted has a place, but no hostel.
  const cookie = await signedInCookie(site.dataDir);
  const admission = `${site.address}/desk/applications/${/HE-\w{6}/.exec(answer)?.[0]}/admit`;
  const asked = await (await fetch(admission, { headers: { cookie } })).text();
  const hidden = [...asked.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  expect(asked).not.toContain('name="hostelName"');
  const admitted = await fetch(admission, {
    method: 'POST',
    headers: { cookie, origin: site.address },
    body: new URLSearchParams({ ...Object.fromEntries(hidden), course: 'Weaving', c_year: '', section: '' }),
    redirect: 'manual',
  });
  expect(admitted.status).toBe(303);
});
