import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import { referenceIn } from '../domain/hostel/application-reference.ts';
import { ENROLLED_ACCESS } from '../domain/hostel/enrolled-access.ts';
import { RETAINED_KINDS } from '../domain/privacy/retention.ts';
import { languages, languageTag } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { application } from '../storage/test-records.ts';
import { durationText } from '../texts/fill-content.ts';
import { readContent } from '../texts/read-content.ts';
import { sentencesOf } from '../texts/sentences.ts';
import { type PageEntry, pages } from '../web/pages.ts';
import { openSharedSite, testFolder } from './test-site.ts';

const { site, dataDir } = await openSharedSite({ BACKUP_AT: '02:15' });
const origin = 'http://site.test';

const reading = readContent(join(import.meta.dirname, '../content'));
if ('problems' in reading) throw new Error('The content has problems.');
const { messages: allMessages, retention } = reading.content;
const { easy } = allMessages.en;

async function html(path: string, of = site): Promise<string> {
  const response = await of.fetch(new Request(origin + path, { headers: { accept: 'text/html' } }));
  expect(response.status).toBe(200);
  return response.text();
}

function shownVersion(page: string): string {
  return /\b[\da-f]{10}\b/.exec(page)?.[0] ?? '';
}

function hiddenVersion(page: string): string {
  return /<input type="hidden" name="noticeVersion" value="([^"]*)"/.exec(page)?.[1] ?? '';
}

// Which part of the notice tells of a form on a page, by the page's path.
const partOf: Readonly<Record<string, string>> = {
  '/about': 'contact',
  '/application': 'ownApplication',
  '/cart': 'delivery',
  '/donate': 'donation',
  '/easy/application': 'ownApplication',
  '/easy/donate': 'donation',
  '/easy/hostel-enrollment': 'application',
  '/hostel-enrollment': 'application',
};

// Not typed by people.
const noDetails = new Set(['website', 'step', 'noticeVersion']);

describe('the privacy notice', () => {
  // The fields of the shop choose and look for goods.
  test.each(Object.values<PageEntry>(pages).flatMap(({ path }) => (path.startsWith('/shop') ? [] : [path])))(
    'names every field that %s posts',
    async (path) => {
      const page = await html(path);
      const fields = [...page.matchAll(/<(?:input|select|textarea)\b[^>]*?\sname="([^"]+)"/g)]
        .map(([, name = '']) => name)
        .filter((name) => !noDetails.has(name));
      if (fields.length === 0) return;
      const part = partOf[path];
      expect(part, 'the notice has a part for this form').toBeDefined();
      expect(await html('/privacy')).toContain(`id="${part}"`);
      const forms: Readonly<Record<string, unknown>> = allMessages.en.privacy;
      expect(Object.keys((forms[part ?? ''] as { fields: object }).fields)).toEqual(
        expect.arrayContaining([...new Set(fields)]),
      );
    },
  );

  test('begins with its contents: a link to each of its parts, with that part’s heading, in the order of the parts', async () => {
    const [main = ''] = /<main.*<\/main>/s.exec(await html('/privacy')) ?? [];
    const pairsOf = (pattern: RegExp) =>
      Array.from(main.matchAll(pattern), ([, id, heading]) => [id, heading]);
    const parts = pairsOf(/<section id="([^"]+)"[^>]*><h2>([^<]+)<\/h2>/g);
    expect(pairsOf(/<a href="#([^"]+)"[^>]*>([^<]+)<\/a>/g)).toEqual(parts);
    expect(parts.length).toBeGreaterThan(10);
    expect(main.indexOf('<nav')).toBeLessThan(main.indexOf('<section'));
  });

  test.each(Object.entries(partOf).filter(([path]) => path !== '/easy/donate'))(
    'is linked from the form of %s',
    async (path, part) => {
      expect(await html(path)).toContain(`href="/privacy#${part}"`);
    },
  );

  test.each(languages)(
    'in %s is linked from the end of every page, beside the page of accessibility',
    async (language) => {
      const page = await html(localPath(language, '/'));
      for (const path of ['/privacy', '/accessibility', '/application'])
        expect(page).toContain(`href="${localPath(language, path)}"`);
      await html(localPath(language, '/accessibility'));
    },
  );

  test('has a version for each language, which is stored with an application and its time', async () => {
    const versions = new Set<string>();
    for (const [index, language] of languages.entries()) {
      const shown = shownVersion(await html(localPath(language, '/privacy')));
      versions.add(shown);
      const response = await site.fetch(
        new Request(`${origin}/enrollment/add`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-language': `${language}-IN` },
          body: JSON.stringify({ ...application, email: `notice${index}@example.org` }),
        }),
      );
      const { reference } = (await response.json()) as { reference: string };
      const { repositories, database } = await openSiteData(
        { databaseUrl: undefined, dataDir },
        console.error,
      );
      const stored = await repositories.inbox.find(reference).finally(database.close);
      expect(stored).toMatchObject({ noticeVersion: shown, noticeAt: stored?.receivedAt });
    }
    expect(versions.size).toBe(languages.length);
  });
});

test('a form that is open while the notice changes stores the version beside it, not the one of now', async () => {
  const own = await openSharedSite({ SAMPLE_DATA: 'off' });
  const seen = shownVersion(await html('/privacy', own.site));
  const forms = ['/hostel-enrollment', '/easy/hostel-enrollment'];
  for (const path of forms) expect(hiddenVersion(await html(path, own.site))).toBe(seen);
  const changed = { changedAt: new Date().toISOString(), changedBy: 'Meera', sourceHash: '' };
  await own.beside(({ texts }) =>
    texts.save({ id: 'en/privacy#trackers.text', value: 'No trackers at all.', ...changed }),
  );
  await vi.waitFor(async () => expect(shownVersion(await html('/privacy', own.site))).not.toBe(seen), {
    timeout: 5000,
  });
  for (const path of forms) {
    expect(hiddenVersion(await html(path, own.site))).not.toBe(seen);
    const email = `${path.split('/').length}@example.org`;
    const answer = await own.site.fetch(
      new Request(origin + path, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ ...application, email, noticeVersion: seen }),
      }),
    );
    const reference = referenceIn(await answer.text()) ?? '';
    const stored = await own.beside(({ inbox }) => inbox.find(reference));
    expect(stored).toMatchObject({ email, noticeVersion: seen, noticeAt: stored?.receivedAt });
  }
});

test.each(languages)(
  'the notice in %s says how long each kind is kept, as retention.json does',
  async (language) => {
    const page = await html(localPath(language, '/privacy'));
    for (const kind of RETAINED_KINDS)
      expect(page).toContain(durationText(retention[kind], languageTag(language)));
    expect(page).not.toContain('{kept}');
  },
);

describe('the notice says what the settings make of it', () => {
  test('who sees the list of students, also beside the forms, in each language and with a version of its own', async () => {
    const versions = new Set<string>();
    for (const access of ENROLLED_ACCESS) {
      const own = await openSharedSite({ ENROLLED_ACCESS: access, SAMPLE_DATA: 'off' });
      for (const language of languages) {
        const page = await html(localPath(language, '/privacy'), own.site);
        const { who } = allMessages[language].privacy.students;
        expect(ENROLLED_ACCESS.filter((each) => page.includes(who[each]))).toEqual([access]);
        versions.add(shownVersion(page));
        const form = await html(localPath(language, '/hostel-enrollment'), own.site);
        expect(ENROLLED_ACCESS.filter((each) => form.includes(who[each]))).toEqual([access]);
      }
      const easyForm = await html('/easy/hostel-enrollment', own.site);
      const { studentList } = easy.form;
      expect(
        ENROLLED_ACCESS.filter((each) =>
          sentencesOf(studentList[each].text).every((sentence) => easyForm.includes(sentence)),
        ),
      ).toEqual([access]);
    }
    expect(versions.size).toBe(ENROLLED_ACCESS.length * languages.length);
  });

  test.each(languages)('how long backups stay, in %s', async (language) => {
    const path = localPath(language, '/privacy');
    const { nightly, onRequest } = allMessages[language].privacy.retention.backups;
    const withNightly = await html(path);
    expect(withNightly).toContain(nightly);
    expect(withNightly).not.toContain(onRequest);
    const own = await openSharedSite({ SAMPLE_DATA: 'off' });
    const withoutNightly = await html(path, own.site);
    expect(withoutNightly).toContain(onRequest);
    expect(withoutNightly).not.toContain(nightly);
    expect(shownVersion(withoutNightly)).not.toBe(shownVersion(withNightly));
  });

  test.each(languages)('that backups are kept elsewhere, where they are, in %s', async (language) => {
    const path = localPath(language, '/privacy');
    const { backupsElsewhere } = allMessages[language].privacy.place;
    const here = await html(path);
    expect(here).not.toContain(backupsElsewhere);
    const settings = { BACKUP_STORE: await testFolder(), BACKUP_PASSPHRASE: 'a lamp and a thread' };
    const own = await openSharedSite({ ...settings, BACKUP_AT: 'off' });
    expect(await html(path, own.site)).toContain(backupsElsewhere);
  });

  test.each(languages)('of whom something is kept besides the forms, in %s', async (language) => {
    const page = await html(localPath(language, '/privacy'));
    const { pictures, makers, staff } = allMessages[language].privacy;
    for (const { heading, why, keeps, who } of [pictures, makers, staff])
      for (const text of [heading, why, keeps, who]) expect(page).toContain(text);
  });
});
