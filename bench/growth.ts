import { type Browser } from '@playwright/test';
import { filledData } from './filled-data.ts';
import { kilobytes, median, megabytes, rounded } from './figures.ts';
import { keyPresses, studentsShown } from './in-the-browser.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { rawBody } from './raw-body.ts';
import { withBrowser } from './slow-phone.ts';
import { type BenchSite, startSite } from './start-site.ts';

const sizes = [10, 100, 1000, 10_000];
// Each search makes a page that is not kept yet.
const searches = ['jute', 'cotton', 'lamp', 'pickle', 'hand'];
const json = 'application/json';

/** What the shop costs with ever more products, and /enrolled with ever more students. */
export async function growth(): Promise<Measured> {
  return withBrowser(async (browser) => {
    const shop: Row[] = [];
    const enrolled: Row[] = [];
    const bars: Bar[] = [];
    for (const size of sizes) {
      const data = await filledData({ products: size, students: size });
      const site = await startSite(data.dataDir);
      try {
        const pressMs = rounded(median(await keyPresses(browser, site.address)));
        shop.push({ ...(await shopFigures(site)), 'key press to list ms': pressMs, 'memory MB': megabytes(site.memory()) });
        bars.push({ what: `key press to list, ${size} products`, measured: pressMs, unit: 'ms', atMost: 50 });
        enrolled.push(await enrolledFigures(site, browser));
      } finally {
        await site.stop();
        await data.remove();
      }
    }
    return {
      tables: [
        { title: 'The shop as it grows (server: made anew; browser: processor 4× slower)', rows: shop },
        { title: 'The enrolled students as they grow (browser: processor 4× slower)', rows: enrolled },
      ],
      bars,
    };
  });
}

async function shopFigures({ address }: BenchSite): Promise<Row> {
  const page = await timed(`${address}/shop`);
  const anew: number[] = [];
  for (const words of searches) anew.push((await timed(`${address}/shop?q=${words}`)).ms);
  const list = await timed(`${address}/api/products`, json);
  const { length } = JSON.parse(await (await fetch(`${address}/api/products`)).text()) as unknown[];
  return {
    'products': length,
    'page kB (br)': kilobytes(page.bytes),
    'page ms': rounded(median(anew)),
    'list kB (br)': kilobytes(list.bytes),
    'list ms': rounded(list.ms),
  };
}

async function enrolledFigures({ address }: BenchSite, browser: Browser): Promise<Row> {
  const answers = [];
  for (let run = 0; run < 3; run++) answers.push(await timed(`${address}/enrolled`, json));
  const shown = await studentsShown(browser, address);
  return {
    'students': shown.students,
    'rows shown': shown.rows,
    'answer kB': kilobytes(median(answers.map(({ bytes }) => bytes))),
    'answer ms': rounded(median(answers.map(({ ms }) => ms))),
    'press to table ms': rounded(shown.ms),
  };
}

async function timed(url: string, accept?: string): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  const { length } = await rawBody(url, accept);
  return { ms: performance.now() - start, bytes: length };
}
