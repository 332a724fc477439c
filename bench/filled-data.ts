import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { startSite } from './start-site.ts';

/** A data folder of a site that holds so many products and students. */
export type FilledData = { dataDir: string; remove(): Promise<void> };

const entriesSchema = v.pipe(v.array(v.looseObject({})), v.minLength(1));

/** Fills a new data folder as staff would: the samples, copied under new names, imported by the desk. */
export async function filledData(count: { products: number; students: number }): Promise<FilledData> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const { products, students } = await samplesOf(dataDir);
  const more = {
    products: copies(products, count.products, (at) => ({ _id: `bench-${at}` })),
    students: copies(students, count.students, (at) => ({ email: `student${at}@example.org` })),
  };
  for (const [collection, list] of Object.entries(more)) {
    if (list.length === 0) continue;
    const file = join(dataDir, `${collection}.json`);
    await writeFile(file, JSON.stringify(list));
    execFileSync(process.execPath, ['desk/main.ts', collection, 'import', file], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return { dataDir, remove: () => rm(dataDir, { recursive: true }) };
}

async function samplesOf(dataDir: string) {
  const site = await startSite(dataDir);
  try {
    return { products: await listAt(`${site.address}/api/products`), students: await listAt(`${site.address}/enrolled`) };
  } finally {
    await site.stop();
  }
}

async function listAt(url: string): Promise<object[]> {
  const answer = await fetch(url, { headers: { accept: 'application/json' } });
  return v.parse(entriesSchema, await answer.json());
}

// The samples are there already: so many more are made that they add up to `wanted`, where it is more than they are.
function copies(samples: readonly object[], wanted: number, own: (at: number) => object): object[] {
  return Array.from({ length: Math.max(0, wanted - samples.length) }, (_, at) => {
    const sample: object = samples[at % samples.length] ?? {};
    const name = 'name' in sample ? `${String(sample.name)} ${at + 1}` : `Number ${at + 1}`;
    return { ...sample, name, ...own(at) };
  });
}
