import type { Page } from '@playwright/test';
import { pages, samplePath } from '../web/pages.ts';
import { expect, test } from './quiet-test.ts';

// The phone that most measurements of speed stand for.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

// The first answer, which is not cached yet, is compressed less than later ones.
// The most kB (1000 bytes) on the wire, headers included, of a first visit that presses and scrolls nothing; .size-limit.ts has scripts.
type Budget = { document: number; scripts: number; total: number };
const budgets: Readonly<Record<string, Budget>> = {
  '/': { document: 22.4, scripts: 2, total: 60 },
  '/about': { document: 19.7, scripts: 0, total: 60 },
  '/gallery': { document: 19.7, scripts: 0, total: 60 },
  '/shop': { document: 21.2, scripts: 87, total: 130 },
  '/shop/jute-tote-bag': { document: 18.3, scripts: 0, total: 60 },
  '/hostel-enrollment': { document: 21.8, scripts: 0, total: 70 },
  '/donate': { document: 21, scripts: 80.2, total: 120 },
  '/cart': { document: 16.6, scripts: 0, total: 45 },
  '/enrolled': { document: 16.4, scripts: 0, total: 40 },
  '/application': { document: 16.2, scripts: 3, total: 45 },
  '/privacy': { document: 20, scripts: 3, total: 45 },
  '/easy': { document: 13.5, scripts: 0, total: 45 },
  '/easy/about': { document: 14.2, scripts: 0, total: 45 },
  '/easy/hostel-enrollment': { document: 16.8, scripts: 0, total: 45 },
  '/easy/application': { document: 14.4, scripts: 0, total: 45 },
  '/easy/donate': { document: 16.3, scripts: 0, total: 45 },
  '/easy/contact': { document: 14.2, scripts: 0, total: 40 },
};

const textPage: Budget = { document: 17, scripts: 3, total: 45 };

for (const path of Object.values(pages).map((page) => samplePath(page.path))) {
  const budget = budgets[path] ?? textPage;
  test(`${path} keeps to its bytes`, async ({ page }) => {
    const weigh = await weighRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const { document, scripts, total } = weigh();
    expect(document).toBeLessThanOrEqual(budget.document);
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
    expect(total).toBeLessThanOrEqual(budget.total);
  });
}

/** Counts what a page fetches from now on; gives the function that says the kB so far. */
async function weighRequests(
  page: Page,
): Promise<() => { document: number; scripts: number; total: number }> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const weights = { document: 0, scripts: 0, total: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    addresses.set(requestId, type === 'Document' ? 'document' : response.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? '';
    weights.total += encodedDataLength / 1000;
    if (address === 'document') weights.document += encodedDataLength / 1000;
    if (address.endsWith('.js')) weights.scripts += encodedDataLength / 1000;
  });
  await session.send('Network.enable');
  return () => weights;
}
