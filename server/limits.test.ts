import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import apiMessages from '../content/en/api.json' with { type: 'json' };
import { createRepositories } from '../storage/create-repositories.ts';
import { openDatabase } from '../storage/database/open-database.ts';
import { createLimits } from '../storage/limits/limits.ts';
import { freePort } from '../tools/free-port.ts';
import { type ListeningSite, type Timeouts, listen } from './listen.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite, pause, startTestSite } from './test-site.ts';
import { applicationOf, apply, page, postForm } from './test-visitor.ts';

const desk = await openSharedSite();

const FORM = 'application/x-www-form-urlencoded';

const short: Timeouts = {
  headers: 300,
  request: 700,
  upload: 60_000,
  silence: 1000,
  look: 100,
  settle: 0,
  drain: 500,
};

describe('a client that is slow on purpose', () => {
  test('with its headers is turned away', async () => {
    const client = await rawClient(await quickSite());
    await drip(client, 'GET / HTTP/1.1\r\nhost: x\r\n', 'x-slow: 1\r\n');
    expect(await client.answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('with its body is turned away', async () => {
    const client = await rawClient(await quickSite());
    await drip(client, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n', 'x');
    expect(await client.answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.each(['/desk/sign-in', '/desk/language', '/desk/pictures', '/desk/products/new'])(
    'keeps its place with an upload to %s only where it is signed in',
    async (path) => {
      const address = await listenHastily(desk.site);
      const cookie = await signedInCookie(desk.dataDir, 'editor');
      const answers = ['', `cookie: ${cookie}\r\n`].map(async (signedIn) => {
        const client = await rawClient(address);
        await drip(
          client,
          `POST ${path} HTTP/1.1\r\nhost: site.test\r\norigin: http://site.test\r\n${signedIn}connection: close\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 15\r\n\r\n`,
          'x',
        );
        return client.answer;
      });
      const [stranger, editor] = await Promise.all(answers);
      expect(stranger).toMatch(/^HTTP\/1\.1 408 /);
      // The bytes that came are no whole form.
      const takesFiles = path.startsWith('/desk/p');
      expect(editor).toMatch(takesFiles ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 408 /);
    },
  );

  test('in reading its answer keeps no place for ever', async () => {
    const client = await rawClient(await quickSite());
    client.socket.pause();
    client.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await pause(2500);
    client.socket.resume();
    expect((await client.answer).length).toBeLessThan(BIG);
  });

  test('keeps nobody else waiting', async () => {
    const address = await quickSite();
    const slow = await Promise.all(Array.from({ length: 200 }, () => rawClient(address)));
    for (const { socket } of slow) socket.write('GET / HTTP/1.1\r\n');
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  });
});

test('a visitor does not wait for all the searches that a client has asked for before', async () => {
  const get = (path: string) => desk.site.fetch(new Request(`http://site.test${path}`));
  await get('/shop');
  let answered = 0;
  const searches = Array.from({ length: 40 }, async (_, search) => {
    await get(`/shop?q=${search}`);
    answered += 1;
  });
  expect((await get('/shop?q=bag')).status).toBe(200);
  expect(answered).toBeLessThan(20);
  await Promise.all(searches);
});

test('a client that breaks off what it sends writes no failure to the log', async () => {
  const site = await startTestSite();
  const paths = { '/desk/sign-in': FORM, '/application': FORM, '/enrollment/add': 'application/json' };
  for (const [path, type] of Object.entries(paths))
    for (const body of [
      'content-length: 5000\r\n\r\nnam',
      'transfer-encoding: chunked\r\n\r\n3\r\nnam\r\n',
    ]) {
      const client = await rawClient(site.address);
      client.socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: ${type}\r\n${body}`,
      );
      await pause(100);
      client.socket.destroy();
    }
  const lines = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('"method":"POST"'));
  await expect.poll(() => lines().length, { timeout: 10_000 }).toBe(6);
  for (const line of lines()) expect(JSON.parse(line)).toMatchObject({ level: 30, status: 400 });
  expect(site.output()).not.toContain('"level":50');
});

test('an address hands in 60 applications an hour at most, however slowly', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limits = createLimits({ pool: undefined }, { error: () => {} });
  const address = '203.0.113.1';
  let taken = 0;
  for (let minute = 0; minute < 59; minute += 1) {
    for (let sent = 0; sent < 2; sent += 1)
      if ((await limits.take({ applicationsInMinute: address, applicationsInHour: address })) === 0)
        taken += 1;
    vi.advanceTimersByTime(60_000);
  }
  expect(taken).toBe(60);
});

describe('the site', () => {
  test('answers what is too large or no HTTP in a word, and goes on', async () => {
    const { address } = await startTestSite();
    const long = 'x'.repeat(20_000);
    expect(await say(address, `GET /${long} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
    expect(await say(address, `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${long}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
    for (const said of [
      'nonsense\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      '\u0016\u0003\u0001',
    ])
      expect(await say(address, said)).toMatch(/^HTTP\/1\.1 400 /);
    for (const line of [
      'GET http:// HTTP/1.1',
      'GET * HTTP/1.1',
      'GET //evil.example/ HTTP/1.1',
      'OPTIONS * HTTP/1.1',
    ])
      expect(await say(address, `${line}\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 [234]\d\d /,
      );
    expect(await say(address, 'GET / HTTP/1.1\r\nhost: a b/@c\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 [24]/,
    );

    const large = await apply(address, { ...applicationOf('Large'), additionalInfo: 'x'.repeat(40_000) });
    expect([large.status, await large.json()]).toEqual([413, { message: apiMessages.bodyTooLarge }]);
    expect((await postForm(address, { additionalInfo: 'x'.repeat(70_000) })).status).toBe(413);
    expect(
      (await fetch(`${address}/hostel-enrollment`, { method: 'PUT', body: 'x'.repeat(70_000) })).status,
    ).toBe(405);
    expect((await apply(address, applicationOf('Still here'))).status).toBe(201);
  });

  test('takes 8 applications a minute from one address, then says when to come back; reading goes on', async () => {
    const { address } = await startTestSite({ settings: { RATE_LIMIT: 'on' } });
    const statuses = [];
    for (let sent = 0; sent < 7; sent += 1)
      statuses.push((await apply(address, applicationOf(`N ${sent}`))).status);
    statuses.push((await postForm(address, applicationOf('By form'))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 200]);

    const refused = await apply(address, applicationOf('Ninth'));
    expect([refused.status, await refused.json()]).toEqual([429, { message: apiMessages.tooManyRequests }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const form = await postForm(address, applicationOf('Kept Words'));
    const html = await form.text();
    expect(form.status).toBe(429);
    expect(html).toContain(apiMessages.tooManyRequests);
    expect(html).toContain('Kept Words');

    for (let read = 0; read < 30; read += 1) expect((await page(`${address}/shop`)).status).toBe(200);
    expect((await fetch(`${address}/enrolled`)).status).toBe(200);
  });

  test.each([
    ['on', [201, 429]],
    ['off', [429, 429]],
  ])('with TRUST_PROXY %s counts the address that it may believe', async (trust, [others, own]) => {
    const { address } = await startTestSite({ settings: { RATE_LIMIT: 'on', TRUST_PROXY: trust } });
    const from = async (visitor: string, mark: string) =>
      (await apply(address, applicationOf(mark), { 'x-forwarded-for': visitor })).status;
    for (let sent = 0; sent < 8; sent += 1) expect(await from('203.0.113.1', `N ${sent}`)).toBe(201);
    expect(await from('203.0.113.2', 'Another')).toBe(others);
    expect(await from('203.0.113.9, 203.0.113.1', 'Pretends')).toBe(own);
  });

  test('stores what comes with the unseen field filled in, as it does what a person typed', async () => {
    const { address, dataDir } = await startTestSite();
    const answer = await apply(address, { ...applicationOf('Machine'), website: 'https://spam.example' });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ reference: expect.any(String) }),
    ]);
    expect(await countReceived(dataDir)).toBe(1);
  });
});

test.each([
  ['application/x-www-form-urlencoded', 'a&'],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
])('a page takes no form of more than 100 fields as %s', async (type, field) => {
  const send = (fields: number) =>
    desk.site.fetch(
      new Request('http://site.test/hostel-enrollment', {
        method: 'POST',
        headers: { origin: 'http://site.test', 'content-type': type },
        body: `${field.repeat(fields)}${type.startsWith('m') ? '--b--\r\n' : ''}`,
      }),
    );
  expect((await send(90)).status).toBe(422);
  expect((await send(101)).status).toBe(413);
});

const BIG = 64 * 1024 * 1024;

/** A site that answers at once, with short timeouts: GET gets more than any socket holds back. */
async function quickSite(): Promise<string> {
  const site: ListeningSite = {
    fetch: async (request) =>
      new Response(request.method === 'GET' ? new Uint8Array(BIG) : await request.text().catch(() => 'cut')),
    respond: () => false,
    close: () => Promise.resolve(),
  };
  return listenHastily(site);
}

async function listenHastily(site: ListeningSite): Promise<string> {
  const PORT = await freePort();
  // The site may be that of several tests.
  const shared: ListeningSite = { ...site, close: () => Promise.resolve() };
  const stop = await listen(shared, { PORT, HOST: '127.0.0.1' }, { timeouts: short });
  onTestFinished(stop);
  return `http://127.0.0.1:${PORT}`;
}

async function rawClient(address: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
  socket.on('error', () => {});
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(said)));
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return { socket, answer };
}

async function drip(
  { socket }: { socket: ReturnType<typeof connect> },
  start: string,
  more: string,
): Promise<void> {
  socket.write(start);
  for (let drop = 0; drop < 15 && !socket.destroyed && socket.writable; drop += 1) {
    await pause(100);
    socket.write(more);
  }
}

async function say(address: string, request: string): Promise<string> {
  const client = await rawClient(address);
  client.socket.write(request);
  return client.answer;
}

async function countReceived(dataDir: string): Promise<number> {
  const { db, close } = await openDatabase({ url: undefined, dataDir });
  return createRepositories(db).applications.count().finally(close);
}
