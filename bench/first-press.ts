import type { Browser, Page } from '@playwright/test';
import { median, rounded } from './figures.ts';
import { startMeasuredSite } from './measured-site.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { onPhone, type Phone, withBrowser } from './slow-phone.ts';

const RUNS = 3;
const PATIENCE_MS = 30_000;

type Press = {
  page: string;
  what: string;
  press(page: Page): Promise<void>;
  /** Resolves when the page shows the effect. */
  effect(page: Page): Promise<void>;
};

// A visitor does not wait until nothing moves any more.
const now = { force: true, noWaitAfter: true };

const presses: readonly Press[] = [
  {
    page: '/',
    what: 'Open menu',
    press: (page) => page.getByRole('button', { name: 'Open menu' }).tap(now),
    effect: (page) => page.getByRole('dialog').waitFor({ timeout: PATIENCE_MS }),
  },
  {
    page: '/shop',
    what: 'Add to Cart',
    press: (page) => page.getByRole('button', { name: 'Add to Cart' }).first().tap(now),
    effect: (page) => page.getByRole('dialog').waitFor({ timeout: PATIENCE_MS }),
  },
  {
    page: '/shop',
    what: 'Add to Cart after choosing the variant Long',
    async press(page) {
      const card = page.getByRole('article', { name: 'Block Print Kurta' });
      await card.getByText('Long', { exact: true }).tap(now);
      await card.getByRole('button', { name: 'Add to Cart' }).tap(now);
    },
    effect: (page) =>
      page.getByRole('dialog').getByText('Block Print Kurta (Long').first().waitFor({ timeout: PATIENCE_MS }),
  },
];

type Outcome = { beforeScripts: boolean; ms: number | undefined };

/** Whether the first press on a page that is visible but not yet hydrated is acted on, on a slow phone, and when. */
export async function firstPress(): Promise<Measured> {
  const site = await startMeasuredSite();
  try {
    return await withBrowser((browser) => pressAll(browser, site.address));
  } finally {
    await site.stop();
  }
}

async function pressAll(browser: Browser, address: string): Promise<Measured> {
  const rows: Row[] = [];
  const bars: Bar[] = [];
  for (const press of presses) {
    const runs: Outcome[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(
        await onPhone(browser, { processor: 4, network: 'slow 4G' }, (phone) =>
          outcomeOf(phone, address, press),
        ),
      );
    }
    const times = runs.flatMap(({ ms }) => ms ?? []);
    rows.push({
      page: press.page,
      press: press.what,
      'before any script file was there': runs.filter(({ beforeScripts }) => beforeScripts).length,
      'acted on': times.length,
      of: RUNS,
      ...(times.length > 0 && { 'after ms': rounded(median(times)) }),
    });
    bars.push({
      what: `first presses on ${press.what} acted on`,
      measured: times.length,
      unit: `of ${RUNS}`,
      atLeast: RUNS,
    });
  }
  const title = 'First press before the page is hydrated (processor 4× slower, slow 4G)';
  return { tables: [{ title, rows }], bars };
}

async function outcomeOf({ page }: Phone, address: string, press: Press): Promise<Outcome> {
  await page.goto(address + press.page, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const beforeScripts = await page.evaluate(hasNoScriptFile);
  const start = performance.now();
  await press.press(page);
  const ms = await press.effect(page).then(
    () => performance.now() - start,
    () => undefined,
  );
  return { beforeScripts, ms };
}

// Runs in the page.
function hasNoScriptFile(): boolean {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return scripts.every((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd === 0);
}
