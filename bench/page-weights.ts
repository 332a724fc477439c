import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { pages, samplePath } from '../web/pages.ts';
import { kilobytes } from './figures.ts';
import { startMeasuredSite } from './measured-site.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { cachedResponse } from './raw-response.ts';
import { onPhone, type Phone, withBrowser } from './slow-phone.ts';

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch', 'Other'] as const;
type Kind = (typeof kinds)[number];

/** What a first visit to a page transfers: bytes on the wire by kind, headers included; those of scripts, inline ones included, without headers too. */
type Weight = Record<Kind, number> & { requests: number; scriptBodies: number; scriptBeforeLoad: number };

/** The bytes of a first visit to each page on a phone, without scrolling. */
export async function pageWeights(): Promise<Measured> {
  const site = await startMeasuredSite();
  try {
    return await withBrowser((browser) => weighAll(browser, site.address));
  } finally {
    await site.stop();
  }
}

async function weighAll(browser: Browser, address: string): Promise<Measured> {
  const rows: Row[] = [];
  const bars: Bar[] = [];
  for (const path of Object.values(pages).map((page) => samplePath(page.path))) {
    await cachedResponse(address + path);
    const weight = await onPhone(browser, { processor: 1, network: 'unthrottled' }, (phone) =>
      weigh(phone, address + path),
    );
    const total = kilobytes(kinds.reduce((sum, kind) => sum + weight[kind], 0));
    rows.push({
      page: path,
      ...Object.fromEntries(kinds.map((kind) => [kind.toLowerCase(), kilobytes(weight[kind])])),
      total,
      requests: weight.requests,
      'script bodies': kilobytes(weight.scriptBodies),
      'script before load': kilobytes(weight.scriptBeforeLoad),
    });
    bars.push(...barsOf(path, total, weight));
  }
  return { tables: [{ title: 'First visit on a phone, kB on the wire', rows }], bars };
}

/** The most kB that a first visit to a page may take, without scrolling: in all (headers included), and of scripts. */
const limits: Readonly<Record<string, { total?: number; script?: number }>> = {
  '/': { total: 130, script: 80 },
  '/about': { total: 60, script: 3 },
  '/shop': { script: 85 },
  '/hostel-enrollment': { total: 70, script: 3 },
  '/donate': { total: 120, script: 80 },
  '/gallery': { script: 75 },
  '/cart': { script: 80 },
};

function barsOf(path: string, total: number, { scriptBodies }: Weight): Bar[] {
  const { total: mostTotal, script: mostScript } = limits[path] ?? {};
  const bar = (what: string, measured: number, atMost: number | undefined): Bar[] =>
    atMost === undefined ? [] : [{ what: `${what} ${path}`, measured, unit: 'kB', atMost }];
  return [
    ...bar('first visit to', total, mostTotal),
    ...bar('scripts of', kilobytes(scriptBodies), mostScript),
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
  const inline = inlineScriptBytes((await response?.text()) ?? '');
  await page.evaluate(fetchManifest);
  weight.scriptBodies = (await page.evaluate(scriptBodyBytes)) + inline;
  weight.scriptBeforeLoad += inline;
  return weight;
}

// Runs in the page: a browser with a window fetches the manifest and one of its icons by itself, to offer the site as an app.
async function fetchManifest(): Promise<void> {
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

// Compressed as they travel; scripts with a type hold data.
function inlineScriptBytes(html: string): number {
  const texts = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text]) => text ?? '');
  return brotliCompressSync(texts.join('')).length;
}
