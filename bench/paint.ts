import type { Browser } from '@playwright/test';
import { pages, samplePath } from '../web/pages.ts';
import { median, rounded } from './figures.ts';
import { startMeasuredSite } from './measured-site.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { onPhone, type Phone, withBrowser } from './slow-phone.ts';

const RUNS = 3;
const SETTLE_MS = 1500;

/** When a page paints (ms), its cumulative layout shift, and its total blocking time after the first paint (ms). */
type Paint = { firstPaint: number; largestPaint: number; shift: number; blocked: number };

/** Paints of every page on a phone with a processor four times slower and slow 4G. */
export async function paint(): Promise<Measured> {
  const site = await startMeasuredSite();
  try {
    return await withBrowser((browser) => paintAll(browser, site.address));
  } finally {
    await site.stop();
  }
}

async function paintAll(browser: Browser, address: string): Promise<Measured> {
  const rows: Row[] = [];
  const bars: Bar[] = [];
  for (const path of Object.values(pages).map((page) => samplePath(page.path))) {
    const runs: Paint[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(
        await onPhone(browser, { processor: 4, network: 'slow 4G' }, (phone) =>
          paintOf(phone, address + path),
        ),
      );
    }
    const shift = rounded(median(runs.map((run) => run.shift)), 3);
    const blocked = rounded(median(runs.map((run) => run.blocked)));
    rows.push({
      page: path,
      'first contentful paint ms': rounded(median(runs.map((run) => run.firstPaint))),
      'largest contentful paint ms': rounded(median(runs.map((run) => run.largestPaint))),
      'layout shift': shift,
      'total blocking ms': blocked,
    });
    bars.push(
      { what: `layout shift of ${path}`, measured: shift, unit: '', atMost: 0.005 },
      { what: `blocking behind the first paint of ${path}`, measured: blocked, unit: 'ms', atMost: 50 },
    );
  }
  const title = 'Paint on a slow phone (processor 4× slower, slow 4G)';
  return { tables: [{ title, rows }], bars };
}

async function paintOf({ page }: Phone, url: string): Promise<Paint> {
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => (globalThis as unknown as { watchedPaint: () => Paint }).watchedPaint());
}

// Runs in the page, before anything of its own.
function watchPaint(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const entries: Record<string, PerformanceEntry[]> = {};
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    const seen: PerformanceEntry[] = (entries[type] = []);
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
  }
  const watchedPaint = (): Paint => {
    const first = entries['paint']?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
    const shifts = (entries['layout-shift'] ?? []) as Shift[];
    const tasks = (entries['longtask'] ?? []).filter(({ startTime }) => startTime > first);
    return {
      firstPaint: first,
      largestPaint: entries['largest-contentful-paint']?.at(-1)?.startTime ?? 0,
      shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      // A task counts for what it takes beyond 50 ms, within which an answer still feels immediate.
      blocked: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  };
  Object.assign(globalThis, { watchedPaint });
}
