import { expect, test } from 'vitest';
import type { EnrolledAccess } from '../../domain/enrolled-access.ts';
import { asha } from '../repositories/test-records.ts';
import { onEachEngine, openTestApi } from './test-api.ts';

async function openSchool(enrolledAccess: EnrolledAccess) {
  const school = await openTestApi({ enrolledAccess });
  await school.repositories.publicStudents.save([asha]);
  return school;
}

onEachEngine(() => {
  test.each(['/enrolled', '/enrolled/'])('lists the students at %s with their ten fields', async (path) => {
    const { api } = await openSchool('open');
    const answer = await api.request(path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([asha]);
  });

  test('masks email, phone and address where it is so set', async () => {
    const { api } = await openSchool('masked');
    const answer = await api.request('/enrolled');
    expect(await answer.json()).toEqual([
      { ...asha, email: 'a***@example.org', phone: '***01', address: '***' },
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
    expect(await (await api.request('/enrolled')).json()).toEqual([asha]);
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
