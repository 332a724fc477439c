import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import { routes } from './routes.ts';

// The most that a page's HTML may weigh as it travels, styles of the first paint included.
const mostBytes: Record<(typeof routes)[number], number> = {
  '/': 16_800,
  '/about': 14_200,
  '/shop': 14_600,
  '/hostel-enrollment': 15_400,
  '/donate': 15_000,
  '/gallery': 12_700,
  '/cart': 11_000,
  '/enrolled': 11_000,
};

for (const path of routes) {
  test(`${path} keeps to its bytes`, async ({ baseURL }) => {
    expect(await bytesOnTheWire(baseURL + path)).toBeLessThanOrEqual(mostBytes[path]);
  });
}

test('at most 3 kB of script run before a page is loaded', async ({ page }) => {
  for (const path of routes) {
    const html = await (await page.request.get(path)).text();
    const inline = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text]) => text ?? '');
    // What the server tells React Router is data, read once the scripts are there.
    const programs = inline.filter((text) => !text.startsWith('window.__reactRouterContext'));
    expect(Buffer.byteLength(programs.join(''))).toBeLessThanOrEqual(3000);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  }
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
