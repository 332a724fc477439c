import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import apiMessages from '../content/en/api.json' with { type: 'json' };
import { createRepositories } from '../storage/create-repositories.ts';
import { openDatabase } from '../storage/database/open-database.ts';
import { testEngines } from '../storage/database/test-databases.ts';
import { lamp, pickle } from '../storage/test-records.ts';
import { freePort } from '../tools/free-port.ts';
import { pause, startTestSite } from './test-site.ts';
import { applicationOf, apply, page, postForm } from './test-visitor.ts';

describe.each(testEngines().filter(({ engine }) => engine === 'postgres'))('while $engine', ({ create }) => {
  test('is away, pages go on and posts are told so; it comes back, and all is well without a restart', async () => {
    const { site, line } = await siteOnALine(create);
    await shopGoesOn(site.address);
    line.cut();
    // A page that nobody has seen yet is shown without its products, and not kept like that.
    expect(await (await page(site.address)).text()).not.toContain(lamp.name);
    for (let look = 0; look < 5; look += 1) {
      const refused = await apply(site.address, applicationOf('Waiting'));
      expect([refused.status, await refused.json()]).toEqual([503, { message: apiMessages.unavailable }]);
      await shopGoesOn(site.address);
      await pause(300);
    }
    const form = await postForm(site.address, applicationOf('Kept Words'));
    expect([form.status, await form.text()]).toEqual([503, expect.stringContaining('Kept Words')]);
    line.mend();
    await vi.waitFor(async () => {
      expect((await apply(site.address, applicationOf('Back'))).status).toBe(201);
      expect(await (await page(site.address)).text()).toContain(lamp.name);
    }, 10_000);
  });

  test('is away, whatever can’t be answered says when to ask again, and nothing says that the site is broken', async () => {
    const { site, line } = await siteOnALine(create);
    line.cut();
    const answers = await Promise.all(
      unseen.map(async ([path, init = {}]) => {
        const headers = { origin: site.address, cookie: 'desk-session=somebody', ...init.headers };
        const answer = await fetch(site.address + path, { redirect: 'manual', ...init, headers });
        await answer.text();
        return { path, status: answer.status, retryAfter: answer.headers.get('retry-after') };
      }),
    );
    expect(answers).toEqual(unseen.map(([path]) => ({ path, status: 503, retryAfter: '30' })));
  });

  test('hangs, pages go on and a post hears a sentence within the 10 s that its page waits', async () => {
    const { site, line } = await siteOnALine(create);
    await shopGoesOn(site.address);
    line.hang();
    await pause(1100);
    const start = performance.now();
    const posted = apply(site.address, applicationOf('Waiting'));
    for (let look = 0; look < 10; look += 1) await shopGoesOn(site.address);
    expect(performance.now() - start).toBeLessThan(5000);
    const refused = await posted;
    expect([refused.status, await refused.json()]).toEqual([503, { message: apiMessages.unavailable }]);
    expect(performance.now() - start).toBeLessThan(10_000);
    line.mend();
    await vi.waitFor(
      async () => expect((await apply(site.address, applicationOf('Back'))).status).toBe(201),
      20_000,
    );
  });
});

const typed = {
  method: 'POST',
  body: new URLSearchParams({ name: 'Asha', password: 'x', reference: 'HE-7K3M9Q' }),
};

const credentials = {
  method: 'POST',
  body: new URLSearchParams({ reference: 'HE-7K3M9Q', phone: '9876543210', email: 'asha@example.org' }),
};

/** What needs the database, asked for as nobody has before. */
const unseen: readonly [
  path: string,
  init?: { method: string; body: URLSearchParams; headers?: Record<string, string> },
][] = [
  ['/readyz'],
  ['/api/products'],
  ['/shop'],
  ['/shop/pickle'],
  ['/enrolled'],
  ['/application', credentials],
  ['/application?key=somebody'],
  ['/sitemap.xml'],
  ['/feeds/products.csv'],
  ['/feeds/products.xml'],
  ['/share/picture.jpg'],
  ['/media/picture-0123456789/160.avif'],
  ['/desk'],
  ['/desk/sign-in'],
  ['/desk/sign-in', typed],
  ['/desk/invitation/somebody'],
  ['/desk/products'],
  ['/desk/media/picture-0123456789/160.avif'],
];

async function shopGoesOn(address: string): Promise<void> {
  const shop = await page(`${address}/shop`);
  expect([shop.status, await shop.text()]).toEqual([200, expect.stringContaining(pickle.name)]);
}

type Create = ReturnType<typeof testEngines>[number]['create'];

/** A site whose database is at the end of a line that the test can cut, hang and mend. */
async function siteOnALine(create: Create) {
  const { place, remove } = await create();
  onTestFinished(remove);
  const { db, close } = await openDatabase(place);
  const { products, homeProducts } = createRepositories(db);
  await products.save([pickle]);
  await homeProducts.save([lamp]);
  await close();
  const url = new URL(place.url ?? '');
  const line = await openLine(Number(url.port));
  url.port = String(line.port);
  const site = await startTestSite({ settings: { DATABASE_URL: url.href, RATE_LIMIT: 'off' } });
  return { site, line };
}

async function openLine(target: number) {
  const port = await freePort();
  const ends = new Set<Socket>();
  let hanging = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('data', (chunk) => hanging || other.write(chunk));
      end.on('error', () => {});
      end.once('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
  });
  const listen = async () => once(server.listen(port, '127.0.0.1'), 'listening');
  const drop = () => {
    for (const end of ends) end.destroy();
  };
  await listen();
  onTestFinished(() => {
    server.close();
    drop();
  });
  return {
    port,
    hang: () => (hanging = true),
    cut() {
      server.close();
      drop();
    },
    mend() {
      // Requests that were swallowed meanwhile will not be answered: as after a network's failure, connections start anew.
      if (hanging) drop();
      hanging = false;
      if (!server.listening) void listen();
    },
  };
}
