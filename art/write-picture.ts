import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureAddress, pictureWidths } from '../domain/picture-address.ts';
import type { Drawing } from './kit/picture.ts';
import { rasterise, rasterSource } from './rasterise.ts';

/** Change it when the same drawing should be encoded differently, so that file names (cached for ever) change too. */
const ENCODING = 'AVIF 4:2:0, quality 36 to 480 px and 32 above, effort 5; JPEG quality 50';

/** The name of a drawing's folder of files: its own and a hash of all that its files depend on. */
export function pictureFolder(drawing: Drawing): string {
  const hash = createHash('sha256').update(rasterSource(drawing)).update(ENCODING).digest('hex');
  return `${drawing.name}-${hash.slice(0, 8)}`;
}

/** Writes a drawing's folder into `drawn`, unless it is there, and gives the picture's address. */
export async function writePicture(drawing: Drawing, drawn: string): Promise<string> {
  const folder = pictureFolder(drawing);
  const fallback = await fallbackIn(join(drawn, folder));
  return fallback ? `/media/${folder}/${fallback}` : encode(drawing, folder, drawn);
}

async function fallbackIn(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => []);
  return files.find((file) => file.endsWith('.jpg'));
}

async function encode(drawing: Drawing, folder: string, drawn: string): Promise<string> {
  const { data, width, height } = await rasterise(drawing);
  const pixels = sharp(data, { raw: { width, height, channels: 3 } });
  const colour = await dominantColour(pixels.clone());
  await mkdir(join(drawn, folder), { recursive: true });
  for (const each of pictureWidths(width)) {
    // Where many pixels make one picture, the eye misses less of what each of them lost.
    const quality = each > 480 ? 32 : 36;
    await pixels
      .clone()
      .resize({ width: each })
      .avif({ quality, effort: 5, chromaSubsampling: '4:2:0' })
      .toFile(join(drawn, folder, `${each}.avif`));
  }
  const address = pictureAddress(folder, { width, height, colour });
  // Last: a folder that has its JPEG is complete.
  await pixels
    .clone()
    .jpeg({ quality: 50, mozjpeg: true })
    .toFile(join(drawn, folder, basename(address)));
  return address;
}

async function dominantColour(pixels: Sharp): Promise<string> {
  const { dominant } = await pixels.stats();
  return [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
}
