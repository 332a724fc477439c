// `node bench/machines.ts` measures a machine of several beside one that is alone, and their pictures' first byte; needs wrk, and
// in DATABASE_URL, MEDIA_STORE, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY an empty PostgreSQL and an empty bucket.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { applications, figuresOf, inTurns, type Target } from './load.ts';
import { inNewFolder, memoryOf, middle, rawResponse, runCommandLine, startMeasuredSite } from './site.ts';

const names = ['DATABASE_URL', 'MEDIA_STORE', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const shared = Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));
for (const name of names) if (shared[name] === '') throw new Error(`${name} is missing.`);

await inNewFolder(async (folder) => {
  const alone = await startMeasuredSite();
  // It holds the pictures of the list at hand; the one after it asks the bucket for each.
  const first = await startMeasuredSite(shared);
  const second = await startMeasuredSite(shared);
  try {
    const list = ['products', 'import', 'docs/examples/products.csv'];
    runCommandLine(alone.dataDir, list);
    runCommandLine(first.dataDir, list, shared);
    const pictures = await picturesOf(first.address);
    const firstTime = [];
    const again = [];
    const folderMs = [];
    for (const picture of pictures) {
      firstTime.push(await firstByte(second.address + picture));
      again.push(await firstByte(second.address + picture));
      folderMs.push(await firstByte(alone.address + picture));
    }
    console.log(`first byte of ${pictures.length} pictures, ms, the middle one and the slowest:`);
    console.table(
      Object.fromEntries(
        Object.entries({ 'a folder': folderMs, 'a bucket': firstTime, 'a bucket, again': again }).map(
          ([name, ms]) => [name, { middle: middle(ms, 1), slowest: middle([Math.max(...ms)], 1) }],
        ),
      ),
    );
    const [picture = ''] = pictures;
    const rows: Record<string, object> = {};
    for (const path of ['/', '/enrolled', picture])
      compare(
        path,
        { url: alone.address + path, pid: alone.pid },
        { url: second.address + path, pid: second.pid },
      );
    compare('POST /enrollment/add', await applications(alone, folder), await applications(second, folder));
    console.table(rows);
    console.log(
      `memory after the load, MB: ${memoryOf(alone.pid).now} alone, ${memoryOf(second.pid).now} with a bucket`,
    );

    function compare(name: string, one: Target, other: Target): void {
      const [own = [], several = []] = inTurns(one, other);
      rows[`${name}, alone`] = figuresOf(own);
      rows[`${name}, of several`] = figuresOf(several);
    }
  } finally {
    for (const site of [alone, first, second]) await site.stop();
  }
});

/** The files of the pictures that the imported list has, of all sizes. */
async function picturesOf(address: string): Promise<string[]> {
  const { body } = await rawResponse(`${address}/shop/crochet-pouch`, 'text/html', 'identity');
  return [...new Set(body.toString().match(/\/media\/crochet-[^"\s,&]+/g))];
}

async function firstByte(url: string): Promise<number> {
  const start = performance.now();
  const [response]: IncomingMessage[] = await once(get(url), 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} answered ${response?.statusCode}.`);
  await once(response, 'readable');
  const ms = performance.now() - start;
  response.resume();
  return ms;
}
