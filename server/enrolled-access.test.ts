import { describe, expect, test } from 'vitest';
import { openDatabase } from '../backend/database/open-database.ts';
import { createRepositories } from '../backend/repositories/create-repositories.ts';
import { asha } from '../backend/repositories/test-records.ts';
import apiMessages from '../content/en/api.json' with { type: 'json' };
import { openSharedSite, startTestSite, testFolder } from './test-site.ts';

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
    expect(Object.keys(student).toSorted()).toEqual(Object.keys(asha).toSorted());
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
      const { answer, page } = await listed(access);
      for (const { headers } of [answer, page]) {
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-robots-tag')).toBe('noindex');
      }
      expect(await page.text()).not.toContain(real.name);
    },
  );
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
  const { site, dataDir } = await openSharedSite({ ENROLLED_ACCESS: access, SAMPLE_DATA: 'off' });
  await saveRealStudent(dataDir);
  const ask = async (accept: string) =>
    site.fetch(new Request('http://site.test/enrolled', { headers: { accept } }));
  return { answer: await ask('application/json'), page: await ask('text/html') };
}

async function saveRealStudent(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ url: undefined, dataDir });
  await createRepositories(db).publicStudents.save([real]);
  await close();
}
