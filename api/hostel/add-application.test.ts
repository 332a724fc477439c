import { expect, test } from 'vitest';
import { createLimits } from '../../storage/limits/limits.ts';
import { application } from '../../storage/test-records.ts';
import type { ApiParts } from '../create-api.ts';
import { onEachEngine, openTestApi, type TestApi } from '../test-api.ts';

async function openHostel(parts: Partial<ApiParts> = {}): Promise<TestApi> {
  return openTestApi(parts);
}

async function post({ api }: TestApi, body: unknown, headers: Record<string, string> = {}) {
  return api.request('/enrollment/add', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  });
}

onEachEngine(() => {
  test('stores an application and thanks with its reference', async () => {
    const hostel = await openHostel();
    const answer = await post(hostel, application);
    const receipt = await answer.json();
    expect(answer.status).toBe(201);
    expect(receipt).toEqual({
      message: `Thank you, Asha: ${receipt.reference}`,
      reference: receipt.reference,
    });
    expect(await hostel.repositories.inbox.find(receipt.reference)).toMatchObject(application);
  });

  test('gives the identical application the same answer and stores it once, however it is spaced', async () => {
    const hostel = await openHostel();
    const first = await post(hostel, application);
    const again = await post(hostel, { ...application, firstName: ' Asha ' });
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(await first.json());
    expect(await hostel.repositories.applications.count()).toBe(1);
  });

  test('takes fields in which nothing can be seen for empty, and an email without what nobody sees', async () => {
    const hostel = await openHostel();
    const answer = await post(hostel, {
      ...application,
      firstName: '\u200b',
      lastName: '\u200d\u3164',
      address: '\u2800',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual(['firstName', 'lastName', 'address']);
    const typed = { ...application, email: '\u202aasha@exam\u200bple.org\u202c' };
    const { reference } = await (await post(hostel, typed)).json();
    expect((await hostel.repositories.inbox.find(reference))?.email).toBe('asha@example.org');
  });

  test('twenty identical applications at once get one answer, make one row and are announced once', async () => {
    const announced: string[] = [];
    const hostel = await openHostel({ onApplication: (reference) => announced.push(reference) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(hostel, application)));
    expect(announced).toEqual([(await hostel.repositories.inbox.all())[0]?.reference]);
    const receipts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(receipts).size).toBe(1);
    expect(await hostel.repositories.applications.count()).toBe(1);
  });

  test('takes the application of a family that has withdrawn it as a new one, and announces it once', async () => {
    const announced: string[] = [];
    const hostel = await openHostel({ onApplication: (reference) => announced.push(reference) });
    const first = await (await post(hostel, application)).json();
    await hostel.repositories.inbox.change(first.reference, 'new', { state: 'withdrawn' });
    const second = await (await post(hostel, application)).json();
    expect(await (await post(hostel, application)).json()).toEqual(second);
    expect(second.reference).not.toBe(first.reference);
    expect(announced).toEqual([first.reference, second.reference]);
  });

  test('says of each wrong field what is wrong', async () => {
    const hostel = await openHostel();
    const answer = await post(hostel, {
      ...application,
      firstName: ' ',
      email: 'asha@',
      purpose: '',
      phone: 12,
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: 'invalid application',
      errors: {
        firstName: 'first name missing',
        email: 'not an email',
        phone: 'missing',
        purpose: 'not a choice',
      },
    });
    expect(await hostel.repositories.applications.count()).toBe(0);
  });

  test.each(['none', '📞'])('refuses the phone number %s, which nobody can call', async (phone) => {
    const hostel = await openHostel();
    const answer = await post(hostel, JSON.stringify({ ...application, phone }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { phone: 'missing' } });
    expect(await hostel.repositories.applications.count()).toBe(0);
  });

  test.each(['', '{"firstName":', '"Asha"', '[]', 'null'])('refuses the body %j', async (body) => {
    const hostel = await openHostel();
    const answer = await post(hostel, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'malformed body' });
  });

  test('refuses a body that is not UTF-8, of which letters would be lost', async () => {
    const hostel = await openHostel();
    const body = JSON.stringify({ ...application, firstName: 'René' });
    const bytes = Buffer.from(body).toString('latin1').replace('\u00c3\u00a9', '\u00e9');
    expect((await post(hostel, new Blob([Buffer.from(bytes, 'latin1')]))).status).toBe(400);
    expect((await post(hostel, body)).status).toBe(201);
    expect(await hostel.repositories.applications.count()).toBe(1);
  });

  test('refuses a body over 32 kB, whether or not it says how long it is', async () => {
    const hostel = await openHostel();
    const long = JSON.stringify({ ...application, additionalInfo: 'a'.repeat(33_000) });
    for (const headers of [{}, { 'Content-Length': String(long.length) }]) {
      const answer = await post(hostel, long, headers);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ message: 'body too large' });
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'refuses %s',
    async (type) => {
      const hostel = await openHostel();
      const answer = await post(hostel, application, { 'Content-Type': type });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({ message: 'not JSON' });
    },
  );

  test('stores an application in which a program filled in the hidden field, marks it as suspect and announces it', async () => {
    const announced: string[] = [];
    const hostel = await openHostel({ onApplication: (reference) => announced.push(reference) });
    const answer = await post(hostel, { ...application, website: 'https://example.com' });
    const { message, reference } = await answer.json();
    expect([answer.status, message]).toEqual([201, `Thank you, Asha: ${reference}`]);
    expect(await hostel.repositories.inbox.find(reference)).toMatchObject({ ...application, suspect: true });
    expect(announced).toEqual([reference]);

    const typed = await post(hostel, { ...application, lastName: 'Sen', website: '' });
    const other = await typed.json();
    expect(await hostel.repositories.inbox.find(other.reference)).toMatchObject({ suspect: false });
  });

  test('stores the version of the notice that was sent, else the one in force, and nothing that is no version', async () => {
    const hostel = await openHostel({ noticeVersion: () => '00000000ff' });
    const sent = { noticeVersion: '3f9a1c07d2' };
    for (const [index, [fields, stored]] of [
      [sent, sent],
      [{}, { noticeVersion: '00000000ff' }],
      [{ noticeVersion: '' }, { noticeVersion: '', noticeAt: '' }],
      [{ noticeVersion: '3F9A1C07D2' }, { noticeVersion: '' }],
      [{ noticeVersion: '3f9a1c07d2 or a story' }, { noticeVersion: '' }],
      [{ noticeVersion: 1234567890 }, { noticeVersion: '' }],
    ].entries()) {
      const answer = await post(hostel, { ...application, ...fields, lastName: `Rao ${index}` });
      const { reference } = await answer.json();
      expect(await hostel.repositories.inbox.find(reference)).toMatchObject(stored ?? {});
    }
  });

  test('takes the same form for the identical application beside another version of the notice', async () => {
    const hostel = await openHostel();
    const first = await (await post(hostel, { ...application, noticeVersion: '3f9a1c07d2' })).json();
    const again = await (await post(hostel, { ...application, noticeVersion: '00000000ff' })).json();
    expect(again).toEqual(first);
    expect(await hostel.repositories.inbox.all()).toHaveLength(1);
  });

  test('takes eight applications a minute from one address, and goes on taking those of others', async () => {
    const hostel = await openHostel({ limits: createLimits({ pool: undefined }, console) });
    const statuses = [];
    for (let sent = 0; sent < 9; sent += 1) {
      statuses.push((await post(hostel, application, { 'X-Address': 'here' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 201), 429]);

    const refused = await post(hostel, application, { 'X-Address': 'here' });
    expect(await refused.json()).toEqual({ message: 'too many requests' });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect((await post(hostel, application, { 'X-Address': 'elsewhere' })).status).toBe(201);
  });

  test('answers 503 with a sentence when the database can’t take the application', async () => {
    const hostel = await openHostel();
    await hostel.breakDatabase();
    const answer = await post(hostel, application);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ message: 'unavailable' });
    expect(hostel.logged).toHaveLength(1);
  });
});
