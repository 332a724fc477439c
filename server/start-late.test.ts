import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { withLateScripts } from './late-scripts.ts';
import { kindOf, sampleDocument, scriptsOf } from './test-document.ts';

let before: string;
let after: string;

beforeAll(async () => {
  before = await sampleDocument();
  after = withLateScripts(before);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the late script', () => {
  it('waits for the page to load, then fetches everything that was preloaded', async () => {
    const page = openedPage('loading');
    await page.settled();
    expect([page.preloads, page.imports]).toEqual([[], []]);
    page.window.dispatchEvent(new Event('load'));
    await page.settled();
    expect(page.preloads.toSorted()).toEqual(preloadsOf(before));
  });

  it('lets the first picture be drawn before, and waits for none that can’t be', async () => {
    let draw = () => {};
    const page = openedPage('complete', { firstPicture: new Promise((resolve) => (draw = resolve)) });
    await page.settled();
    expect(page.preloads).toEqual([]);
    draw();
    await page.settled();
    expect(page.preloads).not.toEqual([]);
    const broken = openedPage('complete', { firstPicture: Promise.reject(new Error('broken')) });
    await broken.settled();
    expect(broken.preloads).not.toEqual([]);
  });

  it('lets the first picture come to the screen before, and waits no longer where nothing is told of it', async () => {
    let show = () => {};
    const shown = new Promise<void>((resolve) => (show = resolve));
    const page = openedPage('complete', { firstPicture: Promise.resolve(), shown });
    await page.settled();
    expect(page.preloads).toEqual([]);
    show();
    await page.settled();
    expect(page.preloads).not.toEqual([]);
    const silent = openedPage('complete', { firstPicture: Promise.resolve(), shown: new Promise(() => {}) });
    await vi.waitUntil(() => silent.preloads.length > 0);
  });

  it.each([
    ['the first paint for a visit that starts at the top', {}, true],
    ['nothing for one to a place within it', { hash: '#visit' }, false],
    ['nothing for one that goes back to it', { visit: 'back_forward' }, false],
    ['nothing where a field takes the focus', { autofocus: true }, false],
    ['nothing where it is loaded again', { visit: 'reload' }, false],
  ])('lays out what is far below behind %s', (_, opening, waits) => {
    expect('arriving' in openedPage('loading', opening).dataset).toBe(waits);
  });

  it.each(['pointerdown', 'keydown'])('starts at the visitor’s first touch: %s', async (touch) => {
    const page = openedPage('loading');
    page.window.dispatchEvent(new Event(touch));
    expect(page.dataset).toEqual({});
    page.window.dispatchEvent(new Event('load'));
    await page.settled();
    expect(page.imports.filter((address) => address === '/assets/entry.js')).toHaveLength(1);
  });

  it('imports what the module script imported, the entry last, with every route module in its place', async () => {
    const page = openedPage('complete');
    await page.settled();
    expect(page.imports).toEqual([
      '/assets/manifest.js',
      '/assets/root.js',
      '/assets/shop-loader.js',
      '/assets/shop.js',
      '/assets/entry.js',
    ]);
    expect(page.window.__reactRouterRouteModules).toEqual({
      root: { from: '/assets/root.js' },
      shop: { from: '/assets/shop.js', loader: true },
    });
  });

  it('brings the stylesheet into use together with what the first paint’s hearers fetch, before any script', async () => {
    const page = openedPage('loading');
    let bring = () => {};
    const font = new Promise<void>((resolve) => (bring = resolve));
    const heard: string[] = [];
    page.window.addEventListener('painted', (painted) => {
      if (painted instanceof CustomEvent && Array.isArray(painted.detail)) painted.detail.push(font);
    });
    page.window.addEventListener('arrived', () => heard.push(...page.stylesheets.map(({ media }) => media)));
    page.window.dispatchEvent(new Event('load'));
    await page.settled();
    expect(page.stylesheets).toEqual([{ href: '/assets/site.css', media: 'not all' }]);
    expect([heard, page.imports]).toEqual([[], []]);
    bring();
    await vi.waitUntil(() => page.imports.length > 0);
    expect(heard).toEqual(['all']);
  });

  it('waits for none of that which hangs on the way', async () => {
    const page = openedPage('loading');
    page.window.addEventListener('painted', (painted) => {
      if (painted instanceof CustomEvent && Array.isArray(painted.detail))
        painted.detail.push(new Promise(() => {}));
    });
    page.window.dispatchEvent(new Event('load'));
    await expect.poll(() => page.imports, { timeout: 20_000 }).toContain('/assets/entry.js');
  });

  it('waits 8 seconds at most for a stylesheet that hangs, and brings it into use only once it is there', async () => {
    vi.useFakeTimers();
    let bring = () => {};
    const stylesheet = new Promise<void>((resolve) => (bring = resolve));
    const page = openedPage('loading', { stylesheet });
    page.window.dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(7900);
    expect(page.imports).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(page.imports).toContain('/assets/entry.js');
    expect(page.stylesheets).toMatchObject([{ media: 'not all' }]);
    bring();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.stylesheets).toMatchObject([{ media: 'all' }]);
    expect(page.imports.filter((address) => address === '/assets/entry.js')).toHaveLength(1);
  });

  it('leaves what is far below to the page, and lays it out itself where that can’t be had', async () => {
    const page = openedPage('complete');
    await page.settled();
    expect([page.imports.includes('/assets/entry.js'), page.dataset]).toEqual([true, { arriving: '' }]);
    const broken = openedPage('complete', { fetchModule: () => Promise.reject(new Error('offline')) });
    await vi.waitUntil(() => !('arriving' in broken.dataset));
  });

  it('keeps a press on a button until the page is alive, and only until then', async () => {
    const page = openedPage('loading');
    const early = page.press();
    await page.settled();
    expect(page.imports).toContain('/assets/entry.js');
    expect(early).toMatchObject({ taken: true, button: { clicks: 0 } });
    page.window.dispatchEvent(new Event('hydrated'));
    expect(early.button.clicks).toBe(1);
    expect(page.press().taken).toBe(false);
  });

  it('keeps a press for 8 seconds at most, then lets presses through; the page may still come alive', async () => {
    vi.useFakeTimers();
    let bring = () => {};
    const brought = new Promise<void>((resolve) => (bring = resolve));
    const fetchModule = (address: string) => brought.then(() => sampleModule(address));
    const page = openedPage('loading', { fetchModule });
    const first = page.press();
    await vi.advanceTimersByTimeAsync(4000);
    const second = page.press();
    await vi.advanceTimersByTimeAsync(3900);
    expect([first.button.clicks, second.button.clicks]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(200);
    expect([first.button.clicks, second.button.clicks]).toEqual([1, 1]);
    expect(page.press().taken).toBe(false);
    bring();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.imports).toContain('/assets/entry.js');
    page.window.dispatchEvent(new Event('hydrated'));
    await vi.advanceTimersByTimeAsync(8000);
    expect([first.button.clicks, second.button.clicks]).toEqual([1, 1]);
  });

  it('marks a page whose scripts can’t be had as one without script, and no other', async () => {
    const page = openedPage('complete');
    await page.settled();
    expect(page.imports).toContain('/assets/entry.js');
    expect(page.dataset).not.toHaveProperty('withoutScript');
    const broken = openedPage('complete', { fetchModule: () => Promise.reject(new Error('offline')) });
    await vi.waitUntil(() => 'withoutScript' in broken.dataset);
  });

  it('lets presses through where the scripts can’t be fetched', async () => {
    const page = openedPage('loading', { fetchModule: () => Promise.reject(new Error('offline')) });
    const early = page.press();
    await page.settled();
    expect(early.button.clicks).toBe(1);
    expect(page.press().taken).toBe(false);
  });
});

function preloadsOf(html: string): string[] {
  const found = Array.from(
    html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g),
    ([, address]) => address ?? '',
  );
  return [...new Set(found)].toSorted();
}

type Told = { getEntries(): { element?: unknown }[] };

/** A browser's news of what it has painted; the largest picture stands on the screen when `largest` settles. */
function fakeObserver(largest: Promise<unknown>, picture: unknown) {
  return class {
    readonly #tell: (list: Told) => void;
    constructor(tell: (list: Told) => void) {
      this.#tell = tell;
    }
    observe({ type }: { type: string }): void {
      if (type === 'paint') setTimeout(() => this.#tell({ getEntries: () => [{}] }));
      else void largest.then(() => this.#tell({ getEntries: () => [{ element: picture }] }));
    }
  };
}

class FakeElement {
  clicks = 0;
  readonly isConnected = true;
  closest(): this {
    return this;
  }
  click(): void {
    this.clicks += 1;
  }
}

class FakeLink extends EventTarget {
  rel = '';
  href = '';
  media = '';
  load(stylesheet: Promise<void>): this {
    if (this.rel === 'stylesheet')
      void stylesheet.then(() => setTimeout(() => this.dispatchEvent(new Event('load'))));
    return this;
  }
}

type OpenedPage = {
  fetchModule?: (address: string) => Promise<object>;
  /** Settles once the whole stylesheet is there. */
  stylesheet?: Promise<void>;
  /** Settles once the first picture can be drawn. */
  firstPicture?: Promise<void>;
  /** Settles once the browser tells that the first picture is on the screen. */
  shown?: Promise<void>;
  /** The address's part behind the hash. */
  hash?: string;
  /** Whether a field of the page takes the focus. */
  autofocus?: boolean;
  /** How the visitor came to the page. */
  visit?: string;
};

function openedPage(
  readyState: string,
  {
    fetchModule = sampleModule,
    stylesheet = Promise.resolve(),
    firstPicture,
    shown = Promise.resolve(),
    hash = '',
    autofocus = false,
    visit = 'navigate',
  }: OpenedPage = {},
) {
  const picture = { decode: () => firstPicture };
  const dataset: { arriving?: string; withoutScript?: string } = { arriving: '' };
  const window: EventTarget & { __reactRouterRouteModules?: object } = new EventTarget();
  const links: FakeLink[] = [];
  const imports: string[] = [];
  const document = {
    readyState,
    documentElement: { dataset },
    querySelector: () => (autofocus ? {} : null),
    createElement: () => new FakeLink(),
    querySelectorAll: () => (firstPicture ? [picture] : []),
    head: { append: (link: FakeLink) => links.push(link.load(stylesheet)) },
  };
  const fetched = (address: string) => {
    imports.push(address);
    return fetchModule(address);
  };
  const script = scriptsOf(after).find((text) => kindOf(text) === 'modules') ?? '';
  runInNewContext(script.replaceAll('import(', 'fetched('), {
    window,
    document,
    location: { hash },
    performance: { getEntriesByType: () => [{ type: visit }] },
    Element: FakeElement,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    setTimeout,
    requestAnimationFrame: (frame: () => void) => setTimeout(frame),
    dispatchEvent: window.dispatchEvent.bind(window),
    Event,
    CustomEvent,
    PerformanceObserver: fakeObserver(shown, picture),
    fetched,
  });
  return {
    window,
    get preloads() {
      return links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);
    },
    get stylesheets() {
      return links.filter(({ rel }) => rel === 'stylesheet').map(({ href, media }) => ({ href, media }));
    },
    imports,
    dataset,
    settled: () => new Promise((resolve) => setTimeout(resolve, 100)),
    press() {
      const button = new FakeElement();
      const click = new Event('click', { cancelable: true });
      const taken = !window.dispatchEvent(Object.defineProperty(click, 'target', { value: button }));
      return { button, taken };
    },
  };
}

function sampleModule(address: string): Promise<object> {
  return Promise.resolve(address.endsWith('-loader.js') ? { loader: true } : { from: address });
}
