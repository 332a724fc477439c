import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { type ServerResponse, createServer } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { signedInCookie } from '../server/test-desk.ts';
import { beside, pictureWithFiles, withdrawConsent } from '../server/test-picture-of-people.ts';
import { application, bag } from '../storage/test-records.ts';
import { freePort } from '../tools/free-port.ts';
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { ask } from './test-ask.ts';
import { type RunningNginx, configuration, missingNginx, startNginx } from './test-nginx.ts';

test('each block of nginx.conf is closed', () => {
  const bare = configuration.replaceAll(/#.*/g, '');
  expect(bare.match(/{/g)?.length).toBe(bare.match(/}/g)?.length);
});

describe.skipIf(missingNginx)(`the site behind nginx${missingNginx}`, () => {
  let site: RunningSite;
  let nginx: RunningNginx;
  let secure: RunningNginx['secure'];

  beforeAll(async () => {
    site = await startSite({
      settings: {
        SITE_URL: 'https://example.org',
        ENROLLED_ACCESS: 'open',
        SAMPLE_DATA: 'on',
        TRUST_PROXY: 'on',
      },
    });
    nginx = await startNginx([site.port]);
    ({ secure } = nginx);
  }, 90_000);

  afterAll(async () => {
    await nginx.stop();
    await site.stop();
  });

  it('leaves the home of the desk to the site', async () => {
    const { headers } = await ask(secure, '/desk');
    expect(headers.location).toMatch(/\/desk\/sign-in/);
  });

  it('is reached over https only, and sends Strict-Transport-Security', async () => {
    const plain = await fetch(`http://127.0.0.1:${nginx.plainPort}/shop?q=bag`, { redirect: 'manual' });
    expect(plain.status).toBe(301);
    expect(plain.headers.get('location')).toBe('https://example.org/shop?q=bag');
    expect((await ask(secure, '/')).headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('answers pages, calls and files from nginx’s cache while they are fresh', async () => {
    for (const path of ['/about', '/api/products', '/favicon.ico']) {
      await ask(secure, path);
      const { status, headers } = await ask(secure, path);
      expect([path, status, headers['x-cache']]).toEqual([path, 200, 'HIT']);
    }
  });

  it('answers each origin from its cache, except calls, which say whether that origin may read them', async () => {
    const cachedFor = async (path: string) => {
      await ask(secure, path);
      return (await ask(secure, path, { headers: { origin: 'https://other.example' } })).headers['x-cache'];
    };
    for (const path of ['/about', '/hi/donate', '/favicon.ico']) expect(await cachedFor(path)).toBe('HIT');
    expect(await cachedFor('/api/products')).toBe('BYPASS');
  });

  it('keeps no page with a query, which may be what a visitor typed', async () => {
    await ask(secure, '/hi/donate');
    for (const path of ['/donate?amount=1234', '/shop?q=typed', '/donate?amount=1234'])
      expect((await ask(secure, path)).headers['x-cache']).toBe('BYPASS');
    const kept = nginx.cachedAddresses();
    expect(kept).toContain('example.org/hi/donate#');
    expect(kept.filter((address) => address.includes('?'))).toEqual([]);
  });

  it.each(['gallery', 'shop'])(
    'answers 410 within 5 s for a picture whose consent was withdrawn, also where nginx had it from the %s before',
    async (before) => {
      const { dataDir } = site;
      const { picture, addresses } = await pictureWithFiles(dataDir, `from-the-${before}`);
      const product = { ...bag, _id: picture.id, imageURL: picture.image };
      await beside(dataDir, async ({ products, gallery }) => {
        await products.save([product]);
        if (before === 'gallery') await gallery.save([{ ...picture, consent: 'nobody' }]);
      });
      const paths = [...addresses, `/share/${picture.image.split('/')[2]}.jpg`];
      const answers = async () => {
        const all = await Promise.all(paths.map((path) => ask(secure, path)));
        return all.map(({ status, headers }) => [status, headers['x-cache']]);
      };
      await vi.waitFor(
        async () => expect(await answers()).toEqual(paths.map(() => [200, 'HIT'])),
        seconds(5),
      );
      const [first = ''] = addresses;
      const { etag } = (await ask(secure, first)).headers;
      expect((await ask(secure, first, { headers: { 'if-none-match': etag } })).status).toBe(304);

      await beside(dataDir, ({ gallery }) => gallery.save([picture]));
      await withdrawConsent(dataDir, picture.id);
      await vi.waitFor(
        async () => expect((await answers()).map(([status]) => status)).toEqual(paths.map(() => 410)),
        seconds(5),
      );
    },
  );

  it('keeps a drawing of the release for a year', async () => {
    const [drawing = ''] = globSync('media/hero-classroom-*/*.avif', { cwd: 'build/current' });
    await ask(secure, `/${drawing}`);
    const { status, headers } = await ask(secure, `/${drawing}`);
    expect([status, headers['x-cache']]).toEqual([200, 'HIT']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('is cached in each of its three encodings, whatever form Accept-Encoding has', async () => {
    const encodingOf = async (acceptEncoding: string) =>
      (await ask(secure, '/donate', { headers: { 'accept-encoding': acceptEncoding } })).headers[
        'content-encoding'
      ];
    expect(await encodingOf('gzip, deflate, br, zstd')).toBe('br');
    expect(await encodingOf('br;q=1.0, gzip;q=0.8')).toBe('br');
    expect(await encodingOf('gzip')).toBe('gzip');
    expect(await encodingOf('identity')).toBeUndefined();
  });

  it('answers 304 where the ETag matches', async () => {
    const { headers } = await ask(secure, '/gallery');
    const again = await ask(secure, '/gallery', { headers: { 'if-none-match': headers.etag } });
    expect(again.status).toBe(304);
  });

  it('shows a page or the list at /enrolled, and lets nginx cache neither', async () => {
    const page = () => ask(secure, '/enrolled', { headers: { accept: 'text/html' } });
    expect((await page()).headers['content-type']).toContain('text/html');
    expect((await ask(secure, '/enrolled')).headers['content-type']).toContain('application/json');
    expect((await page()).headers['x-cache']).not.toBe('HIT');
  });

  it('accepts the form of a browser without scripts, and none from another origin', async () => {
    const post = (origin: string) =>
      ask(secure, '/hostel-enrollment', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: new URLSearchParams(application).toString(),
      });
    const accepted = await post('https://example.org');
    expect(accepted.status).toBe(200);
    expect(accepted.body).toMatch(/HE-\w{6}/);
    expect((await post('https://other.example')).status).toBe(403);
  });

  it('limits applications by the connected address, not by what X-Forwarded-For claims', async () => {
    const statuses = [];
    for (let sent = 0; sent < 9; sent += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${sent}` };
      const body = JSON.stringify(application);
      statuses.push((await ask(secure, '/enrollment/add', { method: 'POST', headers, body })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('refuses a body far larger than any form', async () => {
    const answer = await ask(secure, '/enrollment/add', { method: 'POST', body: 'a'.repeat(100_000) });
    expect(answer.status).toBe(413);
  });

  it('lets staff send a photograph of 5 MB, and has the site say why one of more than 25 MB is not taken', async () => {
    const cookie = `__Secure-${await signedInCookie(site.dataDir, 'editor')}`;
    const post = async (picture: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.append('picture', new Blob([picture]), 'photograph.jpg');
      const request = new Request('https://example.org/desk/pictures', { method: 'POST', body: form });
      return ask(secure, '/desk/pictures', {
        method: 'POST',
        headers: {
          cookie,
          origin: 'https://example.org',
          accept: 'application/json',
          'content-type': request.headers.get('content-type') ?? '',
        },
        body: Buffer.from(await request.arrayBuffer()),
      });
    };
    const photograph = await noise(1600, 1200);
    expect(photograph.length).toBeGreaterThan(5_000_000);
    expect((await post(photograph)).status).toBe(201);
    const tooLarge = await post(new Uint8Array(26 * 1024 * 1024).fill(0xff));
    expect(JSON.parse(tooLarge.body)).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('25 MB'),
    });
  });

  it('logs paths: no address of a visitor, no query, no invitation and no page that a visitor comes from', async () => {
    const log = nginx.accessLog;
    await fetch(`http://127.0.0.1:${nginx.plainPort}/application?key=SecretKey`, { redirect: 'manual' });
    for (const path of ['/application', '/hi/application', '/mr/application/'])
      expect((await ask(secure, `${path}?key=SecretKey`)).headers['cache-control']).toBe('no-store');
    const referer = 'https://example.org/desk/invitation/SecretToken';
    for (const path of [
      '/desk/invitation/SecretToken',
      '/hi/desk/Invitation%2fSecretToken',
      '/desk/students?q=SecretName',
      '/assets/none.js',
    ])
      await ask(secure, path, { headers: { referer } });
    await ask(secure, '/shop?q=bag', { headers: { 'user-agent': 'The last one' } });
    await vi.waitFor(() => expect(log()).toContain('The last one'));
    expect(log()).toContain('"GET /hi/application HTTP/1.1" 404 ');
    expect(log()).toContain('"GET /desk/invitation/... HTTP/1.1" ');
    expect(log()).toContain('"GET /desk/students HTTP/1.1" 303 ');
    expect(log()).toContain('"GET /shop HTTP/1.1" 200 ');
    for (const text of ['Secret', '127.0.0.1']) expect(log()).not.toContain(text);
  });

  it('answers from its cache while the site is stopped', async () => {
    const [picture = ''] = (await pictureWithFiles(site.dataDir, 'lamp')).addresses;
    // They may show people, whose consent may end while nobody can say so.
    const withPeople = [
      '/gallery',
      '/hi/gallery?type=activity',
      '/shop/jute-tote-bag',
      '/mr/shop/mango-pickle',
    ];
    for (const path of ['/shop', picture, ...withPeople]) expect((await ask(secure, path)).status).toBe(200);
    await site.stop();
    // The cached copy is fresh for five seconds.
    await vi.waitFor(
      async () =>
        expect(await ask(secure, '/shop')).toMatchObject({ status: 200, headers: { 'x-cache': 'STALE' } }),
      seconds(12),
    );
    expect((await ask(secure, '/shop')).body).toContain('<h1');
    // Nobody can say whether it was withdrawn meanwhile.
    for (const path of [picture, ...withPeople])
      await vi.waitFor(async () => expect((await ask(secure, path)).status).toBe(502), seconds(12));
  }, 20_000);

  it('names no visitor, and nothing that they asked for, among its errors either', async () => {
    await site.stop();
    const secret = [
      '/application?key=SecretKey',
      '/desk/invitation/SecretToken',
      '/desk/students?q=SecretName',
    ];
    for (const path of [...secret, '/no-page']) expect((await ask(secure, path)).status).toBe(502);
    expect(nginx.errorLog()).not.toMatch(/client:|GET|Secret/);
  });
});

describe.skipIf(missingNginx)(`a slow site behind nginx${missingNginx}`, () => {
  const held: ServerResponse[] = [];
  const site = createServer((_, response) => held.push(response));
  let nginx: RunningNginx;

  beforeAll(async () => {
    const port = await freePort();
    await once(site.listen(port, '127.0.0.1'), 'listening');
    nginx = await startNginx([port]);
  });

  afterAll(async () => {
    await nginx.stop();
    site.close();
  });

  const ask8 = (path: string) => Array.from({ length: 8 }, () => ask(nginx.secure, path));
  const untilAsked = (times: number) =>
    vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(times), seconds(3));
  const answer = (cacheControl: string, body: string) => {
    for (const response of held.splice(0)) response.setHeader('cache-control', cacheControl).end(body);
  };

  it('is asked at once by all who want the same address, so that nobody waits for another one’s answer', async () => {
    const answers = ask8('/application');
    await untilAsked(8);
    answer('no-store', 'own');
    for (const { body } of await Promise.all(answers)) expect(body).toBe('own');
  });

  it('shows a page that has changed to all who ask at once when nginx’s copy is stale', async () => {
    const first = ask(nginx.secure, '/shop');
    await untilAsked(1);
    answer('public, max-age=0, s-maxage=1', 'old');
    expect((await first).body).toBe('old');
    await vi.waitFor(() => {
      void ask(nginx.secure, '/shop');
      expect(held).not.toEqual([]);
    }, seconds(5));
    const answers = ask8('/shop');
    await untilAsked(9);
    answer('public, max-age=0, s-maxage=1', 'new');
    for (const { body } of await Promise.all(answers)) expect(body).toBe('new');
  });
});

const seconds = (most: number) => ({ timeout: most * 1000, interval: 200 });

/** A JPEG that nothing can be left out of. */
async function noise(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = randomBytes(width * height * 3);
  const jpeg = sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({
    quality: 100,
    chromaSubsampling: '4:4:4',
  });
  return new Uint8Array(await jpeg.toBuffer());
}
