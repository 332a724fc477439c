import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { allDrawings } from './drawings.ts';
import { type Pixels, sewn } from './sewn.ts';

const PHOTOS = join(import.meta.dirname, '../content/pictures');

/** A picture to be made: its name, the way to what tells it from others (a photo's file), and to the pixels of a drawing. */
export type Source = { name: string; read: () => Promise<Uint8Array>; draw?: () => Promise<Pixels> };

/** Every drawing and every file of content/pictures; a photo takes the place of the drawing that has its name. */
export async function everySource(): Promise<Source[]> {
  const sources = new Map<string, Source>();
  for (const drawing of allDrawings()) {
    const { name } = drawing;
    sources.set(name, {
      name,
      read: async () => Buffer.from(JSON.stringify(drawing)),
      draw: () => sewn(drawing),
    });
  }
  const photos = await readdir(PHOTOS).catch(() => []);
  for (const file of photos.filter((each) => /\.(jpe?g|png|webp|svg)$/i.test(each))) {
    const { name } = parse(file);
    sources.set(name, { name, read: () => readFile(join(PHOTOS, file)) });
  }
  return Array.from(sources.values());
}
