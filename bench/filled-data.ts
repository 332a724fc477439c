import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { startMeasuredSite } from './measured-site.ts';
import { runCli } from './run-cli.ts';

/** The samples that a new site fills itself with, and the folder that holds their pictures. */
export type Samples = { dataDir: string; products: object[]; students: object[]; remove(): Promise<void> };

/** A data folder, to be removed when it is no longer needed. */
export type FilledData = { dataDir: string; remove(): Promise<void> };

const listSchema = v.pipe(v.array(v.looseObject({})), v.minLength(1));

/** Starts the site with an empty database, and reads the samples that it fills in. */
export async function samples(): Promise<Samples> {
  const folder = await newFolder();
  const site = await startMeasuredSite(folder.dataDir);
  try {
    return {
      ...folder,
      products: await listAt(`${site.address}/api/products`),
      students: await listAt(`${site.address}/enrolled`),
    };
  } finally {
    await site.stop();
  }
}

/** A data folder with exactly so many products and students: the samples over and over, imported as staff would. */
export async function filledData(
  { dataDir, products, students }: Samples,
  size: number,
): Promise<FilledData> {
  const folder = await newFolder();
  await cp(join(dataDir, 'media'), join(folder.dataDir, 'media'), { recursive: true });
  const lists = {
    products: repeated(products, size, (at) => ({ _id: `product-${at}` })),
    students: repeated(students, size, (at) => ({ email: `student${at}@example.org` })),
  };
  for (const [collection, list] of Object.entries(lists)) {
    const file = join(folder.dataDir, `${collection}.json`);
    await writeFile(file, JSON.stringify(list));
    runCli(folder.dataDir, [collection, 'import', file]);
  }
  return folder;
}

async function newFolder(): Promise<FilledData> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true }) };
}

async function listAt(url: string): Promise<object[]> {
  const answer = await fetch(url, { headers: { accept: 'application/json' } });
  return v.parse(listSchema, await answer.json());
}

function repeated(list: readonly object[], size: number, own: (at: number) => object): object[] {
  return Array.from({ length: size }, (_, at) => {
    const sample: object = list[at % list.length] ?? {};
    const name = 'name' in sample ? String(sample.name) : '';
    return { ...sample, name: `${name} ${at + 1}`, ...own(at) };
  });
}
