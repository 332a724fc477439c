import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing } from './kit/picture.ts';

// A picture is collected by lying in its folder: adding one is adding a file.
const products = await drawingsIn('products');
const scenes = await drawingsIn('scenes');

/** The pictures of the sample catalogue. */
export function productDrawings(): readonly Drawing[] {
  return products;
}

/** Every picture that we sewed ourselves. */
export function allDrawings(): Drawing[] {
  return [...products, ...scenes];
}

async function drawingsIn(folder: string): Promise<Drawing[]> {
  const files = (await readdir(join(import.meta.dirname, folder)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
  const modules = await Promise.all(
    files.map((file) => import(`./${folder}/${file}`) as Promise<{ drawings: Drawing[] }>),
  );
  return modules.flatMap(({ drawings }) => drawings);
}
