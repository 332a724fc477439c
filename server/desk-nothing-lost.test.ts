import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordLastBackup, recordLastTest } from '../back-office/backup/backup-state.ts';
import { binEntry } from '../back-office/entries/move-entry.ts';
import { moveToBin } from '../back-office/entries/move-to-bin.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import type { SiteData } from '../back-office/open-site-data.ts';
import { recordMailFailure } from '../back-office/people/staff-mail.ts';
import { productKind } from '../back-office/shop/products.ts';
import type { Role } from '../domain/people/person.ts';
import { application, bag, logEntry, loomPicture } from '../storage/test-records.ts';
import { endSessions, signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir } = await openSharedSite();
const meera = { id: 'p1', name: 'Meera Joshi' };
const cookies = {} as Record<Role, string>;
let data: SiteData;

beforeAll(async () => {
  data = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  for (const role of ['owner', 'editor', 'reader'] as const)
    cookies[role] = await signedInCookie(dataDir, role);
});
afterAll(() => data.database.close());

const ask = (path: string, role?: Role) =>
  site.fetch(new Request(`http://site.test${path}`, { headers: role ? { cookie: cookies[role] } : {} }));

// As a browser sends it, with its length.
async function post(
  path: string,
  fields: Record<string, string> | FormData,
  role?: Role,
  origin = 'http://site.test',
): Promise<Response> {
  const form = new Response(fields instanceof FormData ? fields : new URLSearchParams(fields));
  const type = form.headers.get('content-type') ?? '';
  const body = await form.arrayBuffer();
  const headers = {
    origin,
    'content-type': type,
    'content-length': String(body.byteLength),
    ...(role && { cookie: cookies[role] }),
  };
  return site.fetch(new Request(`http://site.test${path}`, { method: 'POST', body, headers }));
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

// Without the style, which is long.
async function pageOf(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).text()).replace(/^.*<body>/s, '');
}

describe('the bin', () => {
  test('lists what was deleted, and an editor restores it once', async () => {
    const { repositories } = data;
    await repositories.products.save([{ ...bag, _id: 'bin-bag', name: 'Bag <b>of</b> the bin' }]);
    await binEntry(repositories, productKind, meera, 'bin-bag');
    const page = await pageOf(ask('/desk/bin', 'editor'));
    expect(page).toContain('Bag &lt;b&gt;of&lt;/b&gt; the bin');
    expect(page).toContain('deleted by Meera Joshi');
    expect(page).toContain('30 days left');
    const [, address = ''] = /action="(\/desk\/bin\/[\w-]+)"/.exec(page) ?? [];

    expect((await post(address, {}, 'reader')).status).toBe(403);
    expect((await post(address, {}, 'editor', 'https://elsewhere.example')).status).toBe(403);
    const restored = await post(address, {}, 'editor');
    expect(restored.status).toBe(303);
    expect(restored.headers.get('location')).toBe('/desk/bin?done=restored&kind=product&id=bin-bag');
    expect((await repositories.products.find('bin-bag'))?.item.name).toBe('Bag <b>of</b> the bin');

    const again = await post(address, {}, 'editor');
    expect(again.status).toBe(409);
    expect(await pageOf(again)).toContain('It is not in the bin any more.');
  });

  test('says why a thing stays in it', async () => {
    const { repositories } = data;
    await repositories.products.save([{ ...bag, _id: 'taken' }]);
    await binEntry(repositories, productKind, meera, 'taken');
    await repositories.products.save([{ ...bag, _id: 'taken' }]);
    const [{ id } = { id: '' }] = await repositories.bin.all();
    const answer = await post(`/desk/bin/${id}`, {}, 'owner');
    expect(answer.status).toBe(409);
    expect(await pageOf(answer)).toContain('another entry called');
  });

  test('shows readers what is in it, and no button', async () => {
    await moveToBin(data.repositories, meera, { kind: 'product', id: 'seen', name: 'Seen', data: {} });
    const page = await pageOf(ask('/desk/bin', 'reader'));
    expect(page).toContain('Seen');
    expect(page).not.toContain('action="/desk/bin/');
  });

  test('has fifty things on a page', async () => {
    for (let number = 0; number < 51; number += 1)
      await moveToBin(data.repositories, meera, {
        kind: 'student',
        id: `s${number}`,
        name: 'Full',
        data: {},
      });
    const page = await pageOf(ask('/desk/bin', 'owner'));
    expect(page.match(/>Restore</g)).toHaveLength(50);
    expect(page).toContain('href="/desk/bin?page=2"');
  });
});

describe('the log', () => {
  test('tells all roles in a sentence what was done, before and after, and escapes what was typed', async () => {
    const entry = {
      ...logEntry,
      kind: 'product',
      action: 'publish',
      entryId: 'log-bag',
      entryName: '<script>alert(1)</script>',
      before: JSON.stringify({ price: '350', featured: false, passwordHash: 'secret-1' }),
      after: JSON.stringify({ price: '400', featured: true, passwordHash: 'secret-2' }),
    };
    await data.repositories.log.add(entry, '2026-11-22T20:00:00.000Z');
    const page = await pageOf(ask('/desk/log?kind=product&entry=log-bag', 'reader'));
    // As emails of earlier releases say it.
    expect(await pageOf(ask('/desk/log?kind=product&thing=log-bag', 'reader'))).toContain(
      '23 Nov 2026, 01:30',
    );
    expect(page).toContain('Meera Joshi published &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('23 Nov 2026, 01:30');
    const plain = page.replaceAll(/<!-- -->|<br\/?>/g, ' ');
    expect(plain).toMatch(/Price<\/dt>.*before:\s+350\s+after:\s+400/);
    expect(plain).toMatch(/Featured<\/dt>.*before:\s+no\s+after:\s+yes/);
    expect(page).not.toContain('secret-');
  });

  test('leads to each kind of thing where it is: on its page, in the bin, and nowhere once it is gone', async () => {
    const { applications, bin, gallery, log, students } = data.repositories;
    await gallery.save([loomPicture]);
    const { reference } = await applications.receive(application, daysAgo(1));
    const [student] = await students.all();
    const kept = [
      ['product', '/desk/products/mango-pickle'],
      ['home-product', '/desk/home-products/home-mango-pickle'],
      ['gallery-picture', `/desk/gallery/${loomPicture.id}`],
      ['student', `/desk/students/${student?.id}`],
      ['application', `/desk/applications/${reference}`],
    ] as const;
    for (const [kind, address] of kept) {
      const links = async (entryId: string) => {
        await log.add({ ...logEntry, kind, entryId, entryName: entryId }, '2026-11-22T22:00:00.000Z');
        const page = await pageOf(ask(`/desk/log?kind=${kind}&entry=${entryId}`, 'reader'));
        return [...page.matchAll(/href="([^"]*)"[^>]*>Show it</g)].map(([, link = '']) => link);
      };
      expect(await links(address.split('/').at(-1) ?? '')).toContain(address);
      expect((await ask(address, 'reader')).status).toBe(200);
      expect(await links(`gone-${kind}`)).toEqual([]);

      // The bin has more than one page by now.
      const binned = { id: `bin-${kind}`, kind, entryId: `binned-${kind}`, name: 'Old', data: '{}' };
      await bin.add({ ...binned, deletedAt: '2026-01-01T10:00:00.000Z', deletedBy: 'Meera Joshi' });
      const [inBin = ''] = await links(binned.entryId);
      expect(inBin).toMatch(/^\/desk\/bin\?page=2#/);
      expect(await pageOf(ask(inBin.split('#')[0] ?? '', 'reader'))).toContain(`id="${inBin.split('#')[1]}"`);
    }
    // Home tells of new applications.
    await applications.remove(reference);
  });

  test('shows an action that has no sentence by its own word', async () => {
    await data.repositories.log.add(
      { ...logEntry, action: 'juggle-with', entryName: 'Odd' },
      '2026-11-22T21:00:00.000Z',
    );
    expect(await pageOf(ask('/desk/log?entry=Odd', 'owner'))).toContain('Meera Joshi: juggle with, Odd');
  });

  test('is narrowed by the days of India, and what can’t be read counts as not asked', async () => {
    const day = await pageOf(ask('/desk/log?entry=log-bag&from=2026-11-23&to=2026-11-23', 'owner'));
    expect(day).toContain('1 entry');
    const before = await pageOf(ask('/desk/log?entry=log-bag&to=2026-11-22', 'owner'));
    expect(before).toContain('Nothing matches.');
    const odd = await ask('/desk/log?entry=log-bag&from=2026-13-99&kind=nothing&page=-1', 'owner');
    expect(odd.status).toBe(200);
    expect(await pageOf(odd)).toContain('1 entry');
  });

  test('is a spreadsheet for owners only, and that it was taken is in it', async () => {
    expect((await ask('/desk/log/export.csv', 'editor')).status).toBe(403);
    const answer = await ask('/desk/log/export.csv?entry=log-bag', 'owner');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="log-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(await answer.text()).toContain('Price: 350 → 400');
    expect(await pageOf(ask('/desk/log?kind=site', 'owner'))).toContain('downloaded the log');
    expect(await pageOf(ask('/desk/log', 'reader'))).not.toContain('export.csv');
  });
});

describe('Home', () => {
  test('tells of new applications with their age, of drafts, of the backup and of mail that failed', async () => {
    const { repositories } = data;
    const came = new Date(Date.now() - 21 * 86_400_000).toISOString();
    await repositories.applications.receive({ ...application, firstName: 'Late' }, came);
    await repositories.applications.receive({ ...application, firstName: 'Today' }, new Date().toISOString());
    await repositories.drafts.save({
      kind: 'product',
      entryId: 'd',
      data: '{}',
      changedAt: came,
      changedBy: 'M',
    });
    const empty = await pageOf(ask('/desk', 'editor'));
    expect(empty).toContain('2 new applications');
    expect(empty).toMatch(/Late Rao.*waiting for 1[78] working days.*>late<.*Today Rao.*came today/);
    expect(empty).toContain('1 product has a draft that visitors do not see.');
    expect(empty).toContain('Visitors still see samples: ');
    expect(empty).toContain('There is no backup yet.');
    expect(empty).not.toContain('href="/desk/backup"><span');

    await recordLastBackup(repositories, { at: '2026-11-22T20:45:00.000Z', file: 'a.tar.gz', bytes: 1 });
    const owner = () => pageOf(ask('/desk', 'owner'));
    expect(await owner()).toContain('Last backup: 23 Nov 2026, 02:15. It has not been tested.');
    await recordLastBackup(repositories, { at: '2099-11-22T20:45:00.000Z', file: 'a.tar.gz', bytes: 1 });
    expect(await owner()).toContain('Last backup: its date is in the future (23 Nov 2099, 02:15)');
    await recordLastBackup(repositories, { at: '2026-11-22T20:45:00.000Z', file: 'a.tar.gz', bytes: 1 });
    await recordLastTest(repositories, { at: '2026-11-22T20:46:00.000Z', ok: true, file: 'backup.tar.gz' });
    expect(await owner()).toContain('It was tested and can be restored.');
    await recordLastTest(repositories, {
      at: '2026-11-22T20:46:00.000Z',
      ok: false,
      file: 'a.tar.gz',
      problem: 'A row is lost.',
    });
    expect(await owner()).toContain('The test failed: A row is lost.');
    await recordLastTest(repositories, {
      at: '2026-11-23T20:46:00.000Z',
      ok: false,
      file: '',
      problem: 'The disk is full.',
    });
    expect(await owner()).toContain('No backup could be made (24 Nov 2026, 02:16): The disk is full.');
    await recordMailFailure(
      repositories,
      { key: 'slow', server: '<mail>', name: 'Asha' },
      new Date('2026-11-22T20:45:00.000Z'),
    );
    expect(await owner()).toContain(
      'was not sent (23 Nov 2026, 02:15): The mail server &lt;mail&gt; does not answer.',
    );
  });

  test('tells of a family that waits for its erasure after 7 days, and that it is late after 30', async () => {
    const { inbox, applications } = data.repositories;
    const pageWithRequest = async (days: number) => {
      const firstName = `Asked ${days}`;
      const { reference } = await applications.receive({ ...application, firstName }, daysAgo(40));
      await inbox.askForErasure(reference, daysAgo(days));
      return pageOf(ask('/desk', 'reader'));
    };
    expect(await pageWithRequest(6)).not.toContain('to erase their application');
    const week = await pageWithRequest(8);
    expect(week).toMatch(
      /href="\/desk\/applications"[^>]*><span[^>]*>1 applicant asked us more than a week ago/,
    );
    expect(week).not.toContain('30 days ago');
    const month = await pageWithRequest(31);
    expect(month).toContain('1 applicant asked us at least 30 days ago');
    expect(month).toContain('1 applicant asked us more than a week ago');
  });

  test('asks whether the clock is right, after a step of more than 36 hours; an owner says so', async () => {
    const question = 'but the site last ran on';
    expect(await pageOf(ask('/desk', 'owner'))).not.toContain(question);
    await data.repositories.keyValues.write(
      'last-upkeep',
      JSON.stringify({ at: '2026-04-01T06:30:00.000Z' }),
    );
    expect(await pageOf(ask('/desk', 'owner'))).toMatch(
      /but the site last ran on 1 Apr 2026, 12:00\..*action="\/desk\/clock"/,
    );
    const shown = await pageOf(ask('/desk', 'editor'));
    expect(shown).toContain(question);
    expect(shown).not.toContain('action="/desk/clock"');
    expect((await post('/desk/clock', {}, 'editor')).status).toBe(403);
    expect((await post('/desk/clock', {}, 'owner')).headers.get('location')).toBe('/desk');
    expect(await pageOf(ask('/desk', 'owner'))).not.toContain(question);
    expect(await pageOf(ask('/desk/log?kind=site', 'owner'))).toContain(
      'confirmed that the clock of the server is right',
    );
  });

  test('leads owners to the first steps until they leave the rest as it is', async () => {
    const lead = 'left to do before the site is yours';
    expect(await pageOf(ask('/desk', 'owner'))).toContain(lead);
    expect(await pageOf(ask('/desk', 'editor'))).not.toContain(lead);
    const steps = await pageOf(ask('/desk/first-steps', 'owner'));
    expect(steps).toContain('href="/desk/texts/contact-and-facts/contact"');
    expect(steps).toContain('href="/desk/gallery"');
    expect(steps).toContain('content/facts.json');
    expect((await post('/desk/first-steps', {}, 'editor')).status).toBe(403);
    expect((await post('/desk/first-steps', {}, 'owner')).headers.get('location')).toBe('/desk');
    expect(await pageOf(ask('/desk', 'owner'))).not.toContain(lead);
  });
});

describe('the key that encrypts what is typed', () => {
  const keyIn = (html: string) => /<html[^>]* data-key="([^"]*)"/.exec(html)?.[1];
  const openAs = async (cookie: string, path = '/desk') => {
    const answer = await site.fetch(new Request(`http://site.test${path}`, { headers: { cookie } }));
    // Nor may it stay in a cookie or a cache.
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    return { status: answer.status, key: keyIn(await answer.text()) };
  };

  test('is the same in two sessions of a person, and another one for another', async () => {
    const { key } = await openAs(cookies.editor);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect((await openAs(await signedInCookie(dataDir, 'editor'), '/desk/students/new')).key).toBe(key);
    expect((await openAs(cookies.reader)).key).toMatch(/^[0-9a-f]{64}$/);
    expect((await openAs(cookies.reader)).key).not.toBe(key);
    // A page that is not there is shown to someone on staff too.
    expect(await openAs(cookies.editor, '/desk/nothing-here')).toEqual({ status: 404, key });
  });

  test('is on no page without a session', async () => {
    expect(await openAs('', '/desk/sign-in')).toEqual({ status: 200, key: undefined });
    const over = await post('/desk/students/new', { name: 'Asha' });
    expect(over.status).toBe(401);
    for (const answer of [over, await ask('/nothing-here'), await ask('/nothing-here', 'editor')])
      expect(await answer.text()).not.toContain('data-key');
    const ended = await signedInCookie(dataDir, 'editor', 'Ended');
    expect((await openAs(ended)).key).toBeDefined();
    await endSessions(dataDir, 'Ended');
    const answer = await site.fetch(new Request('http://site.test/desk', { headers: { cookie: ended } }));
    expect(answer.status).toBe(303);
    expect(await answer.text()).toBe('');
  });
});

describe('a form that is sent when the session is over', () => {
  test('is in the answer, to be sent again after signing in; secrets and files are not', async () => {
    const fields = { name: 'A "bag"', description: 'Two\nlines', password: 'secret-9', code: '123456' };
    const answer = await post('/desk/products/new?x=1', fields);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await pageOf(answer);
    expect(page).toContain('action="/desk/products/new?x=1"');
    expect(page).toContain('name="name" value="A &quot;bag&quot;"');
    expect(page).toContain('name="description" value="Two\nlines"');
    expect(page).toMatch(/target="_blank"[^>]*href="\/desk\/sign-in"/);
    expect(page).not.toMatch(/secret-9|123456/);

    const form = new FormData();
    form.set('name', 'Bag');
    form.set('picture', new File(['GIF'], 'a.gif'));
    const withFile = await pageOf(post('/desk/products/new', form));
    expect(withFile).toMatch(/enctype="multipart\/form-data"/i);
    expect(withFile).toContain('Pictures and passwords are not sent again');
    expect(withFile).not.toContain('GIF');
  });

  test('is not taken from another site, and not where it is larger than any form', async () => {
    const foreign = await post('/desk/products/new', { name: 'Bag' }, undefined, 'https://elsewhere.example');
    expect(foreign.status).toBe(403);
    const large = await post('/desk/products/new', { name: 'x'.repeat(300_000) });
    expect(large.status).toBe(401);
    expect(await pageOf(large)).toContain('go back to the page and send the form again');
  });
});
