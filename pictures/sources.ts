import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { allDrawings } from './drawings.ts';

const PHOTOS = join(import.meta.dirname, '../content/pictures');

/** A picture to be made: its name, and the way to its bytes (SVG, or a photo's file). */
export type Source = { name: string; read: () => Promise<Uint8Array> };

/** Every drawing and every file of content/pictures; a photo takes the place of the drawing that has its name. */
export async function everySource(): Promise<Source[]> {
  const sources = new Map<string, Source['read']>();
  for (const { name, svg } of allDrawings()) sources.set(name, async () => Buffer.from(svg));
  const photos = await readdir(PHOTOS).catch(() => []);
  for (const file of photos.filter((each) => /\.(jpe?g|png|webp|svg)$/i.test(each))) {
    sources.set(parse(file).name, () => readFile(join(PHOTOS, file)));
  }
  return Array.from(sources, ([name, read]) => ({ name, read }));
}
