// `node bench/feeds.ts` measures time and memory of the feeds of a large shop, alone and while caches hold its page and list.
import {
  fillWithCopies,
  inNewFolder,
  memoryOf,
  processorSeconds,
  rawResponse,
  startMeasuredSite,
} from './site.ts';

const PRODUCTS = 10_000;
const feeds = ['/feeds/products.csv', '/feeds/products.xml'];
const shop = ['/shop', '/api/products'];

await inNewFolder(async (DATA_DIR) => {
  await fillWithCopies(DATA_DIR, PRODUCTS);
  const site = await startMeasuredSite({ DATA_DIR });
  try {
    const rows = [];
    for (const path of [...feeds, ...feeds, ...shop, ...feeds]) {
      const before = processorSeconds(site.pid);
      const { body, ms } = await rawResponse(site.address + path, '*/*', 'gzip');
      const { now, most } = memoryOf(site.pid);
      rows.push({
        path,
        'kB (gzip)': Math.round(body.length / 1000),
        ms: Math.round(ms),
        'processor ms': Math.round((processorSeconds(site.pid) - before) * 1000),
        'memory MB': now,
        'most so far MB': most,
      });
    }
    console.log(`A shop of ${PRODUCTS} products, asked in this order`);
    console.table(rows);
  } finally {
    await site.stop();
  }
});
