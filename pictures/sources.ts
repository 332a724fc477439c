import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { allDrawings } from './drawings.ts';
import { type Pixels, sewingOf, sewn } from './sewn.ts';

const PHOTOS = join(import.meta.dirname, '../content/pictures');

/**
 * A picture to be made: `read` gives the bytes that its address is made from, those of a photo's file; `draw`, for drawings
 * only, its pixels.
 */
export type Source = { name: string; read: () => Promise<Uint8Array>; draw?: () => Promise<Pixels> };

/** Every drawing and every file of content/pictures; a photo takes the place of the drawing that has its name. */
export async function everySource(): Promise<Source[]> {
  const sources = new Map<string, Source>();
  for (const drawing of allDrawings()) {
    const { name } = drawing;
    sources.set(name, {
      name,
      read: async () => Buffer.from(sewingOf(drawing)),
      draw: () =>
        sewn(drawing).catch((cause: unknown) => {
          throw new Error(`The drawing "${name}" can't be drawn.`, { cause });
        }),
    });
  }
  const photos = await readdir(PHOTOS).catch(() => []);
  for (const file of photos.filter((each) => /\.(jpe?g|png|webp|svg)$/i.test(each))) {
    const { name } = parse(file);
    sources.set(name, { name, read: () => readFile(join(PHOTOS, file)) });
  }
  return Array.from(sources.values());
}
