import { kilobytes, megabytes, rounded } from './figures.ts';
import { filledData, samples } from './filled-data.ts';
import { type MeasuredSite, startMeasuredSite } from './measured-site.ts';
import type { Bar, Measured } from './measured.ts';
import { peakBytes } from './process-figures.ts';
import { rawResponse } from './raw-response.ts';

const PRODUCTS = 10_000;
const paths = ['/feeds/products.csv', '/feeds/products.xml'];
const cached = ['/shop', '/api/products'];

/** What the feeds of a large shop cost, also while the caches hold its page and its list. */
export async function feeds(): Promise<Measured> {
  const sampled = await samples();
  try {
    const data = await filledData(sampled, PRODUCTS);
    try {
      return await measureAt(await startMeasuredSite(data.dataDir));
    } finally {
      await data.remove();
    }
  } finally {
    await sampled.remove();
  }
}

async function measureAt(site: MeasuredSite): Promise<Measured> {
  try {
    const alone = [await asked(site, paths), await asked(site, paths)].flat();
    const peak = megabytes(peakBytes(site.pid));
    const withCaches = await asked(site, [...cached, ...paths]);
    return {
      tables: [
        { title: `The feeds of ${PRODUCTS} products`, rows: alone },
        { title: 'The same while the caches hold the shop and its list', rows: withCaches },
      ],
      bars: [
        ...alone.map((row): Bar => ({
          what: row.path,
          measured: row['server ms'],
          unit: 'ms',
          atMost: 1000,
        })),
        {
          what: `most memory for the feeds of ${PRODUCTS} products`,
          measured: peak,
          unit: 'MB',
          atMost: 220,
        },
      ],
    };
  } finally {
    await site.stop();
  }
}

async function asked(site: MeasuredSite, addresses: readonly string[]) {
  const rows = [];
  for (const path of addresses) {
    const before = site.processorSeconds();
    const start = performance.now();
    const { body } = await rawResponse(site.address + path, '*/*', 'gzip');
    const ms = rounded(performance.now() - start);
    const after = site.processorSeconds();
    rows.push({
      path,
      'kB (gzip)': kilobytes(body.length),
      ms,
      // Other work on the machine hardly changes it.
      'server ms':
        after === undefined || before === undefined ? ms : Math.min(ms, rounded((after - before) * 1000)),
      'memory MB': megabytes(site.memory()),
      'most MB': megabytes(peakBytes(site.pid)),
    });
  }
  return rows;
}
