import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { routes } from './routes.ts';

// The most that a page's HTML may weigh as it travels, styles of the first paint included.
const mostBytes: Record<(typeof routes)[number], number> = {
  '/': 16_400,
  '/about': 13_600,
  '/shop': 14_100,
  '/hostel-enrollment': 14_900,
  '/donate': 14_700,
  '/gallery': 12_200,
  '/cart': 10_200,
  '/enrolled': 11_000,
};

for (const path of routes) {
  test(`${path} keeps to its bytes`, async ({ baseURL }) => {
    expect(await bytesOnTheWire(baseURL + path)).toBeLessThanOrEqual(mostBytes[path]);
  });
}

test('at most 1.6 kB of script, compressed, run before a page is loaded', async ({ page }) => {
  for (const path of routes) {
    const html = await (await page.request.get(path)).text();
    const inline = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text]) => text ?? '');
    // What the server tells React Router is data, read once the scripts are there.
    const programs = inline.filter((text) => !text.startsWith('window.__reactRouterContext'));
    // The names of the scripts that it fetches make it some ten bytes longer or shorter from build to build.
    expect(brotliCompressSync(programs.join('')).length).toBeLessThanOrEqual(1600);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  }
});

test('every script that a page fetches asks to be compiled while it comes', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (each) => each.resourceType() === 'script' && asked.push(each.url()));
  await page.goto('/shop', { waitUntil: 'networkidle' });
  // A list of addresses only.
  const scripts = asked.filter((address) => !address.includes('/manifest-'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const address of scripts)
    expect(await (await request.get(address)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

function bytesOnTheWire(url: string): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('end', () => resolve(bytes));
    }).once('error', reject);
  });
}
