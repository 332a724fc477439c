import { runInNewContext, Script } from 'node:vm';
import { createElement } from 'react';
import { createRequestHandler, Outlet, RouterContextProvider, Scripts, type ServerBuild } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { logDoor } from '../web/doors.ts';
import * as entry from '../web/entry.server.tsx';
import { withLateScripts } from './late-scripts.ts';

const inlineScripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
let before: string;
let after: string;

beforeAll(async () => {
  const handle = createRequestHandler(sampleSite(), 'production');
  const doors = new RouterContextProvider();
  doors.set(logDoor, (problem, cause) => {
    throw new Error(problem, { cause });
  });
  const response = await handle(new Request('http://localhost/shop'), doors);
  before = await response.text();
  after = withLateScripts(before);
});

describe('a document of React Router with late scripts', () => {
  it('is made from one that loads its scripts at once', () => {
    expect(before).toContain('rel="modulepreload"');
    expect(before).toContain('<script type="module" async="">');
  });

  it('has no preloads and no module script left', () => {
    expect(after).not.toMatch(/<link[^>]*modulepreload/);
    expect(after).not.toContain('type="module"');
  });

  it('is otherwise the same', () => {
    const bare = (html: string) =>
      html.replace(inlineScripts, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
    expect(bare(after)).toBe(bare(before));
    expect(after).toContain('<h1>Handmade</h1>');
  });

  it('has one inline script in the module script’s place, which parses as JavaScript', () => {
    expect(scriptsOf(after).map(kindOf)).toEqual(scriptsOf(before).map(kindOf));
    for (const script of scriptsOf(after)) expect(() => new Script(script)).not.toThrow();
  });

  it('keeps what React Router wrote for the page to come alive', () => {
    const data = (html: string) => scriptsOf(html).filter((script) => kindOf(script) === 'data');
    expect(data(after).length).toBeGreaterThan(1);
    expect(data(after)).toEqual(data(before));
  });
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
  ])('lays out what is far below behind %s', async (_, opening, waits) => {
    const page = openedPage('loading', opening);
    expect('arriving' in page.dataset).toBe(waits);
    page.window.dispatchEvent(new Event('load'));
    await page.settled();
    expect(page.dataset).toEqual({});
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

  it('lets presses through where the scripts can’t be fetched', async () => {
    const page = openedPage('loading', { fetchModule: () => Promise.reject(new Error('offline')) });
    const early = page.press();
    await page.settled();
    expect(early.button.clicks).toBe(1);
    expect(page.press().taken).toBe(false);
  });
});

it.each(['', '<!doctype html><p>No scripts</p>', '<script src="/a.js"></script>'])(
  '%j stays as it is',
  (html) => {
    expect(withLateScripts(html)).toBe(html);
  },
);

it('closes no script early, and loses no dollar signs', () => {
  const html = '<script type="module" async="">window.x = "</p>$&$1";import("/entry.js");</script><p>$</p>';
  const [script = ''] = scriptsOf(withLateScripts(html));
  expect(script).not.toContain('</');
  expect(script).toContain('$&$1');
});

function scriptsOf(html: string): string[] {
  return Array.from(html.matchAll(inlineScripts), ([, text]) => text ?? '');
}

function kindOf(script: string): 'data' | 'modules' {
  return script.includes('import(') ? 'modules' : 'data';
}

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

type OpenedPage = {
  fetchModule?: (address: string) => Promise<object>;
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
    firstPicture,
    shown = Promise.resolve(),
    hash = '',
    autofocus = false,
    visit = 'navigate',
  }: OpenedPage = {},
) {
  const picture = { decode: () => firstPicture };
  const dataset: { arriving?: string } = { arriving: '' };
  const window: EventTarget & { __reactRouterRouteModules?: object } = new EventTarget();
  const links: { rel: string; href: string }[] = [];
  const imports: string[] = [];
  const document = {
    readyState,
    documentElement: { dataset },
    querySelector: () => (autofocus ? {} : null),
    createElement: () => ({ href: '', rel: '' }),
    querySelectorAll: () => (firstPicture ? [picture] : []),
    head: { append: ({ rel, href }: { rel: string; href: string }) => links.push({ rel, href }) },
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
    PerformanceObserver: fakeObserver(shown, picture),
    fetched,
  });
  return {
    window,
    get preloads() {
      return links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);
    },
    imports,
    dataset,
    settled: () => new Promise((resolve) => setTimeout(resolve, 30)),
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

function sampleSite(): ServerBuild {
  const bare = { hasAction: false, hasLoader: false, hasClientAction: false, hasErrorBoundary: false };
  const client = {
    clientActionModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const route = {
    ...bare,
    ...client,
    hasClientLoader: false,
    hasClientMiddleware: false,
    clientLoaderModule: undefined,
  };
  return {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { default: SamplePage } },
      shop: {
        id: 'shop',
        parentId: 'root',
        path: 'shop',
        module: { default: SampleShop, loader: () => 'Handmade </script>' },
      },
    },
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      routes: {
        root: { ...route, id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/shared.js'] },
        shop: {
          ...route,
          id: 'shop',
          parentId: 'root',
          path: 'shop',
          module: '/assets/shop.js',
          hasLoader: true,
          hasClientLoader: true,
          clientLoaderModule: '/assets/shop-loader.js',
        },
      },
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

function SamplePage() {
  return createElement(
    'html',
    null,
    createElement('body', null, createElement(Outlet), createElement(Scripts)),
  );
}

function SampleShop() {
  return createElement('h1', null, 'Handmade');
}
