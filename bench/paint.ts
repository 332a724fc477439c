// `node bench/paint.ts` measures when each page paints, moves and blocks on a phone with a slow processor and slow 4G, `… /cart /shop` some of them.
import type { Page } from '@playwright/test';
import { pages, samplePath } from '../web/pages.ts';
import { onSlowPhone } from './phone.ts';
import { middle, startMeasuredSite } from './site.ts';

const RUNS = 3;
const SETTLE_MS = 1500;
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : Object.values(pages).map(({ path }) => samplePath(path));

const site = await startMeasuredSite();
try {
  const rows: Record<string, Paint> = {};
  for (const path of paths) rows[path] = await paintOf(path);
  console.table(rows);
} finally {
  await site.stop();
}

type Paint = Awaited<ReturnType<typeof paintOnce>>;

async function paintOf(path: string): Promise<Paint> {
  const runs: Paint[] = [];
  for (let run = 0; run < RUNS; run++)
    runs.push(await onSlowPhone('slow 4G', (page) => paintOnce(page, site.address + path)));
  const of = (name: keyof Paint, decimals = 0) =>
    middle(
      runs.map((each) => each[name]),
      decimals,
    );
  return {
    'first contentful paint ms': of('first contentful paint ms'),
    'largest contentful paint ms': of('largest contentful paint ms'),
    'layout shift': of('layout shift', 3),
    'total blocking ms': of('total blocking ms'),
    'longest task ms': of('longest task ms'),
  };
}

async function paintOnce(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  // The function runs in the page, where the browser has kept what happened.
  return page.evaluate(() => {
    const kept = (type: string): PerformanceEntry[] => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    };
    const first = kept('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
    const shifts = kept('layout-shift') as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    const tasks = kept('longtask').filter(({ startTime }) => startTime > first);
    return {
      'first contentful paint ms': first,
      'largest contentful paint ms': kept('largest-contentful-paint').at(-1)?.startTime ?? 0,
      'layout shift': shifts.reduce(
        (sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
        0,
      ),
      // A task counts for what it takes beyond 50 ms, within which an answer still feels immediate.
      'total blocking ms': tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      'longest task ms': Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  });
}
