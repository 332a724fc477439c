// `node bench/start-up.ts` measures how long the built site takes from its start to the whole home page, and its memory then.
import { inNewFolder, memoryOf, middle, rawResponse, startMeasuredSite } from './site.ts';

const RUNS = 5;

await inNewFolder(async (DATA_DIR) => {
  const first = await startOnce(DATA_DIR);
  const later = [];
  for (let run = 0; run < RUNS; run++) later.push(await startOnce(DATA_DIR));
  console.table({
    'first start, which fills in the samples': first,
    [`later start, the middle of ${RUNS}`]: {
      ms: middle(later.map(({ ms }) => ms)),
      'memory MB': middle(later.map((each) => each['memory MB'])),
    },
  });
});

async function startOnce(DATA_DIR: string) {
  const start = performance.now();
  const site = await startMeasuredSite({ DATA_DIR });
  try {
    await rawResponse(site.address);
    return { ms: Math.round(performance.now() - start), 'memory MB': memoryOf(site.pid).now };
  } finally {
    await site.stop();
  }
}
