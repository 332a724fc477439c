import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commandLine } from '../back-office/log/log.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { invitationAddress, inviteAgain } from '../back-office/people/invitations.ts';
import { hashPassword } from '../back-office/people/passwords.ts';
import { findSession } from '../back-office/people/sessions.ts';
import { hashCheaply } from '../back-office/people/test-cheap-hashes.ts';
import access from '../content/en/desk/access.json' with { type: 'json' };
import messages from '../content/en/desk/sign-in.json' with { type: 'json' };
import type { Repositories } from '../storage/create-repositories.ts';
import { invitationPath, signedInCookie, testAppSecret } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

hashCheaply();

const { site, dataDir } = await openSharedSite({ TRUST_PROXY: 'on' });
const limited = await openSharedSite({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
const origin = 'http://site.test';
const password = 'lamp thread river nine';
const MINUTE = 60_000;

type Sent = { cookie?: string; from?: string; headers?: Record<string, string> };

function get(path: string, cookie = '') {
  return site.fetch(new Request(origin + path, { headers: { cookie } }));
}

function post(
  path: string,
  fields: Record<string, string>,
  { cookie = '', from, headers }: Sent = {},
  to = site,
) {
  return to.fetch(
    new Request(origin + path, {
      method: 'POST',
      headers: { origin, cookie, ...(from && { 'x-forwarded-for': from }), ...headers },
      body: new URLSearchParams(fields),
    }),
  );
}

async function inData<Result>(work: (repositories: Repositories) => Promise<Result>, folder = dataDir) {
  const { database, repositories } = await openSiteData(
    { databaseUrl: undefined, dataDir: folder },
    console.error,
  );
  return work(repositories).finally(database.close);
}

/** Someone who signs in with the password and the app of the tests. */
async function addPerson(folder = dataDir) {
  const name = `Guest ${randomUUID().slice(0, 8)}`;
  await signedInCookie(folder, 'editor', name);
  const passwordHash = await hashPassword(password);
  await inData(async ({ people }) => {
    const person = await people.findByName(name);
    const secrets = await people.secrets(person?.id ?? '');
    await people.saveSecrets(person?.id ?? '', { ...secrets, passwordHash });
  }, folder);
  return name;
}

function codeNow() {
  return new TOTP({ secret: Secret.fromBase32(testAppSecret) }).generate({ timestamp: Date.now() });
}

function sessionCookie(answer: Response) {
  return (
    answer.headers
      .getSetCookie()
      .find((each) => each.startsWith('desk-session='))
      ?.split(';')[0] ?? ''
  );
}

function deviceCookie(answer: Response) {
  const set = answer.headers.getSetCookie().find((each) => each.startsWith('desk-device='));
  return set?.split(';')[0] ?? '';
}

function laterBy(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

afterEach(() => void vi.useRealTimers());

describe('signing in', () => {
  test('leads on, only within the desk, with a cookie that scripts and other sites never see', async () => {
    const fields = { name: await addPerson(), password };
    const answer = await post('/desk/sign-in', { ...fields, code: codeNow(), to: '/desk/my-devices' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/my-devices']);
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('desk-session='));
    expect(cookie).toMatch(/; Path=\/desk; HttpOnly; SameSite=Strict/);
    expect((await get('/desk/my-devices', sessionCookie(answer))).status).toBe(200);

    laterBy(MINUTE);
    const led = await post('/desk/sign-in', { ...fields, code: codeNow(), to: '//elsewhere.example/desk/' });
    expect(led.headers.get('location')).toBe('/desk');
  });

  test.each([
    ['Devanagari', 0x966],
    ['Arabic', 0x6f0],
    ['full width', 0xff10],
  ])('takes a code in the digits of %s', async (_, zero) => {
    const typed = codeNow().replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    const fields = {
      name: await addPerson(),
      password,
      code: ` ${typed.slice(0, 3)} \u200e${typed.slice(3)}`,
    };
    expect((await post('/desk/sign-in', fields)).status).toBe(303);
  });

  test('answers a name that nobody has, a wrong password and a wrong code alike', async () => {
    const name = await addPerson();
    const unknown = `Guest ${randomUUID().slice(0, 8)}`;
    const tries = [
      { name: unknown, password, code: codeNow() },
      { name, password: 'another long password', code: codeNow() },
      { name, password, code: '000000' },
      { name, password: '', code: '' },
    ];
    const answers = await Promise.all(tries.map(async (fields) => post('/desk/sign-in', fields)));
    const seen = await Promise.all(
      answers.map(async (answer, at) => [
        answer.status,
        answer.headers.getSetCookie(),
        (await answer.text()).replaceAll(tries[at]?.name ?? '', 'NAME'),
      ]),
    );
    expect(seen[0]?.[0]).toBe(422);
    expect(seen[0]?.[2]).toContain(messages.wrong);
    for (const each of seen) expect(each).toEqual(seen[0]);
  });

  test('takes a form with unusual bytes, and one that is too large, for what they are', async () => {
    expect(
      (await post('/desk/sign-in', { name: 'a\u0000b', password: '\ud800', code: '\u0000' })).status,
    ).toBe(422);
    expect((await post('/desk/sign-in/passkey', { passkey: '{"id":"\\u0000"}' })).status).toBe(422);
    expect((await post('/desk/sign-in', { name: 'x'.repeat(70_000) })).status).toBe(413);
    const broken = new Request(`${origin}/desk/sign-in`, {
      method: 'POST',
      headers: { origin, 'content-type': 'multipart/form-data' },
      body: 'no boundary',
    });
    expect((await site.fetch(broken)).status).toBe(400);
  });

  test('gives a new session, and ends the one that the browser had: nobody can fix it beforehand', async () => {
    const name = await addPerson();
    const planted = await signedInCookie(dataDir, 'reader', `Other ${name}`);
    const answer = await post('/desk/sign-in', { name, password, code: codeNow() }, { cookie: planted });
    expect(sessionCookie(answer)).not.toBe(planted);
    const token = planted.split('=')[1] ?? '';
    expect(await inData((repositories) => findSession(repositories, token))).toBeUndefined();
    const guessed = await post(
      '/desk/sign-in',
      { name, password, code: '1' },
      { cookie: 'desk-session=chosen' },
    );
    expect(guessed.status).toBe(422);
    expect((await get('/desk', 'desk-session=chosen')).status).toBe(303);
  });

  test('from a form on another site is refused, like everything that is posted to the desk from there', async () => {
    const cookie = await signedInCookie(dataDir, 'owner', 'Owner of forms');
    const elsewhere = { cookie, headers: { origin: 'https://elsewhere.example' } };
    const link = await invitationPath(dataDir, 'Never accepted');
    const paths = [
      '/desk/sign-in',
      '/desk/sign-out',
      '/desk/people',
      '/desk/my-devices/mail',
      '/desk/confirm',
      link,
    ];
    for (const path of paths) expect((await post(path, {}, elsewhere)).status).toBe(403);
    expect((await get(link)).status).toBe(200);
    expect((await get('/desk', cookie)).status).toBe(200);
  });

  test('out ends the session on the server too, and works where it was over already', async () => {
    const cookie = await signedInCookie(dataDir, 'reader', 'Leaving reader');
    const answer = await post('/desk/sign-out', {}, { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/sign-in?done=signed-out']);
    expect((await get('/desk', cookie)).status).toBe(303);
    expect((await post('/desk/sign-out', {}, { cookie })).status).toBe(303);
  });
});

/** The path of the link with which someone on staff chooses again how to sign in. */
async function resetPath(name: string, dir = dataDir): Promise<string> {
  const token = await inData(async (repositories) => {
    const { id = '' } = (await repositories.people.findByName(name)) ?? {};
    return inviteAgain(repositories, commandLine, id);
  }, dir);
  return invitationAddress('', token);
}

describe('attempts', () => {
  const attempt = (name: string, sent: Sent, code = '1') =>
    post('/desk/sign-in', { name, password, code }, sent, limited.site);

  test('for one name are 8 in a quarter of an hour, and its known browser has its own', async () => {
    const name = await addPerson(limited.dataDir);
    const first = await attempt(name, { from: '203.0.113.1' }, codeNow());
    expect(first.status).toBe(303);
    const device = deviceCookie(first);

    const statuses: number[] = [];
    for (let tried = 0; tried < 9; tried += 1)
      // Each from another address, as a botnet does.
      statuses.push((await attempt(name.toUpperCase(), { from: `203.0.113.${10 + tried}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 422), 429]);
    const refused = await attempt(name, { from: '203.0.113.99' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect(await refused.text()).toContain(access.tooMany.title);

    expect((await attempt(`Guest ${randomUUID()}`, { from: '203.0.113.98' })).status).toBe(422);
    laterBy(MINUTE);
    const known = { from: '203.0.113.1', cookie: device };
    expect((await attempt(name, known, codeNow())).status).toBe(303);
    // A cookie that somebody writes is none.
    const forged = { from: '203.0.113.97', cookie: `${device.slice(0, -4)}AAA=` };
    expect((await attempt(name, forged)).status).toBe(429);
  });

  test('keep nobody out whose browser is known, whatever others try for their name or from their network', async () => {
    const name = await addPerson(limited.dataDir);
    for (let tried = 0; tried < 9; tried += 1) await attempt(name, { from: `203.0.113.${150 + tried}` });
    expect((await attempt(name, { from: '203.0.113.170' }, codeNow())).status).toBe(429);

    const link = await resetPath(name, limited.dataDir);
    const accepted = await post(link, {}, {}, limited.site);
    const chosen = { password, secret: testAppSecret, code: codeNow() };
    const session = { cookie: sessionCookie(accepted) };
    const codes = await post('/desk/set-up/password', chosen, session, limited.site);
    expect(codes.status).toBe(200);
    for (let tried = 0; tried < 25; tried += 1)
      await attempt(`Nobody at home ${tried}`, { from: '203.0.113.171' });
    laterBy(MINUTE);
    const fields = { name, password, code: codeNow() };
    const signedIn = await post(
      '/desk/sign-in',
      fields,
      { from: '203.0.113.171', cookie: deviceCookie(accepted) },
      limited.site,
    );
    expect(signedIn.status).toBe(303);
  });

  test('from the IPv6 networks of one household are counted together', async () => {
    for (let tried = 0; tried < 24; tried += 1)
      expect((await attempt(`Six ${tried}`, { from: `2001:db8:7:${tried}:7::1` })).status).toBe(422);
    expect((await attempt('Six', { from: '[2001:0DB8:7:7::99]:443' })).status).toBe(429);
    expect((await attempt('Six', { from: '2001:db8:7:100::1' })).status).toBe(422);
  });

  test('from one address are 24, whatever the names', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 25; tried += 1)
      statuses.push((await attempt(`Nobody ${tried}`, { from: '203.0.113.200' })).status);
    expect(statuses.slice(0, 24)).toEqual(Array.from({ length: 24 }, () => 422));
    expect(statuses[24]).toBe(429);
    expect((await attempt('Nobody', { from: '203.0.113.201' })).status).toBe(422);
  });

  test('to prove again who one is are limited too', async () => {
    const cookie = await signedInCookie(limited.dataDir, 'owner', 'Limited owner');
    const statuses: number[] = [];
    for (let tried = 0; tried < 9; tried += 1)
      statuses.push((await post('/desk/confirm', { 'proof-code': '1' }, { cookie }, limited.site)).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 422), 429]);
    // An old session in wrong hands does not block the person's own.
    const own = await signedInCookie(limited.dataDir, 'owner', 'Limited owner');
    const proof = { 'proof-code': codeNow() };
    expect((await post('/desk/confirm', proof, { cookie: own }, limited.site)).status).toBe(303);
  });
});

test('browsers that nobody has signed in with have 300 attempts together; a known one is not among them', async () => {
  const busy = await openSharedSite({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  const name = await addPerson(busy.dataDir);
  const send = (who: string, from: string, code = '1', cookie = '') =>
    post('/desk/sign-in', { name: who, password, code }, { from, cookie }, busy.site);
  const first = await send(name, '192.0.2.1', codeNow());
  for (let tried = 0; tried < 300; tried += 1)
    expect((await send(`Botnet ${tried}`, `2001:db8:${tried.toString(16)}::1`)).status).toBe(422);
  expect((await send('Botnet', '198.51.100.77')).status).toBe(429);
  laterBy(MINUTE);
  expect((await send(name, '192.0.2.1', codeNow(), deviceCookie(first))).status).toBe(303);
});

describe('the log', () => {
  test('tells owners of failed sign-ins, failed proofs and sign-outs, and never a device or a name that nobody has', async () => {
    const name = await addPerson();
    const from = new Date().toISOString();
    const secretTyped = `typed-by-mistake-${randomUUID()}`;
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36' };
    await post('/desk/sign-in', { name, password, code: '1' }, { headers });
    await post('/desk/sign-in', { name, password, code: codeNow() }, { headers });
    await post('/desk/sign-in', { name: secretTyped, password, code: '1' }, { headers });
    const cookie = await signedInCookie(dataDir, 'reader', name);
    await post('/desk/confirm', { 'proof-code': '1' }, { cookie });
    await post('/desk/sign-out', {}, { cookie });
    // Other tests have written in a time to come.
    const to = new Date(Date.now() + 1).toISOString();
    const filter = { kind: 'person', from, to };
    const entries = await inData(({ log }) => log.page(filter, { offset: 0, limit: 99 }));
    const told = entries
      .filter(({ action }) => action !== 'fail-unknown-sign-in')
      .toReversed()
      .map(({ personName, action, entryName }) => `${personName} ${action} ${entryName}`);
    expect(told).toEqual([
      `Somebody fail-sign-in ${name}`,
      `${name} sign-in ${name}`,
      `${name} fail-proof ${name}`,
      `${name} sign-out ${name}`,
    ]);
    for (const text of [secretTyped, 'Android', 'A test'])
      expect(JSON.stringify(entries)).not.toContain(text);
    const seenBy = async (reader: string) => {
      const page = await (await get('/desk/log', reader)).text();
      return [`An unknown person tried to sign in as ${name} and failed`, `${name} signed out`].filter(
        (sentence) => page.includes(sentence),
      );
    };
    expect(await seenBy(await signedInCookie(dataDir, 'owner', 'Log owner'))).toHaveLength(2);
    expect(await seenBy(await signedInCookie(dataDir, 'editor', name))).toHaveLength(2);
    expect(await seenBy(await signedInCookie(dataDir, 'editor', 'Log editor'))).toEqual([]);
  });
});

test('strangers who try names and passkeys that nobody has are one entry of the log an hour', async () => {
  const own = await openSharedSite({ RATE_LIMIT: 'off' });
  const attempts = async () => {
    for (let tried = 0; tried < 5; tried += 1) {
      await post('/desk/sign-in', { name: `Nobody ${tried}`, password, code: '1' }, {}, own.site);
      await post('/desk/sign-in/passkey', { passkey: '{}' }, {}, own.site);
    }
  };
  const entries = () => own.beside(({ log }) => log.count({ action: 'fail-unknown-sign-in' }));
  await attempts();
  expect(await entries()).toBe(1);
  laterBy(61 * MINUTE);
  await attempts();
  expect(await entries()).toBe(2);
});

describe('a lost phone', () => {
  test('is signed out by an owner, who sees where someone is signed in and stays signed in', async () => {
    const name = `Lost ${randomUUID().slice(0, 8)}`;
    const [phone, laptop] = [
      await signedInCookie(dataDir, 'owner', name),
      await signedInCookie(dataDir, 'owner', name),
    ];
    const owner = await signedInCookie(dataDir, 'owner', 'Owner of the rest');
    const { id = '' } = (await inData(({ people }) => people.findByName(name))) ?? {};
    const page = await (await get(`/desk/people/${id}`, owner)).text();
    expect(page.match(/Last used/g)).toHaveLength(2);
    // Of oneself, everywhere else.
    await post(`/desk/people/${id}/sign-out`, {}, { cookie: laptop });
    expect([(await get('/desk', phone)).status, (await get('/desk', laptop)).status]).toEqual([303, 200]);
    const answer = await post(`/desk/people/${id}/sign-out`, {}, { cookie: owner });
    expect(answer.headers.get('location')).toBe(`/desk/people/${id}?done=signed-out`);
    expect([(await get('/desk', laptop)).status, (await get('/desk', owner)).status]).toEqual([303, 200]);
    expect(await (await get(`/desk/people/${id}`, owner)).text()).toContain('Nowhere.');
  });

  test('is signed out by a new link too, before it is used', async () => {
    const name = `Lost ${randomUUID().slice(0, 8)}`;
    const phone = await signedInCookie(dataDir, 'editor', name);
    const owner = await signedInCookie(dataDir, 'owner', 'Owner of the rest');
    const { id = '' } = (await inData(({ people }) => people.findByName(name))) ?? {};
    await post(`/desk/people/${id}/reset`, {}, { cookie: owner });
    expect((await get('/desk', phone)).status).toBe(303);
  });
});

describe('a link', () => {
  test('with which someone on staff chooses again how to sign in speaks of no invitation', async () => {
    const name = await addPerson(dataDir);
    const page = await (await get(await resetPath(name))).text();
    expect(page).toMatch(/<button[^>]*>Choose how to sign in</);
    expect(page).not.toMatch(/invited|Accept invitation/);
  });

  test('says who is invited and changes nothing until its button is pressed; then it is over', async () => {
    const name = `Guest ${randomUUID().slice(0, 8)}`;
    const link = await invitationPath(dataDir, name, 'reader');
    for (let opened = 0; opened < 3; opened += 1) {
      const page = await get(link);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await page.text()).toContain(name);
    }
    const answer = await post(link, {});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/set-up']);
    expect((await get(link)).status).toBe(410);
    expect((await post(link, {})).status).toBe(410);
    expect((await get('/desk/invitation/none')).status).toBe(410);
  });

  test('is over, and not in the list of people, once its maker is no owner any more', async () => {
    const maker = `Maker ${randomUUID().slice(0, 8)}`;
    const cookie = await signedInCookie(dataDir, 'owner', maker);
    const name = `Guest ${randomUUID().slice(0, 8)}`;
    const shown = await (await post('/desk/people', { name, role: 'owner' }, { cookie })).text();
    const [link = ''] = /\/desk\/invitation\/[\w-]+/.exec(shown) ?? [];
    expect((await get(link)).status).toBe(200);
    const other = await signedInCookie(dataDir, 'owner', `Other ${maker}`);
    const { id = '' } = (await inData(({ people }) => people.findByName(maker))) ?? {};
    await post(`/desk/people/${id}/role`, { role: 'reader' }, { cookie: other });
    expect((await get(link)).status).toBe(410);
    expect((await post(link, {})).status).toBe(410);
    expect(await (await get('/desk/people', other)).text()).not.toContain(name);
  });

  test('is over after 48 hours', async () => {
    const link = await invitationPath(dataDir, `Guest ${randomUUID().slice(0, 8)}`);
    laterBy(48 * 60 * MINUTE);
    expect((await get(link)).status).toBe(410);
    expect((await post(link, {})).status).toBe(410);
  });

  test('leads to the choice of a way to sign in, and so does every page until there is one', async () => {
    const link = await invitationPath(dataDir, `Guest ${randomUUID().slice(0, 8)}`, 'owner');
    const cookie = sessionCookie(await post(link, {}));
    for (const path of ['/desk', '/desk/people', '/desk/my-devices', '/desk/applications']) {
      const answer = await get(path, cookie);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/set-up']);
    }
    expect((await get('/desk/set-up', cookie)).status).toBe(200);
    // The link was the proof, however long the person takes.
    laterBy(60 * MINUTE);
    expect((await get('/desk/set-up/password', cookie)).status).toBe(200);
    const fields = { password, secret: testAppSecret, code: codeNow() };
    const codes = await post('/desk/set-up/password', fields, { cookie });
    expect((await codes.text()).match(/<code>\d{4} \d{4} \d{4}<\/code>/g)).toHaveLength(10);
    expect((await get('/desk', cookie)).status).toBe(200);
  });
});

describe('a session', () => {
  test('is over after 12 hours without use: reading leads to the sign-in, a form is not taken', async () => {
    const cookie = await signedInCookie(dataDir, 'owner', 'Idle owner');
    laterBy(12 * 60 * MINUTE + 1);
    expect((await get('/desk/people', cookie)).headers.get('location')).toBe(
      '/desk/sign-in?to=%2Fdesk%2Fpeople',
    );
    expect((await post('/desk/people', { name: 'New', role: 'owner' }, { cookie })).status).toBe(401);
    expect(await inData(({ invitations }) => invitations.all())).not.toContainEqual(
      expect.objectContaining({ name: 'New' }),
    );
  });

  test('ends at once when its person is removed, and a new role counts at once', async () => {
    const owner = await signedInCookie(dataDir, 'owner', 'Removing owner');
    const cookie = await signedInCookie(dataDir, 'owner', 'Removed owner');
    const { id = '' } = (await inData(({ people }) => people.findByName('Removed owner'))) ?? {};
    await post(`/desk/people/${id}/role`, { role: 'reader' }, { cookie: owner });
    expect((await get('/desk/people', cookie)).status).toBe(403);
    const answer = await post(`/desk/people/${id}/remove`, {}, { cookie: owner });
    expect(answer.headers.get('location')).toBe('/desk/people?done=removed');
    expect((await get('/desk', cookie)).status).toBe(303);
  });
});

describe('people', () => {
  test.each(['editor', 'reader'] as const)('are not for someone who is %s', async (role) => {
    const cookie = await signedInCookie(dataDir, role);
    const { id = '' } = (await inData(({ people }) => people.findByName(`Test ${role}`))) ?? {};
    for (const path of [
      '/desk/people',
      '/desk/people/new',
      `/desk/people/${id}`,
      `/desk/people/${id}/remove`,
    ])
      expect((await get(path, cookie)).status).toBe(403);
    for (const path of ['', '/withdraw', `/${id}/role`, `/${id}/reset`, `/${id}/remove`]) {
      const fields = { name: 'New', role: 'owner' };
      expect((await post(`/desk/people${path}`, fields, { cookie })).status).toBe(403);
    }
    expect((await inData(({ people }) => people.find(id)))?.role).toBe(role);
  });

  test('are invited by a link that is shown once, and names are shown as they are written', async () => {
    const cookie = await signedInCookie(dataDir, 'owner', 'Inviting owner');
    const name = `<script>alert("${randomUUID()}")</script>`;
    const shown = await (await post('/desk/people', { name, role: 'editor' }, { cookie })).text();
    expect(shown).not.toContain('<script>alert');
    const [link = ''] = /\/desk\/invitation\/[\w-]+/.exec(shown) ?? [];
    const list = await (await get('/desk/people', cookie)).text();
    expect(list).not.toContain('<script>alert');
    expect(list).toContain('&lt;script&gt;');
    expect(list).not.toContain(link);
    expect((await get(link)).status).toBe(200);
    const [, hash = ''] =
      new RegExp(`${name.slice(15, 40)}[^]*?name="invitation" value="(\\w+)"`).exec(
        list.replaceAll('&quot;', '"'),
      ) ?? [];
    await post('/desk/people/withdraw', { invitation: hash }, { cookie });
    expect((await get(link)).status).toBe(410);
  });

  test('need a name and a role', async () => {
    const cookie = await signedInCookie(dataDir, 'owner', 'Forgetful owner');
    for (const fields of [
      {},
      { name: 'New' },
      { role: 'owner' },
      { name: 'New', role: 'king' },
      { name: 'forgetful OWNER', role: 'owner' },
    ])
      expect((await post('/desk/people', fields, { cookie })).status).toBe(422);
  });
});

describe('a page that wants a fresh proof', () => {
  test('asks for it after ten minutes, and leads back', async () => {
    const cookie = await signedInCookie(dataDir, 'owner', 'Proving owner');
    laterBy(9 * MINUTE);
    expect((await get('/desk/people', cookie)).status).toBe(200);
    laterBy(2 * MINUTE);
    const asked = await get('/desk/people', cookie);
    expect(asked.headers.get('location')).toBe('/desk/confirm?to=%2Fdesk%2Fpeople');
    expect((await get('/desk/confirm?to=//elsewhere.example', cookie)).status).toBe(200);
    expect(
      (await post('/desk/confirm', { 'proof-code': '000000', to: '/desk/people' }, { cookie })).status,
    ).toBe(422);
    const proved = await post('/desk/confirm', { 'proof-code': codeNow(), to: '/desk/people' }, { cookie });
    expect(proved.headers.get('location')).toBe('/desk/people');
    expect((await get('/desk/people', cookie)).status).toBe(200);
  });

  test('keeps what was typed until the proof is given', async () => {
    const cookie = await signedInCookie(dataDir, 'owner', 'Slow owner');
    const name = `Guest ${randomUUID().slice(0, 8)}`;
    laterBy(11 * MINUTE);
    const asked = await post('/desk/people', { name, role: 'editor' }, { cookie });
    expect(asked.status).toBe(401);
    const html = await asked.text();
    expect(html).toContain(`name="name" value="${name}"`);
    expect(html).toContain('action="/desk/people"');
    const wrong = await post('/desk/people', { name, role: 'editor', 'proof-code': '1' }, { cookie });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain(access.confirm.wrong);
    const done = await post('/desk/people', { name, role: 'editor', 'proof-code': codeNow() }, { cookie });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('/desk/invitation/');
  });
});

describe('my devices', () => {
  test('are shown to readers too, and each signs out one of their own', async () => {
    const name = `Reader ${randomUUID().slice(0, 8)}`;
    const cookie = await signedInCookie(dataDir, 'reader', name);
    const phone = await signedInCookie(dataDir, 'reader', name);
    const stranger = await signedInCookie(dataDir, 'reader', `Other ${name}`);
    const hashes = [
      ...(await (await get('/desk/my-devices', cookie)).text()).matchAll(/name="session" value="(\w+)"/g),
    ];
    expect(hashes).toHaveLength(2);
    for (const [, session = ''] of hashes)
      await post('/desk/my-devices/sign-out', { session }, { cookie: stranger });
    expect((await get('/desk', phone)).status).toBe(200);
    for (const [, session = ''] of hashes) await post('/desk/my-devices/sign-out', { session }, { cookie });
    expect((await get('/desk', phone)).status).toBe(303);
  });

  test('take an email address, and refuse what is none', async () => {
    const cookie = await signedInCookie(dataDir, 'reader', 'Reader with mail');
    const save = (fields: Record<string, string>) => post('/desk/my-devices/mail', fields, { cookie });
    expect((await save({ email: 'not an address' })).status).toBe(422);
    expect((await save({ email: '', wantsMail: 'on' })).status).toBe(422);
    const old = await signedInCookie(
      dataDir,
      'reader',
      'Reader with mail',
      new Date(Date.now() - 11 * MINUTE),
    );
    const late = { email: 'thief@example.org' };
    expect((await post('/desk/my-devices/mail', late, { cookie: old })).status).toBe(401);
    expect((await save({ email: 'reader@example.org', wantsMail: 'on' })).status).toBe(303);
    expect(await inData(({ people }) => people.findByName('Reader with mail'))).toMatchObject({
      email: 'reader@example.org',
      wantsMail: true,
      role: 'reader',
    });
  });
});

test('a form that came without https, or is no form, is refused by a site that has https', async () => {
  const secure = await openSharedSite({}, 'https://site.test');
  const cookie = (await signedInCookie(secure.dataDir, 'reader')).replace('desk-', '__Secure-desk-');
  const send = (path: string, headers: Record<string, string>, body: BodyInit = 'email=&wantsMail=') =>
    secure.site.fetch(
      new Request(`https://site.test${path}`, {
        method: 'POST',
        headers: {
          cookie,
          host: 'site.test',
          origin: 'https://site.test',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body,
      }),
    );
  const mail = '/desk/my-devices/mail';
  expect((await send(mail, {})).status).toBe(303);
  for (const foreign of ['http://site.test', 'http://site.test:80', 'null', 'https://site.test.evil.example'])
    for (const path of [mail, '/desk/sign-in', '/application', '/hostel-enrollment'])
      expect((await send(path, { origin: foreign })).status).toBe(403);
  // Another name of the same site.
  expect((await send(mail, { host: 'www.site.test', origin: 'https://www.site.test' })).status).toBe(303);
  for (const type of ['application/json', 'text/plain', 'application/xml'])
    for (const path of [mail, '/desk/sign-in', '/application'])
      expect((await send(path, { 'content-type': type }, '{}')).status).toBe(415);
});

test('the cookies are for https only where the site is, and named so', async () => {
  const secure = await openSharedSite({ TRUST_PROXY: 'on' }, 'https://site.test');
  onTestFinished(() => void vi.useRealTimers());
  const link = await invitationPath(secure.dataDir, 'Asha');
  const answer = await secure.site.fetch(
    new Request(`https://site.test${link}`, {
      method: 'POST',
      headers: { origin: 'https://site.test' },
      body: new URLSearchParams(),
    }),
  );
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((each) => each.split('=')[0])).toEqual([
    '__Secure-desk-session',
    '__Secure-desk-device',
  ]);
  for (const each of cookies) expect(each).toMatch(/; Secure; /);
  const [session = ''] = cookies.map((each) => each.split(';')[0] ?? '');
  const open = (cookie: string) =>
    secure.site.fetch(new Request('https://site.test/desk/set-up', { headers: { cookie } }));
  expect((await open(session)).status).toBe(200);
  // A cookie that another site below the same name could set is not read.
  expect((await open(session.replace('__Secure-', ''))).status).toBe(303);
});
