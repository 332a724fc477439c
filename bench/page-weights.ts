import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { kilobytes } from './figures.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { usualAnswer } from './raw-answer.ts';
import { routes } from './routes.ts';
import { onPhone, type Phone, withBrowser } from './slow-phone.ts';
import { startSite } from './start-site.ts';

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch', 'Other'] as const;
type Kind = (typeof kinds)[number];

/** What a first visit to a page transfers: bytes on the wire by kind, headers included; those of scripts without them too. */
type Weight = Record<Kind, number> & { requests: number; scriptBodies: number; scriptBeforeLoad: number };

/** The bytes of a first visit to each page on a phone, without scrolling. */
export async function pageWeights(): Promise<Measured> {
  const site = await startSite();
  try {
    return await withBrowser((browser) => weighAll(browser, site.address));
  } finally {
    await site.stop();
  }
}

async function weighAll(browser: Browser, address: string): Promise<Measured> {
  const rows: Row[] = [];
  const bars: Bar[] = [];
  for (const path of routes) {
    await usualAnswer(address + path);
    const weight = await onPhone(browser, { processor: 1, network: 'unthrottled' }, (phone) =>
      weigh(phone, address + path),
    );
    const total = kilobytes(kinds.reduce((sum, kind) => sum + weight[kind], 0));
    rows.push({
      page: path,
      ...Object.fromEntries(kinds.map((kind) => [kind.toLowerCase(), kilobytes(weight[kind])])),
      total,
      requests: weight.requests,
      'script before load': kilobytes(weight.scriptBeforeLoad),
    });
    bars.push(...barsOf(path, total, weight));
  }
  return { tables: [{ title: 'First visit on a phone, kB on the wire', rows }], bars };
}

// Only for pages whose weight is words: what the shop and the gallery weigh is their pictures.
function barsOf(path: string, total: number, { scriptBodies, scriptBeforeLoad }: Weight): Bar[] {
  if (path === '/shop' || path === '/gallery') return [];
  const visit = { what: `first visit to ${path}`, measured: total, unit: 'kB' };
  if (path !== '/') return [{ ...visit, atMost: 150 }];
  return [
    { ...visit, atMost: 200 },
    {
      what: 'scripts of the home page, compressed',
      measured: kilobytes(scriptBodies),
      unit: 'kB',
      atMost: 110,
    },
    { what: 'script of it before load', measured: kilobytes(scriptBeforeLoad), unit: 'kB', atMost: 3 },
  ];
}

async function weigh({ page, client }: Phone, url: string): Promise<Weight> {
  const weight: Weight = {
    Document: 0,
    Script: 0,
    Stylesheet: 0,
    Font: 0,
    Image: 0,
    Fetch: 0,
    Other: 0,
    requests: 0,
    scriptBodies: 0,
    scriptBeforeLoad: 0,
  };
  const kindOf = new Map<string, Kind>();
  let loaded = false;
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http'))
      kindOf.set(requestId, kinds.find((kind) => kind === type) ?? 'Other');
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind === undefined) return;
    weight[kind] += encodedDataLength;
    weight.requests++;
    if (kind === 'Script' && !loaded) weight.scriptBeforeLoad += encodedDataLength;
  });
  page.once('load', () => (loaded = true));
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(askWhetherInstallable);
  weight.scriptBodies = await page.evaluate(scriptBodyBytes);
  weight.scriptBeforeLoad += inlineScriptBytes((await response?.text()) ?? '');
  return weight;
}

// Runs in the page: a browser with a window asks for the manifest and an icon of it by itself, to offer the site as an app.
async function askWhetherInstallable(): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href;
  if (address === undefined) return;
  const { icons }: { icons: { src: string; sizes: string }[] } = await (await fetch(address)).json();
  const scalable = icons.find(({ sizes }) => sizes === 'any') ?? icons[0];
  if (scalable) await (await fetch(scalable.src)).arrayBuffer();
}

// Runs in the page.
function scriptBodyBytes(): number {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

// As they travel. What the server says to React Router in scripts is data, and nothing of it runs before load.
function inlineScriptBytes(html: string): number {
  const texts = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text]) => text ?? '');
  const programs = texts.filter((text) => !text.startsWith('window.__reactRouterContext'));
  return brotliCompressSync(programs.join('')).length;
}
