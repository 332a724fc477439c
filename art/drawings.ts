import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing } from './kit/picture.ts';

/** Every drawing of the folders `easy`, `products` and `scenes`: to add one is to add a file. */
export async function allDrawings(): Promise<Drawing[]> {
  return (await Promise.all(['easy', 'products', 'scenes'].map(drawingsIn))).flat();
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
