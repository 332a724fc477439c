import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { cacheable, startCachedApp } from './test-cached-app.ts';

const html = `<!doctype html><p>नमस्ते ${'cloth and thread '.repeat(50)}</p>`;

async function startAbout() {
  const site = await startCachedApp();
  site.app.get('/about', (c) =>
    c.html(html, 200, {
      ...cacheable,
      'content-security-policy': "default-src 'none'",
      'x-request-id': 'one',
      vary: 'Accept',
    }),
  );
  return site;
}

test('a response is rendered once, however many ask for it at the same time', async () => {
  const site = await startAbout();
  const responses = await Promise.all(Array.from({ length: 20 }, () => site.get('/about')));
  expect(responses.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, () => html));
  expect(site.seen.rendered).toHaveLength(1);
});

test('once it is cached it is sent synchronously, with the same status, headers and body', async () => {
  const site = await startAbout();
  const first = await site.get('/about', { 'accept-encoding': 'gzip' });
  const second = await site.get('/about', { 'accept-encoding': 'gzip' });
  expect(site.seen.fetched).toHaveLength(1);
  expect([second.status, second.text]).toEqual([200, first.text]);
  const { date: _first, ...firstHeaders } = first.headers;
  const { date: _second, ...secondHeaders } = second.headers;
  expect(secondHeaders).toEqual(firstHeaders);
  expect(secondHeaders).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html; charset=UTF-8',
    vary: 'Accept, Accept-Encoding',
  });
  expect(secondHeaders).not.toHaveProperty('x-request-id');
  expect(site.seen.hits).toEqual([false, true]);
});

test('requests that share a connection are answered one after the other', async () => {
  const site = await startAbout();
  await site.get('/about');
  const socket = connect(site.port, '127.0.0.1').setEncoding('utf8');
  const request = 'GET /about HTTP/1.1\r\nHost: site\r\n';
  socket.write(`${request}\r\n${request}\r\n${request}Connection: close\r\n\r\n`);
  let received = '';
  socket.on('data', (text: string) => (received += text));
  await once(socket, 'close');
  expect(received.split('HTTP/1.1 200 OK\r\n')).toHaveLength(4);
  expect(received.split(html)).toHaveLength(4);
});

test('the body is sent in the encoding that the request prefers', async () => {
  const { get } = await startAbout();
  // First as rendered, then from the cache.
  for (let time = 0; time < 2; time += 1) {
    const br = await get('/about', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/about', { 'accept-encoding': 'gzip, br;q=0.5' });
    const identity = await get('/about', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    expect(identity.text).toBe(html);
    expect([br, gzip, identity].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
  }
});

test('an address that is asked for again gets a smaller brotli body, under the same ETag', async () => {
  const { app, get } = await startCachedApp();
  const items = Array.from({ length: 400 }, (_, index) => `<li>Lamp ${index * 7919}</li>`).join('');
  app.get('/shop', (c) => c.html(items, 200, cacheable));
  const first = await get('/shop', { 'accept-encoding': 'br' });
  const smaller = await vi.waitUntil(async () => {
    const again = await get('/shop', { 'accept-encoding': 'br' });
    return again.body.length < first.body.length && again;
  }, 10_000);
  expect(brotliDecompressSync(smaller.body).toString()).toBe(items);
  expect(smaller.headers['content-length']).toBe(String(smaller.body.length));
  expect(smaller.headers.etag).toBe(first.headers.etag);
});

test('a request with the ETag is answered with 304 and no body, whatever the encoding', async () => {
  const { get } = await startAbout();
  const { etag = '' } = (await get('/about', { 'accept-encoding': 'br' })).headers;
  for (const known of [etag, etag.replace('W/', ''), `"another", ${etag}`, '*']) {
    const response = await get('/about', { 'if-none-match': known, 'accept-encoding': 'gzip' });
    expect([response.status, response.text, response.headers.etag]).toEqual([304, '', etag]);
    expect(response.headers).toMatchObject({ ...cacheable, vary: 'Accept, Accept-Encoding' });
    expect(response.headers).not.toHaveProperty('content-encoding');
  }
  expect((await get('/about', { 'if-none-match': '"another"' })).status).toBe(200);
});

test('a first request with `If-None-Match: *` is answered with 304 too', async () => {
  const { get } = await startAbout();
  expect((await get('/about', { 'if-none-match': '*' })).status).toBe(304);
});

test('HEAD is answered with the headers of GET and no body', async () => {
  const { get, head } = await startAbout();
  const first = await head('/about');
  const cached = await head('/about');
  const { headers } = await get('/about');
  for (const { status, text, headers: ofHead } of [first, cached]) {
    expect([status, text, ofHead['content-length']]).toEqual([200, '', String(Buffer.byteLength(html))]);
    expect(ofHead.etag).toBe(headers.etag);
  }
});

test('a page is rendered for the site’s address, not from the visitor’s headers or unknown parameters', async () => {
  const site = await startAbout();
  await site.get('/about?x=1', { host: 'evil.example', cookie: 'a=b', 'accept-language': 'hi' });
  await site.get('/about?x=2');
  expect(site.seen.rendered).toHaveLength(1);
  const [request] = site.seen.rendered;
  expect(request?.url).toBe('https://site.test/about');
  expect(Array.from(request?.headers ?? [])).toEqual([]);
});

test('a page is the same for each origin', async () => {
  const { get, seen } = await startAbout();
  await get('/about');
  await get('/about', { origin: 'https://other.example' });
  await get('/about', { origin: 'null' });
  expect(seen.rendered).toHaveLength(1);
});

test('private pages, posts and calls of other origins bypass the cache', async () => {
  const { app, get, post, seen } = await startCachedApp();
  app.all('*', (c) => c.text('for you', 200, cacheable));
  for (let time = 0; time < 2; time += 1) {
    await get('/enrolled', { accept: 'text/html' });
    await get('/api/products', { origin: 'https://other.example' });
    await post('/about');
  }
  expect(seen.rendered).toHaveLength(6);
  expect(seen.rendered[0]?.headers.get('accept')).toBe('text/html');
  expect(seen.rendered[1]?.headers.get('origin')).toBe('https://other.example');
});

test.each([
  ['without s-maxage', 200, { 'cache-control': 'public, max-age=60' }],
  ['with no-store', 200, { 'cache-control': 'no-store' }],
  ['with a cookie', 200, { ...cacheable, 'set-cookie': 'a=b' }],
  ['of status 503', 503, cacheable],
  ['of status 302', 302, { ...cacheable, location: '/shop' }],
] as const)('a response %s is sent as it is, and rendered each time', async (_, status, headers) => {
  const { app, get, seen } = await startCachedApp();
  app.get('/about', () => new Response('now', { status, headers }));
  const responses = [await get('/about'), ...(await Promise.all([get('/about'), get('/about')]))];
  for (const response of responses) {
    expect([response.status, response.text]).toEqual([status, 'now']);
    expect(response.headers['cache-control']).toBe(headers['cache-control']);
  }
  // Those that come at the same time share one rendering.
  expect(seen.rendered.length).toBeGreaterThanOrEqual(2);
});

test('an error while rendering reaches whoever asked, and is not cached', async () => {
  const { app, get } = await startCachedApp();
  app.onError((_error, c) => c.text('failed', 500));
  app.get('/about', () => {
    throw new Error('no data');
  });
  for (let time = 0; time < 2; time += 1) {
    const { status, text } = await get('/about');
    expect([status, text]).toEqual([500, 'failed']);
  }
});

test('the 404 page is rendered once for all unknown addresses, and has no ETag', async () => {
  const { get, head, seen } = await startCachedApp();
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => get(`/wp-${index}.php?q=${index}`)),
  );
  for (const { status, text, headers } of responses) {
    expect([status, text]).toEqual([404, 'No such page']);
    expect(headers).not.toHaveProperty('etag');
  }
  const none = await head('/nothing', { 'if-none-match': '*' });
  expect([none.status, none.headers['content-length'], none.text]).toEqual([404, '12', '']);
  expect(seen.hits.filter((hit) => !hit)).toHaveLength(1);
});

test('made-up searches and ids do not make the cache grow beyond its bound, and push no page out of it', async () => {
  const { app, get, seen } = await startCachedApp();
  app.get('/about', (c) => c.text('About us', 200, cacheable));
  app.get('/shop/:id', (c) => c.text(' '.repeat(1024 * 1024), 404, cacheable));
  app.get('/shop', (c) => c.text(`${c.req.query('q')} `.repeat(1024 * 1024), 200, cacheable));
  await get('/about');
  for (let id = 0; id < 12; id += 1) await get(`/shop/${id}`);
  for (let search = 0; search < 12; search += 1) await get(`/shop?q=${search}`);
  await get('/shop?q=11');
  await get('/about');
  expect(seen.rendered).toHaveLength(25);
  await get('/shop?q=0');
  expect(seen.rendered).toHaveLength(26);
});

test('each of many large responses reaches its visitor, also those that the cache has no room for', async () => {
  const { app, get } = await startCachedApp();
  const bodyOf = (search: number) => `${search} `.repeat(2 * 1024 * 1024);
  app.get('/shop', (c) => c.text(bodyOf(Number(c.req.query('q'))), 200, cacheable));
  const searches = Array.from({ length: 9 }, (_, search) => search);
  const responses = await Promise.all(searches.map((search) => get(`/shop?q=${search}`)));
  for (const search of searches) expect(responses[search]?.text === bodyOf(search)).toBe(true);
});
