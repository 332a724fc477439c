import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureAddress, pictureWidths } from '../../domain/picture-address.ts';

/** Change it when the same file should come out differently, so that addresses (cached for ever) change too. */
const RECIPE = 'recipe 5';

/** As many as a picture of 16,000 by 16,000 pixels has; decoding more takes gigabytes of memory. */
const MOST_PIXELS = 256_000_000;

const READABLE = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'svg']);

/** What was made: the address of the JPEG, which tells size, widths and colour, and the folder on disk. */
export type PictureFiles = { address: string; folder: string };

/** A file that is not a picture of a format that can be read; the message is for a person. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** A picture that has too many pixels; the message is for a person. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';
  readonly width: number;
  readonly height: number;

  constructor(picture: string, { width, height }: { width: number; height: number }) {
    super(`"${picture}" is ${width} × ${height} pixels, which is too large. Make its size smaller.`);
    this.width = width;
    this.height = height;
  }
}

type Pixels = { data: Buffer; width: number; height: number };

/**
 * Makes the files by which a picture is served, upright and without metadata: AVIF at each width up to its own, and one
 * JPEG. A folder is complete or absent, so a second call with the same file finds it and makes nothing.
 * Throws an UnreadablePicture where the file is not a picture, and TooManyPixels where it is too large.
 * @example
 * await makeDerivatives(photograph, 'jute-tote-bag', 'build/media')
 * // { address: '/media/jute-tote-bag-1f2e3d4c/1200x900-243a73.jpg', folder: 'build/media/jute-tote-bag-1f2e3d4c' }
 */
export async function makeDerivatives(
  source: Uint8Array,
  name: string,
  intoFolder: string,
): Promise<PictureFiles> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(`A picture's name is like "jute-tote-bag", not "${name}".`);
  const hash = createHash('sha256').update(source).update(RECIPE).digest('hex').slice(0, 8);
  const folder = join(intoFolder, `${name}-${hash}`);
  const fallback = (await fallbackIn(folder)) ?? (await fill(folder, await largest(source, name)));
  return { address: `/media/${name}-${hash}/${fallback}`, folder };
}

async function fallbackIn(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => []);
  return files.find((file) => file.endsWith('.jpg'));
}

async function largest(source: Uint8Array, name: string): Promise<Pixels> {
  try {
    const {
      format,
      width: ownWidth,
      height: ownHeight,
      autoOrient,
    } = await sharp(source, { limitInputPixels: false }).metadata();
    const isDrawing = format === 'svg';
    const scale = isDrawing ? 1200 / ownWidth : 1;
    if (ownWidth * ownHeight * scale ** 2 > MOST_PIXELS)
      throw new TooManyPixels(name, { width: ownWidth, height: ownHeight });
    if (!READABLE.has(format)) throw new Error(`the format ${format} is not taken`);
    const upright = sharp(source, {
      failOn: 'error',
      ...(isDrawing && { density: 72 * scale }),
    }).autoOrient();
    const { data, info } = await upright
      .resize({ width: isDrawing ? 1200 : pictureWidths(autoOrient.width).at(-1) })
      .flatten({ background: '#faf5ea' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof TooManyPixels) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnreadablePicture(
      `"${name}" can't be read as a picture (JPEG, PNG, WebP, AVIF or SVG): ${reason}`,
      { cause },
    );
  }
}

/** Fills a hidden folder beside the real one and renames it at the end: a run that was killed leaves no incomplete folder. */
async function fill(folder: string, pixels: Pixels): Promise<string> {
  const unfinished = join(dirname(folder), `.unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    const fallback = await encode(basename(folder), pixels, unfinished);
    await rename(unfinished, folder);
    return fallback;
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run may have finished the same folder first, with the same files.
    const made = await fallbackIn(folder);
    if (made === undefined) throw cause;
    return made;
  }
}

async function encode(name: string, { data, width, height }: Pixels, folder: string): Promise<string> {
  const pixels = sharp(data, { raw: { width, height, channels: 3 } });
  const colour = await dominantColour(pixels.clone());
  const fallback = basename(pictureAddress(name, { width, height, colour }));
  await pixels.clone().jpeg({ quality: 76, mozjpeg: true }).toFile(join(folder, fallback));
  for (const each of pictureWidths(width)) {
    // Where many pixels make one picture, the eye misses less of what each of them lost.
    const quality = each > 480 ? 32 : 36;
    await pixels
      .clone()
      .resize({ width: each })
      .avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
      .toFile(join(folder, `${each}.avif`));
  }
  return fallback;
}

async function dominantColour(pixels: Sharp): Promise<string> {
  const { dominant } = await pixels.stats();
  return [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
}
