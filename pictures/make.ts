import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { productDrawings } from './drawings.ts';
import { makeIcons } from './icons.ts';
import { everySource } from './sources.ts';

const ROOT = join(import.meta.dirname, '..');
const MEDIA = join(ROOT, 'build/media');

await makeEveryPicture();
await makeIcons(join(ROOT, 'build/icons'));

/** Makes the files of every drawing and of every picture in content/pictures, and build/pictures.json that lists them: those of the pages, and those of the sample catalogue. */
async function makeEveryPicture(): Promise<void> {
  const started = performance.now();
  await mkdir(MEDIA, { recursive: true });
  const addresses = await madeInShares((await everySource()).length);
  const kept = new Set(Array.from(addresses.values(), (address) => basename(dirname(address))));

  await removeAllBut(kept);
  const products = new Set(productDrawings().map(({ name }) => name));
  const [ofProducts, ofSite] = partition(addresses, ([name]) => products.has(name));
  const list = { site: sorted(ofSite), products: sorted(ofProducts) };
  await writeFile(join(ROOT, 'build/pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
  console.log(`Pictures: ${addresses.size} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** The addresses of all pictures by name, made by as many processes as there are processors. */
async function madeInShares(count: number): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const shares = Math.min(availableParallelism(), 4);
  const makers = Array.from({ length: shares }, async (_, share) => {
    const maker = fork(join(import.meta.dirname, 'make-share.ts'), [MEDIA, String(share), String(shares)]);
    maker.on('message', ({ name, address }: { name: string; address: string }) => {
      addresses.set(name, address);
      if (addresses.size % 10 === 0) console.log(`Pictures: ${addresses.size} of ${count}`);
    });
    const [code] = await once(maker, 'exit');
    if (code !== 0) throw new Error('A picture could not be made; the reason stands above.');
  });
  await Promise.all(makers);
  return addresses;
}

async function removeAllBut(kept: ReadonlySet<string>): Promise<void> {
  const folders = await readdir(MEDIA);
  const stale = folders.filter((folder) => !kept.has(folder)).map((folder) => join(MEDIA, folder));
  await Promise.all(
    stale.map(async (folder) => !(await isInWork(folder)) && rm(folder, { recursive: true, force: true })),
  );
}

/** Another run may be filling a hidden folder at this moment; one that is an hour old was left by a killed run. */
async function isInWork(folder: string): Promise<boolean> {
  if (!basename(folder).startsWith('.')) return false;
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < 3_600_000;
}

function partition<T>(items: Iterable<T>, belongs: (item: T) => boolean): [T[], T[]] {
  const { yes = [], no = [] } = Object.groupBy(items, (item) => (belongs(item) ? 'yes' : 'no'));
  return [yes, no];
}

function sorted(addresses: readonly [string, string][]): Record<string, string> {
  return Object.fromEntries(addresses.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
