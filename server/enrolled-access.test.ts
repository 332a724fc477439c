import { describe, expect, test } from 'vitest';
import { openDatabase } from '../backend/database/open-database.ts';
import { createRepositories } from '../backend/repositories/create-repositories.ts';
import { asha } from '../backend/repositories/test-records.ts';
import apiMessages from '../content/en/api.json' with { type: 'json' };
import { startTestSite, testFolder } from './test-site.ts';

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
  expect((await listed('open')).output).toMatch(/"level":40.*ENROLLED_ACCESS is open.* of 1 students/);
  for (const access of ['masked', 'consented'])
    expect((await listed(access)).output).not.toContain('ENROLLED_ACCESS');
  const samples = await startTestSite({ settings: { SAMPLE_DATA: 'on' } });
  expect(samples.output()).not.toContain('ENROLLED_ACCESS');
});

async function listed(access: string) {
  const dataDir = await testFolder();
  const { db, close } = await openDatabase({ url: undefined, dataDir });
  await createRepositories(db).students.save([real]);
  await close();
  const { address, output } = await startTestSite({
    settings: { DATA_DIR: dataDir, ENROLLED_ACCESS: access },
  });
  const answer = await fetch(`${address}/enrolled`);
  const page = await fetch(`${address}/enrolled`, { headers: { accept: 'text/html' } });
  return { answer, page, output: output() };
}
