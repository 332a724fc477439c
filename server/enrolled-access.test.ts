import { describe, expect, test } from 'vitest';
import type { PublicationConsent } from '../domain/consents/publication-consent.ts';
import { publicFieldNames, type PublicStudent } from '../domain/hostel/student.ts';
import { translatedLanguages } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { createRepositories } from '../storage/create-repositories.ts';
import { openDatabase } from '../storage/database/open-database.ts';
import { asha } from '../storage/test-records.ts';
import { readContent } from '../texts/read-content.ts';
import { lastingConsent } from './test-picture-of-people.ts';
import { openSharedSite, startTestSite, testFolder } from './test-site.ts';

const reading = readContent('content');
if ('problems' in reading) throw new Error('The content has mistakes.');
const { content } = reading;
const { api: apiMessages, enrolled } = content.messages.en;

const real = {
  ...asha,
  name: 'Someone Real',
  email: 'someone@gmail.com',
  phone: '98450 12345',
  address: '7 Lake Road',
};

describe('the list of students, asked for as JSON', () => {
  test.each(['open', 'masked'])('is all ten fields where access is %s', async (access) => {
    const { answer } = await listed(access);
    const [student] = await answer.json();
    expect(Object.keys(student).toSorted()).toEqual([...publicFieldNames].toSorted());
    expect(student.name).toBe(real.name);
    const details = JSON.stringify(student);
    for (const detail of [real.email, real.phone, real.address])
      expect(details.includes(detail)).toBe(access === 'open');
  });

  test('is refused with a sentence where access is closed', async () => {
    const { answer } = await listed('closed');
    expect([answer.status, await answer.json()]).toEqual([403, { message: apiMessages.enrolledClosed }]);
  });

  test.each(['open', 'masked', 'consented', 'closed'])(
    'is kept by nobody where access is %s',
    async (access) => {
      const { answer, page, shown } = await listed(access);
      for (const { headers } of [answer, page, shown]) {
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-robots-tag')).toBe('noindex');
        expect(headers.get('vary')).toMatch(/^Accept\b/);
      }
      expect(await page.text()).not.toContain(real.name);
    },
  );
});

describe('the list of students, asked for without script', () => {
  test.each(['open', 'masked'])('is what programs get, where access is %s', async (access) => {
    const { answer, shown, page } = await listed(access);
    const [student] = (await answer.json()) as [PublicStudent];
    const { feesPaid, ...texts } = student;
    expect([shown.status, cellsOf(await shown.text())]).toEqual([
      200,
      [...Object.values(texts), feesPaid ? enrolled.yes : enrolled.no],
    ]);
    expect(await page.text()).not.toContain('<table');
  });

  test('is of those who agreed, and of them only while they do', async () => {
    const { ask, beside, shown } = await listed('consented');
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(enrolled.empty)]);
    const agree = (consent: PublicationConsent | undefined) =>
      beside(async ({ students }) => {
        const record = await students.findSame(real);
        if (record) await students.save({ ...record, consent }, '2026-04-01T06:30:00.000Z');
      });
    await agree(lastingConsent);
    expect(cellsOf(await (await ask('text/html', '/enrolled?show')).text())).toContain(real.phone);
    await agree(undefined);
    expect(await (await ask('text/html', '/enrolled?show')).text()).not.toContain(real.name);
  });

  test('is refused with the same sentence where access is closed, beside the button', async () => {
    const { shown } = await listed('closed');
    expect(shown.status).toBe(403);
    const html = await shown.text();
    expect(html).toContain(`<p class="text-danger">${apiMessages.enrolledClosed}</p>`);
    expect(html).toContain(' name="show"');
    expect(html).not.toContain(real.name);
  });

  test.each(translatedLanguages)('is in %s where the page is', async (language) => {
    const { ask } = await listed('open');
    const words = content.messages[language].enrolled;
    const address = localPath(language, '/enrolled');
    expect(await (await ask('text/html', `${address}?show=`)).text()).toContain(
      `<table aria-label="${words.tableLabel}"`,
    );
    const closed = await listed('closed');
    expect(await (await closed.ask('text/html', `${address}?show=`)).text()).toContain(
      `<p class="text-danger">${content.messages[language].api.enrolledClosed}</p>`,
    );
  });

  test('has the same headers where only these are asked for', async () => {
    for (const access of ['open', 'closed']) {
      const { ask, shown } = await listed(access);
      const head = await ask('text/html', '/enrolled?show', 'HEAD');
      expect([head.status, headersOf(head), await head.text()]).toEqual([shown.status, headersOf(shown), '']);
    }
  });

  test('is whole, however long it is', async () => {
    const { ask, beside } = await listed('open');
    const many = Array.from({ length: 300 }, (_, at) => ({ ...real, name: `Student ${at}` }));
    await beside(({ publicStudents }) => publicStudents.save(many));
    const html = await (await ask('text/html', '/enrolled?show')).text();
    expect(html.match(/<th scope="row"/g)).toHaveLength(301);
    expect(html).not.toContain(enrolled.showMore);
  });
});

test('a start with students who are no samples and an open list warns of it, and only that', async () => {
  const DATA_DIR = await testFolder();
  await saveRealStudent(DATA_DIR);
  const start = async (settings: Record<string, string>) => (await startTestSite({ settings })).output();
  expect(await start({ DATA_DIR })).toMatch(/"level":40.*ENROLLED_ACCESS is open.* of 1 students/);
  for (const ENROLLED_ACCESS of ['masked', 'consented'])
    expect(await start({ DATA_DIR, ENROLLED_ACCESS })).not.toContain('ENROLLED_ACCESS');
  expect(await start({ SAMPLE_DATA: 'on' })).not.toContain('ENROLLED_ACCESS');
});

async function listed(access: string) {
  const { site, dataDir, beside } = await openSharedSite({ ENROLLED_ACCESS: access, SAMPLE_DATA: 'off' });
  await saveRealStudent(dataDir);
  const ask = async (accept: string, path = '/enrolled', method = 'GET') =>
    site.fetch(new Request(`http://site.test${path}`, { method, headers: { accept } }));
  return {
    ask,
    beside,
    answer: await ask('application/json'),
    page: await ask('text/html'),
    shown: await ask('text/html', '/enrolled?show'),
  };
}

/** What stands in the cells of the list's students. */
function cellsOf(html: string): string[] {
  const [, rows = ''] = /<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
  return Array.from(rows.matchAll(/<t[hd] [^>]*>(.*?)<\/t[hd]>/gs), ([, text = '']) => text);
}

function headersOf({ headers }: Response) {
  return ['cache-control', 'content-security-policy', 'content-type', 'x-robots-tag'].map((name) =>
    headers.get(name),
  );
}

async function saveRealStudent(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ url: undefined, dataDir });
  await createRepositories(db).publicStudents.save([real]);
  await close();
}
