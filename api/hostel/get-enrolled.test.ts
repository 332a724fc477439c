import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { EnrolledAccess } from '../../domain/hostel/enrolled-access.ts';
import { privateFieldNames } from '../../domain/hostel/student.ts';
import { asha } from '../../storage/test-records.ts';
import { onEachEngine, openTestApi } from '../test-api.ts';
import { getEnrolled } from './get-enrolled.ts';

// The fields that visitors may see, and nothing else.
const shown = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '00000 00001',
  address: 'Example Nagar',
  course: 'Weaving',
  c_year: '2',
  section: 'B',
  hostelName: 'Neem House',
  roomNumber: '14',
  feesPaid: true,
};

async function openSchool(enrolledAccess: EnrolledAccess) {
  const school = await openTestApi({ enrolledAccess });
  const texts = privateFieldNames.map((name) => [name, `private ${name}`]);
  await school.repositories.publicStudents.save([{ ...asha, ...Object.fromEntries(texts) }]);
  return school;
}

onEachEngine(() => {
  test.each(['/enrolled', '/enrolled/'])('lists the students at %s with their ten fields', async (path) => {
    const { api } = await openSchool('open');
    const answer = await api.request(path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([shown]);
  });

  test('masks email, phone and address where it is so set', async () => {
    const { api } = await openSchool('masked');
    const answer = await api.request('/enrolled');
    expect(await answer.json()).toEqual([
      { ...shown, email: 'a***@example.org', phone: '***01', address: '***' },
    ]);
  });

  test('lists only those who agreed where it is so set, with their ten fields', async () => {
    const { api, repositories } = await openSchool('consented');
    expect(await (await api.request('/enrolled')).json()).toEqual([]);
    const record = await repositories.students.findSame(asha);
    if (!record) throw new Error('Asha is missing.');
    const consent = {
      givenBy: 'parent',
      howChecked: 'Signed form',
      givenOn: '2026-04-01',
      until: '2099-03-31',
    } as const;
    await repositories.students.save({ ...record, consent }, '2026-04-01T06:30:00.000Z');
    expect(await (await api.request('/enrolled')).json()).toEqual([shown]);
  });

  test('answers 403 with a sentence where the list is closed', async () => {
    const { api } = await openSchool('closed');
    const answer = await api.request('/enrolled');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ message: 'enrolled closed' });
  });

  test('is kept by no cache and listed by no search engine, whatever the answer', async () => {
    const open = await openSchool('open');
    const closed = await openSchool('closed');
    const broken = await openSchool('open');
    await broken.breakDatabase();
    for (const { api } of [open, closed, broken]) {
      const { headers } = await api.request('/enrolled');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
      expect(headers.get('Vary')).toBe('Accept');
    }
  });
});

test.each(['open', 'masked', 'consented'] as const)(
  'gives nothing that is new, whatever the database hands out, where the list is %s',
  async (enrolledAccess) => {
    const publicStudents = { shown: () => Promise.resolve([{ ...shown, newField: 'private' }]) };
    const handler = getEnrolled({
      repositories: { publicStudents } as never,
      messages: (() => ({})) as never,
      enrolledAccess,
    });
    const answer = await new Hono().get('/enrolled', handler).request('/enrolled');
    expect(await answer.json()).toEqual([shown]);
  },
);
