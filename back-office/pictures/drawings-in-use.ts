import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { readJson } from '../../content/read-json.ts';
import type { PictureAddresses } from './make-site-pictures.ts';

/** The addresses of the drawings in a content folder that no photograph replaces. */
export function drawingsInUse(contentDir: string): PictureAddresses {
  const folder = join(contentDir, 'pictures');
  const drawn = readJson(join(folder, 'drawn.json'), 'content/pictures/drawn.json');
  const photographs = new Set(
    readdirSync(folder)
      .filter((file) => /\.(jpe?g|png|webp)$/i.test(file))
      .map((file) => parse(file).name),
  );
  const addresses = 'value' in drawn ? Object.entries(drawn.value as PictureAddresses) : [];
  return Object.fromEntries(addresses.filter(([name]) => !photographs.has(name)));
}
