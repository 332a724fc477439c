import type { Browser } from '@playwright/test';
import { kilobytes, median, megabytes, rounded } from './figures.ts';
import { filledData, samples } from './filled-data.ts';
import { keyPresses } from './key-presses.ts';
import { type MeasuredSite, startMeasuredSite } from './measured-site.ts';
import type { Bar, Measured, Row } from './measured.ts';
import { rawResponse } from './raw-response.ts';
import { withBrowser } from './slow-phone.ts';
import { studentsShown } from './students-shown.ts';

const sizes = [10, 100, 1000, 10_000];
// Each search renders a page that is not cached yet.
const searches = ['jute', 'cotton', 'lamp', 'pickle', 'hand'];
const json = 'application/json';

type Growth = { shop: Row; enrolled: Row; bars: Bar[] };

/** What the shop costs with ever more products, and /enrolled with ever more students. */
export async function growth(): Promise<Measured> {
  const sampled = await samples();
  const steps: Growth[] = [];
  try {
    await withBrowser(async (browser) => {
      for (const size of sizes) {
        const data = await filledData(sampled, size);
        steps.push(await measureAt(size, data.dataDir, browser).finally(data.remove));
      }
    });
  } finally {
    await sampled.remove();
  }
  return {
    tables: [
      {
        title: 'The shop as it grows (server: rendered, not from cache; browser: processor 4× slower)',
        rows: steps.map(({ shop }) => shop),
      },
      {
        title: 'The enrolled students as they grow (browser: processor 4× slower)',
        rows: steps.map(({ enrolled }) => enrolled),
      },
    ],
    bars: steps.flatMap(({ bars }) => bars),
  };
}

async function measureAt(size: number, dataDir: string, browser: Browser): Promise<Growth> {
  const site = await startMeasuredSite(dataDir);
  try {
    const server = await shopFigures(site);
    const presses = await keyPresses(browser, site.address);
    const pressMs = rounded(median(presses));
    return {
      shop: {
        products: size,
        ...server,
        'memory MB': megabytes(site.memory()),
        'key press to list ms': pressMs,
        'slowest ms': rounded(Math.max(...presses)),
      },
      enrolled: { students: size, ...(await enrolledFigures(site, browser)) },
      bars: [
        { what: `key press to list with ${size} products`, measured: pressMs, unit: 'ms', atMost: 50 },
        {
          what: `page of the shop with ${size} products`,
          measured: server['page kB (br)'],
          unit: 'kB',
          atMost: 16,
        },
      ],
    };
  } finally {
    await site.stop();
  }
}

async function shopFigures({ address }: MeasuredSite) {
  const page = await timed(`${address}/shop`);
  const anew: number[] = [];
  for (const words of searches) anew.push((await timed(`${address}/shop?q=${words}`)).ms);
  // Repeated samples compress as no real catalogue would.
  const list = await timed(`${address}/api/products`, json, 'identity');
  return {
    'page kB (br)': kilobytes(page.bytes),
    'page ms': rounded(median(anew)),
    'list kB': kilobytes(list.bytes),
    'list ms': rounded(list.ms),
  };
}

async function enrolledFigures({ address }: MeasuredSite, browser: Browser): Promise<Row> {
  const answers = [];
  for (let run = 0; run < 3; run++) answers.push(await timed(`${address}/enrolled`, json, 'identity'));
  const shown = await studentsShown(browser, address);
  return {
    'answer kB': kilobytes(median(answers.map(({ bytes }) => bytes))),
    'answer ms': rounded(median(answers.map(({ ms }) => ms))),
    'rows shown': shown.rows,
    'press to table ms': rounded(shown.ms),
  };
}

async function timed(
  url: string,
  accept?: string,
  encoding?: string,
): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  const { body } = await rawResponse(url, accept, encoding);
  return { ms: performance.now() - start, bytes: body.length };
}
