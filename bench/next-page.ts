import type { Browser, Locator } from '@playwright/test';
import { median, rounded } from './figures.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { pressMs } from './press-ms.ts';
import { onPhone, type Phone, withBrowser } from './slow-phone.ts';
import { startSite } from './start-site.ts';

const RUNS = 5;
const SETTLE_MS = 2000;
// The menu slides in, and is looked at for a moment.
const MENU_MS = 500;
// Longer than one request of slow 4G takes.
const HOVER_MS = 2500;
// By the link's words in the menu: a page of text, one with a call to the backend, and the longest.
const journeys = [
  { from: '/', link: 'About Us' },
  { from: '/', link: 'Shop' },
  { from: '/about', link: 'Home' },
] as const;

/**
 * The time from the press on a link of the menu to the next page's heading, on a slow phone that has settled: where
 * the link was lingered on, so that its page is there already, and where the menu, which fetches its pages, had just opened.
 */
export async function nextPage(): Promise<Measured> {
  const site = await startSite();
  try {
    return await withBrowser((browser) => travelAll(browser, site.address));
  } finally {
    await site.stop();
  }
}

async function travelAll(browser: Browser, address: string): Promise<Measured> {
  const rows: Row[] = [];
  const bars: Bar[] = [];
  for (const { from, link } of journeys) {
    const medianMs = async (hoverMs: number) => {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        times.push(
          await onPhone(browser, { processor: 4, network: 'slow 4G' }, (phone) =>
            travel(phone, address + from, link, hoverMs),
          ),
        );
      }
      return rounded(median(times));
    };
    const prefetched = await medianMs(HOVER_MS);
    rows.push({ from, link, 'lingered on ms': prefetched, 'menu just opened ms': await medianMs(0) });
    bars.push({ what: `${link} from ${from}, prefetched`, measured: prefetched, unit: 'ms', atMost: 100 });
  }
  const title = 'From the press on a link to the next heading (processor 4× slower, slow 4G)';
  return { tables: [{ title, rows }], bars };
}

async function travel({ page }: Phone, url: string, link: string, hoverMs: number): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const place = page.getByRole('dialog').getByRole('link', { name: link, exact: true });
  await place.waitFor();
  await page.waitForTimeout(MENU_MS);
  if (hoverMs > 0) await place.hover();
  await page.waitForTimeout(hoverMs);
  const middle = await middleOf(place);
  // Not by the locator, which watches the press from within the page, at the phone's cost.
  return pressMs(page, watchHeading, () => page.touchscreen.tap(...middle));
}

async function middleOf(place: Locator): Promise<[x: number, y: number]> {
  const box = await place.boundingBox();
  if (!box) throw new Error('the link is out of sight');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// Runs in the page: the press has its own time, and the heading is there in the frame after it was laid out.
function watchHeading(): { told: Promise<number> } {
  const before = document.querySelector('h1');
  const address = location.pathname;
  const isInSight = (element: Element) => {
    const { height, top, bottom } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  const { promise: told, resolve: tell } = Promise.withResolvers<number>();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const heading = document.querySelector('h1');
        const isNew = location.pathname !== address && heading && heading !== before;
        if (!isNew || !isInSight(heading)) return void requestAnimationFrame(look);
        requestAnimationFrame(() => tell(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
  return { told };
}
