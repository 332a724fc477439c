import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import type { HeaderPairs } from './ready-answer.ts';
import { createRevisionWatch } from './revision-watch.ts';

const forEveryone = { 'cache-control': 'public, max-age=0, s-maxage=5' };
const page = (text: string) => new Response(text, { headers: forEveryone });
const bodyOf = (answer: { forms: { identity: { body: Buffer } } }) => answer.forms.identity.body.toString();

function stored(longestMs = Number.POSITIVE_INFINITY) {
  const state = { revision: '1' };
  const watch = createRevisionWatch(async () => state.revision, vi.fn());
  const store = createAnswerStore({ watch, longestMs, log: vi.fn() });
  // The watch looks once a second.
  const change = (revision: string) => {
    state.revision = revision;
    vi.advanceTimersByTime(1001);
  };
  return { store, change };
}

describe('kept answers', () => {
  it('are made once, however many ask at the same moment', async () => {
    const { store } = stored();
    const make = vi.fn(async () => page('one'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.get('/', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(answers.map(bodyOf)).toEqual(Array.from({ length: 20 }, () => 'one'));
    expect(store.ready('/')).toBe(answers[0]);
  });

  it('are compressed as far as it goes once they are asked for again, under another tag', async () => {
    const { store } = stored();
    const text = Array.from({ length: 400 }, (_, index) => `<li>Lamp ${index * 7919}</li>`).join('');
    const first = { ...(await store.get('/', async () => page(text))).forms.br };
    const later = await vi.waitUntil(() => {
      const form = store.ready('/')?.forms.br;
      return form !== undefined && form.body.length < first.body.length ? form : undefined;
    });
    expect(brotliDecompressSync(later.body).toString()).toBe(text);
    const tagOf = (form: { headers: HeaderPairs }) => new Headers(form.headers).get('etag');
    expect(tagOf(later)).not.toBe(tagOf(first));
    expect(later.ready?.whole.bytesNow().toString('latin1')).toContain(`etag: ${tagOf(later)}\r\n`);
  });

  it('are made anew once the data has changed, and only then', async () => {
    vi.useFakeTimers();
    try {
      const { store, change } = stored();
      await store.get('/', async () => page('old'));
      vi.advanceTimersByTime(3_600_000);
      expect(bodyOf(await store.get('/', async () => page('unasked')))).toBe('old');
      change('2');
      expect(store.ready('/')).toBeUndefined();
      expect(bodyOf(await store.get('/', async () => page('new')))).toBe('new');
    } finally {
      vi.useRealTimers();
    }
  });

  it('grow no older than the bound where the data tells no revision', async () => {
    vi.useFakeTimers();
    try {
      const { store } = stored(2000);
      await store.get('/', async () => page('old'));
      vi.advanceTimersByTime(2001);
      expect(bodyOf(await store.get('/', async () => page('new')))).toBe('new');
    } finally {
      vi.useRealTimers();
    }
  });

  it('go on while they can’t be made anew: the last good one is served', async () => {
    vi.useFakeTimers();
    try {
      const { store, change } = stored();
      await store.get('/shop', async () => page('good'));
      change('2');
      const broken = vi.fn(async () => new Response('down', { status: 503 }));
      expect(bodyOf(await store.get('/shop', broken))).toBe('good');
      expect(bodyOf(await store.get('/shop', broken))).toBe('good');
      expect(broken).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('do not wait long for one that hangs', async () => {
    vi.useFakeTimers();
    try {
      const { store, change } = stored();
      await store.get('/shop', async () => page('good'));
      change('2');
      const asked = store.get('/shop', () => new Promise<Response>(() => undefined));
      await vi.advanceTimersByTimeAsync(2600);
      expect(bodyOf(await asked)).toBe('good');
    } finally {
      vi.useRealTimers();
    }
  });

  it('are none where an answer does not say that it is for everyone', async () => {
    const { store } = stored();
    const own = await store.get(
      '/',
      async () => new Response('for you', { headers: { 'cache-control': 'no-store' } }),
    );
    const failed = await store.get(
      '/',
      async () => new Response('down', { status: 503, headers: forEveryone }),
    );
    expect([bodyOf(own), bodyOf(failed), failed.status]).toEqual(['for you', 'down', 503]);
    expect(store.ready('/')).toBeUndefined();
  });
});
