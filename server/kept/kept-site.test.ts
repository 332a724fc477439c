import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import { keptFetch } from './kept-site.ts';
import { createRevisionWatch } from './revision-watch.ts';

const html = `<!doctype html><p>${'cloth and thread '.repeat(50)}</p>`;

function keptSite() {
  const site = vi.fn(
    async (_request: Request) =>
      new Response(html, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'public, max-age=0, s-maxage=5',
          'content-security-policy': "default-src 'none'",
          'x-request-id': 'one',
          vary: 'Accept',
        },
      }),
  );
  const store = createAnswerStore({
    watch: createRevisionWatch(async () => '1', vi.fn()),
    longestMs: Number.POSITIVE_INFINITY,
    log: vi.fn(),
  });
  const fetch = keptFetch(store, site);
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(new Request(`http://site.test${path}`, { headers, method }));
  return { site, ask };
}

describe('a site with its answers kept', () => {
  it('answers in the form that the asker can read', async () => {
    const { ask } = keptSite();
    const [br, gzip, plain, refused] = await Promise.all([
      ask('/about', { 'accept-encoding': 'gzip, br' }),
      ask('/about', { 'accept-encoding': 'gzip' }),
      ask('/about'),
      ask('/about', { 'accept-encoding': 'br;q=0, gzip;q=0' }),
    ]);
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(html);
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(html);
    expect([await plain.text(), await refused.text()]).toEqual([html, html]);
    expect(br.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(br.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(br.headers.get('x-request-id')).toBeNull();
  });

  it('answers 304 to who has it, in whatever form it came', async () => {
    const { ask } = keptSite();
    const etag = (await ask('/about', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const again = await ask('/about', { 'if-none-match': `W/${etag}`, 'accept-encoding': 'gzip' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await ask('/about', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const { ask } = keptSite();
    const head = await ask('/about', {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
    expect(await head.text()).toBe('');
  });

  it('makes a page from its own address, not from the asker’s headers or unknown parameters', async () => {
    const { site, ask } = keptSite();
    await ask('/about?x=1', { cookie: 'a=b', 'accept-language': 'hi' });
    await ask('/about?x=2');
    expect(site).toHaveBeenCalledTimes(1);
    const made = site.mock.calls[0]?.[0];
    expect(made?.url).toBe('http://site.test/about');
    expect(Array.from(made?.headers ?? [])).toEqual([]);
  });

  it('lets everything else through as it is', async () => {
    const { site, ask } = keptSite();
    await ask('/enrolled', { accept: 'text/html' });
    await ask('/api/products', { origin: 'https://other.example' });
    expect(site.mock.calls.map(([request]) => Array.from(request.headers))).toEqual([
      [['accept', 'text/html']],
      [['origin', 'https://other.example']],
    ]);
  });
});
