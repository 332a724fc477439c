import type { Browser } from '@playwright/test';
import { median, rounded } from './figures.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { onPhone, type Phone, withBrowser } from './slow-phone.ts';
import { startSite } from './start-site.ts';

const RUNS = 3;
const PATIENCE_MS = 30_000;
const taps = [
  { page: '/', button: 'Open menu', opens: 'dialog[open]' },
  { page: '/shop', button: 'Add to Cart', opens: 'dialog[open]' },
] as const;

type Tap = { wasAlive: boolean; actedAfterMs: number | undefined };

/** Whether the first press on a page that is seen but not yet alive is acted on, on a slow phone, and when. */
export async function firstTap(): Promise<Measured> {
  const site = await startSite();
  try {
    return await withBrowser((browser) => tapAll(browser, site.address));
  } finally {
    await site.stop();
  }
}

async function tapAll(browser: Browser, address: string): Promise<Measured> {
  const rows: Row[] = [];
  const bars: Bar[] = [];
  for (const { page, button, opens } of taps) {
    const runs: Tap[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(
        await onPhone(browser, { processor: 4, network: 'slow 4G' }, (phone) =>
          tap(phone, address + page, button, opens),
        ),
      );
    }
    const acted = runs.flatMap(({ actedAfterMs }) => actedAfterMs ?? []);
    rows.push({
      page,
      button,
      'pressed before it was alive': runs.filter(({ wasAlive }) => !wasAlive).length,
      'acted on': acted.length,
      of: RUNS,
      ...(acted.length > 0 && { 'after ms': rounded(median(acted)) }),
    });
    bars.push({
      what: `first presses on ${button} acted on`,
      measured: acted.length,
      unit: `of ${RUNS}`,
      atLeast: RUNS,
    });
  }
  const title = 'First press before the page is alive (processor 4× slower, slow 4G)';
  return { tables: [{ title, rows }], bars };
}

async function tap({ page }: Phone, url: string, button: string, opens: string): Promise<Tap> {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => (document.documentElement.dataset['alive'] = 'yes'), { once: true });
  });
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
  const place = page.getByRole('button', { name: button }).first();
  await place.waitFor();
  const wasAlive = await page.evaluate(() => document.documentElement.dataset['alive'] === 'yes');
  const pressed = performance.now();
  // A visitor does not wait until nothing moves any more.
  await place.tap({ force: true, noWaitAfter: true });
  const opened = page.locator(opens).first().waitFor({ timeout: PATIENCE_MS });
  const actedAfterMs = await opened.then(
    () => performance.now() - pressed,
    () => undefined,
  );
  return { wasAlive, actedAfterMs };
}
