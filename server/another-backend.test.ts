import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import apiMessages from '../content/en/api.json' with { type: 'json' };
import enrolledMessages from '../content/en/enrolled.json' with { type: 'json' };
import shopMessages from '../content/en/shop.json' with { type: 'json' };
import hindiApiMessages from '../content/hi/api.json' with { type: 'json' };
import { asha, loomPicture } from '../storage/test-records.ts';
import { freePort } from '../tools/free-port.ts';
import { openSharedSite, pause } from './test-site.ts';
import { applicationOf } from './test-visitor.ts';

const bag = { _id: 'bag', name: 'Jute Bag', price: 350 };
const json = { 'content-type': 'application/json' };
const typed = applicationOf('Kept Words');
const origin = 'http://site.test';

type Behave = (request: IncomingMessage, response: ServerResponse) => void;

const good: Behave = (request, response) =>
  response.writeHead(200, json).end(JSON.stringify(request.method === 'GET' ? [bag] : { message: 'Thanks' }));

const bad: Record<string, Behave> = {
  'answers HTML': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hi</h1>'),
  'answers 502': (_, response) => response.writeHead(502).end('Bad gateway'),
  'sends 50 MB': (_, response) => sendMegabytes(response, 50),
  'sends 50 MB and calls it a failure': (_, response) => sendMegabytes(response, 50, 500),
  'cuts the line': (_, response) => response.destroy(),
  'says where to go, for ever': (request, response) =>
    response.writeHead(302, { location: request.url ?? '/' }).end(),
  'stops half-way': (_, response) =>
    void response.writeHead(200, json).write('[{"_id":', () => response.destroy()),
};

test.each(Object.entries(bad))(
  'a backend that %s: the shop goes on, a form keeps what was typed, and all recovers',
  async (_, behave) => {
    const { backend, page, postForm } = await siteBeforeBackend(good);
    expect(await (await page('/shop')).text()).toContain(bag.name);
    backend.behave = behave;
    await skip(2100);
    const asked = backend.asked;
    for (let look = 0; look < 3; look += 1) {
      const shop = await page('/shop');
      expect([shop.status, await shop.text()]).toEqual([200, expect.stringContaining(bag.name)]);
    }
    expect(backend.asked).toBeGreaterThan(asked);
    const form = await postForm(typed);
    const html = await form.text();
    for (const field of ['firstName', 'email', 'additionalInfo'] as const)
      expect(html).toContain(typed[field]);
    backend.behave = good;
    expect(await (await postForm(typed)).text()).toContain('Thanks');
  },
);

test('a backend that was never there: the shop says so, and opens when it comes', async () => {
  const { backend, page } = await siteBeforeBackend((_, response) => response.destroy());
  const shop = await page('/shop');
  expect([shop.status, await shop.text()]).toEqual([503, expect.stringContaining(shopMessages.failed)]);
  backend.behave = good;
  await skip(2100);
  expect(await (await page('/shop')).text()).toContain(bag.name);
});

test('a backend that never answers: the shop goes on, and a form hears of it after 10 s', async () => {
  const { backend, page, postForm } = await siteBeforeBackend(good);
  expect(await (await page('/shop')).text()).toContain(bag.name);
  backend.behave = () => {};
  await skip(2100);
  // A timeout of 10 s lasts one.
  const realTimeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => realTimeout(ms / 10));
  onTestFinished(() => limit.mockRestore());
  let heard = false;
  const posted = postForm(typed).finally(() => (heard = true));
  expect(await (await page('/shop')).text()).toContain(bag.name);
  expect(heard).toBe(false);
  const form = await posted;
  expect([form.status, await form.text()]).toEqual([503, expect.stringContaining('Kept Words')]);
  expect(Math.max(...limit.mock.calls.map(([ms]) => ms))).toBe(10_000);
  backend.behave = good;
  expect((await postForm(typed)).status).toBe(200);
});

test('nobody is thanked for an application that a backend has sent elsewhere', async () => {
  const { postForm } = await siteBeforeBackend((request, response) =>
    request.method === 'POST'
      ? response.writeHead(301, { location: '/welcome' }).end()
      : response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>'),
  );
  const form = await postForm(typed);
  expect([form.status, await form.text()]).toEqual([503, expect.stringContaining('Kept Words')]);
});

test('another backend’s products are in no feed of this site', async () => {
  const { page } = await siteBeforeBackend(good);
  expect((await page('/feeds/products.csv')).status).toBe(404);
});

test('another backend is asked for its students when they are to be shown, each time, and only then', async () => {
  const asked: unknown[] = [];
  const { backend, page } = await siteBeforeBackend(({ url }, response) => {
    asked.push(url);
    response.writeHead(200, json).end(JSON.stringify([{ name: 'Someone Else', feesPaid: true }]));
  });
  expect(await (await page('/enrolled')).text()).not.toContain('Someone Else');
  expect(asked).toEqual([]);
  for (const address of ['/enrolled?show', '/hi/enrolled?show=']) {
    const shown = await page(address);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('Someone Else')]);
  }
  expect(asked).toEqual(['/enrolled', '/enrolled']);

  backend.behave = (_, response) => response.writeHead(403, json).end('{"message":"Ask the office."}');
  const refused = await page('/enrolled?show');
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('Ask the office.')]);
});

test('the students of a backend that hides nothing are masked where this site masks them', async () => {
  const open = {
    name: 'Someone Else',
    email: 'someone@gmail.com',
    phone: '98450 12345',
    address: '7 Lake Road',
  };
  const { backend, page } = await siteBeforeBackend(
    (_, response) => response.writeHead(200, json).end(JSON.stringify([open])),
    { ENROLLED_ACCESS: 'masked' },
  );
  const masked = ['s***@gmail.com', '***45', '***'];
  const expectMasked = async () => {
    const html = await (await page('/enrolled?show')).text();
    for (const text of [open.name, ...masked]) expect(html).toContain(`>${text}<`);
    for (const text of [open.email, open.phone, open.address]) expect(html).not.toContain(text);
  };
  await expectMasked();
  // One that masks them itself.
  const [email, phone, address] = masked;
  backend.behave = (_, response) =>
    response.writeHead(200, json).end(JSON.stringify([{ ...open, email, phone, address }]));
  await expectMasked();
});

test.each(['consented', 'closed'])(
  'another backend is asked for no students where this site’s list is %s',
  async (access) => {
    const { backend, page } = await siteBeforeBackend(good, { ENROLLED_ACCESS: access });
    for (const [address, { enrolledClosed }] of [
      ['/enrolled?show', apiMessages],
      ['/hi/enrolled?show', hindiApiMessages],
    ] as const) {
      const shown = await page(address);
      expect([shown.status, await shown.text()]).toEqual([
        403,
        expect.stringContaining(`<p class="text-danger">${enrolledClosed}</p>`),
      ]);
    }
    expect(backend.asked).toBe(0);
  },
);

// A visitor's script would get from there what this site does not show.
test.each([
  ['open', true],
  ['masked', false],
  ['consented', false],
  ['closed', false],
])('where the list is %s, that a browser asks another backend for it is %s', async (access, isAsked) => {
  const { page } = await siteBeforeBackend(good, { ENROLLED_ACCESS: access });
  const html = await (await page('/enrolled')).text();
  expect(html).toContain(' name="show"');
  expect(html.includes('data-island="student-list"')).toBe(isAsked);
});

test.each(Object.entries(bad))(
  'a backend that %s: the list of students can be asked for again later',
  async (_, behave) => {
    const { page } = await siteBeforeBackend(behave);
    const failed = await page('/enrolled?show');
    expect([failed.status, failed.headers.get('retry-after'), failed.headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    const html = await failed.text();
    expect(html).toContain(`<p class="text-danger">${enrolledMessages.failed}</p>`);
    expect(html).toContain('name="show"');
  },
);

test('its own database answers no calls: none is lost there, and none gives away who was in it before', async () => {
  const { backend, site, beside } = await siteBeforeBackend(good, { ENROLLED_ACCESS: 'open' });
  await beside((all) => all.publicStudents.save([asha]));
  const post = { method: 'POST', headers: json, body: JSON.stringify(typed) };
  const asked = [
    new Request(`${origin}/enrollment/add`, post),
    ...['/enrolled', '/api/products', '/api/openapi.json'].map((path) => new Request(origin + path)),
  ];
  for (const request of asked) {
    const response = await site.fetch(request);
    expect([response.status, await response.json()]).toEqual([404, { message: expect.any(String) }]);
  }
  expect(backend.asked).toBe(0);
  expect(await beside((all) => all.inbox.all())).toEqual([]);
  expect((await site.fetch(new Request(`${origin}/readyz`))).status).toBe(200);
});

test('its own database shows visitors no picture and no text that staff left in it', async () => {
  const { page, beside, dataDir } = await siteBeforeBackend(good);
  const folder = 'child-at-the-loom-0a1b2c3d';
  const image = `/media/${folder}/800x600-2f6b46.jpg`;
  mkdirSync(join(dataDir, 'media', folder), { recursive: true });
  writeFileSync(join(dataDir, image), 'a picture');
  const consent = {
    givenBy: 'parent',
    howChecked: 'Form',
    givenOn: '2026-01-01',
    until: '2099-01-01',
  } as const;
  await beside(async (all) => {
    await all.gallery.save([{ ...loomPicture, image, consent }]);
    await all.texts.save({
      id: 'en/home#hero.heading',
      value: 'A heading of before',
      changedAt: '2026-01-01T00:00:00.000Z',
      changedBy: 'Meera',
      sourceHash: '',
    });
  });
  await pause(1100);
  expect(await (await page('/gallery')).text()).not.toContain(folder);
  expect((await page(image)).status).toBe(410);
  expect(await (await page('/')).text()).not.toContain('A heading of before');
});

test('the document of the shop weighs the same however many products there are', async () => {
  const weightOf = async (count: number) => {
    const products = Array.from({ length: count }, (_, at) => ({
      _id: `lamp-${at}`,
      name: `Lamp number ${at}`,
      description: `One of many, and the ${at}th that we have made`,
      price: 149.5,
    }));
    const { page } = await siteBeforeBackend((_, response) =>
      response.writeHead(200, json).end(JSON.stringify(products)),
    );
    return brotliCompressSync(await (await page('/shop')).text()).byteLength;
  };
  expect(await weightOf(1000)).toBeLessThan((await weightOf(40)) * 1.05);
});

test('each visitor is counted for itself, and named to the backend', async () => {
  const named: unknown[] = [];
  const counts: Behave = (request, response) => {
    if (request.method === 'POST') named.push(request.headers['x-forwarded-for']);
    good(request, response);
  };
  const { postForm } = await siteBeforeBackend(counts, { RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  const send = async (from: string) => (await postForm(typed, { 'x-forwarded-for': from })).status;
  for (let sent = 0; sent < 8; sent += 1) expect(await send('203.0.113.1')).toBe(200);
  expect(await send('203.0.113.1')).toBe(429);
  expect(await send('198.51.100.7, 203.0.113.2')).toBe(200);
  expect(await send('2001:db8::7')).toBe(200);
  expect(named).toEqual([...Array.from({ length: 8 }, () => '203.0.113.1'), '203.0.113.2', '2001:db8::']);
});

async function siteBeforeBackend(behave: Behave, settings: Record<string, string> = {}) {
  const port = await freePort();
  const backend = { behave, asked: 0 };
  const server = createServer((request, response) => {
    backend.asked += 1;
    backend.behave(request, response);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { site, beside, dataDir } = await openSharedSite({
    BACKEND_URL: `http://127.0.0.1:${port}`,
    SAMPLE_DATA: 'off',
    ...settings,
  });
  return {
    backend,
    site,
    beside,
    dataDir,
    page: async (path: string) =>
      site.fetch(new Request(origin + path, { headers: { accept: 'text/html' } })),
    postForm: async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      site.fetch(
        new Request(`${origin}/hostel-enrollment`, {
          method: 'POST',
          headers: { accept: 'text/html', origin, ...headers },
          body: new URLSearchParams(fields),
        }),
      ),
  };
}

let skipped = 0;

/** Sets the clock by which caches count forward; `ms` is by how much. */
async function skip(ms: number): Promise<void> {
  if (!vi.isMockFunction(performance.now)) {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + skipped);
  }
  skipped += ms;
  // They look at it ten times in a second.
  await pause(150);
}

function sendMegabytes(response: ServerResponse, count: number, status = 200): void {
  response.writeHead(status, json);
  const megabyte = Buffer.alloc(1 << 20, ' ');
  let sent = 0;
  const more = () => {
    while (!response.destroyed && sent < count) {
      sent += 1;
      if (!response.write(megabyte)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}
