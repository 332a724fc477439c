import { describe, expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import { withMissingKept } from './kept-missing.ts';
import { createRevisionWatch } from './revision-watch.ts';

const routes = Object.fromEntries(['about', '*'].map((path) => [path, { parentId: 'root', path }]));

function site() {
  const pages = vi.fn(async (request: Request) =>
    new URL(request.url).pathname === '/about'
      ? new Response('about')
      : new Response('no such page', {
          status: 404,
          headers: { 'cache-control': 'public, max-age=0, s-maxage=5' },
        }),
  );
  const watch = createRevisionWatch(async () => '1', vi.fn());
  const store = createAnswerStore({ watch, longestMs: Number.POSITIVE_INFINITY, log: vi.fn() });
  const fetch = withMissingKept(store, routes, pages);
  const ask = async (path: string, init?: RequestInit) => fetch(new Request(`http://site${path}`, init));
  return { pages, ask };
}

describe('the page for addresses that lead nowhere', () => {
  it('is made once, however many are tried', async () => {
    const { pages, ask } = site();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(`/wp-${index}.php?q=${index}`)),
    );
    expect(pages).toHaveBeenCalledTimes(1);
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([404, 'no such page']);
  });

  it('is made from nothing that its asker sent, and has no tag', async () => {
    const { pages, ask } = site();
    const answer = await ask('/nothing?secret=1', { headers: { cookie: 'a=b' } });
    const made = pages.mock.calls[0]?.[0];
    expect([made?.url, Array.from(made?.headers ?? [])]).toEqual(['http://site/*', []]);
    expect(answer.headers.has('etag')).toBe(false);
  });

  it('is answered to HEAD without its body', async () => {
    const { ask } = site();
    const head = await ask('/nothing', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([404, '12', '']);
  });

  it.each([
    ['/about', 'GET'],
    ['/About/', 'GET'],
    ['/nothing', 'POST'],
    ['/nothing.data', 'GET'],
  ])('is not what answers %s by %s', async (path, method) => {
    const { pages, ask } = site();
    await ask(path, { method });
    await ask(path, { method });
    expect(pages.mock.calls.map(([{ url, method: how }]) => [url, how])).toEqual([
      [`http://site${path}`, method],
      [`http://site${path}`, method],
    ]);
  });
});
