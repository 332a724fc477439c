import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { makeDerivatives } from './derivatives.ts';
import { allDrawings, productDrawings } from './drawings.ts';
import { makeIcons } from './icons.ts';

const ROOT = join(import.meta.dirname, '..');
const MEDIA = join(ROOT, 'build/media');
const PHOTOS = join(ROOT, 'content/pictures');

await makeEveryPicture();
await makeIcons(join(ROOT, 'build/icons'));

/** Makes the files of every drawing and of every picture in content/pictures, and build/pictures.json that lists them: those of the pages, and those of the sample catalogue. */
async function makeEveryPicture(): Promise<void> {
  const started = performance.now();
  await mkdir(MEDIA, { recursive: true });
  const sources = [...(await everySource())];
  const addresses = new Map<string, string>();
  const kept = new Set<string>();

  const queue = sources.values();
  const work = async () => {
    for (const [name, read] of queue) {
      const { address, folder } = await makeDerivatives(await read(), name, MEDIA);
      addresses.set(name, address);
      kept.add(basename(folder));
      if (addresses.size % 10 === 0) console.log(`Pictures: ${addresses.size} of ${sources.length}`);
    }
  };
  await Promise.all([work(), work()]);

  await removeAllBut(kept);
  const products = new Set(productDrawings().map(({ name }) => name));
  const [ofProducts, ofSite] = partition(addresses, ([name]) => products.has(name));
  const list = { site: sorted(ofSite), products: sorted(ofProducts) };
  await writeFile(join(ROOT, 'build/pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
  console.log(`Pictures: ${addresses.size} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

type Sources = Map<string, () => Promise<Uint8Array>>;

async function everySource(): Promise<Sources> {
  const sources: Sources = new Map();
  for (const { name, svg } of allDrawings()) sources.set(name, async () => Buffer.from(svg));
  // A photo takes the place of the drawing that has its name.
  const photos = await readdir(PHOTOS).catch(() => []);
  for (const file of photos.filter((each) => /\.(jpe?g|png|webp|svg)$/i.test(each))) {
    sources.set(parse(file).name, () => readFile(join(PHOTOS, file)));
  }
  return sources;
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
