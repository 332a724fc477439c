import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { siteColours } from '../../domain/look/site-colours.ts';
import { pictureAddress, pictureWidths } from '../../domain/pictures/picture-address.ts';
import { type FocalPoint, type PictureCut, ratioOf } from '../../domain/pictures/picture-crop.ts';
import { ifThere } from '../../storage/files/system-reason.ts';
import { UNFINISHED, workingName } from '../../storage/files/unfinished-files.ts';
import type { OnProgress } from '../counted.ts';
import { photographFormat, readPictureHeader } from './picture-header.ts';
import { isTooLarge } from './uploads.ts';

/**
 * Change it when the same file should come out differently, so that addresses (cached for ever) change too. A file that is uploaded
 * again is another picture then, also where a consent was taken back.
 */
const RECIPE = 'recipe 5';

const READABLE = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'svg']);

// Phones whose card is full leave it out. The library then says that the file breaks off; with it, the library warns only
// where pixels are missing.
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** The files that were made: the address of the JPEG, which tells size, widths and colour, and the folder on disk. */
export type PictureFiles = { address: string; folder: string };

/** A file that is not a picture of a format that can be read; the message is for a person. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** A picture that has too many pixels, as isTooLarge says; the message is for a person. */
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
 * How a picture is made: what is kept of it, who wants to know how many of the files are there, and the folder in which
 * pictures are kept where that is another one than they are made in.
 */
type Making = { cut?: PictureCut; onProgress?: OnProgress; kept?: string };

/**
 * Makes the files by which a picture is served, upright and without metadata: AVIF at each width up to its own, and one
 * JPEG. A folder is complete or absent, so a second call with the same picture finds it and makes nothing.
 * Throws an UnreadablePicture where the file is not a picture, and TooManyPixels where it is too large.
 * @example
 * await makeDerivatives(photograph, 'jute-tote-bag', 'build/media')
 * // { address: '/media/jute-tote-bag-1f2e3d4c/1200x900-243a73.jpg', folder: 'build/media/jute-tote-bag-1f2e3d4c' }
 */
export async function makeDerivatives(
  source: Buffer,
  name: string,
  intoFolder: string,
  { cut = 'whole', onProgress = () => {}, kept = intoFolder }: Making = {},
): Promise<PictureFiles> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(`A picture's name is like "jute-tote-bag", not "${name}".`);
  const hash = hashOf(source, cut);
  const named = `${name}-${hash}`;
  for (const folder of [kept, intoFolder].map((each) => join(each, named))) {
    const found = await fallbackIn(folder);
    if (found !== undefined) return { address: `/media/${named}/${found}`, folder };
  }
  const folder = join(intoFolder, named);
  const made = await fill(folder, await largest(source, name, cut), onProgress);
  return { address: `/media/${named}/${made}`, folder };
}

function hashOf(source: Buffer, cut: PictureCut): string {
  const hash = createHash('sha256').update(source).update(RECIPE);
  if (cut !== 'whole') hash.update(JSON.stringify(cut));
  return hash.digest('hex').slice(0, 8);
}

async function fallbackIn(folder: string): Promise<string | undefined> {
  const files = (await ifThere(readdir(folder))) ?? [];
  return files.find((file) => file.endsWith('.jpg'));
}

async function largest(source: Buffer, name: string, cut: PictureCut): Promise<Pixels> {
  try {
    // Before the library opens the file: it unpacks every text of a PNG.
    const photograph = photographFormat(source);
    const header = photograph && readPictureHeader(source, photograph);
    if (photograph && !header) throw new Error('its header is damaged');
    if (header && isTooLarge(header)) throw new TooManyPixels(name, header);
    const {
      format,
      width: ownWidth,
      height: ownHeight,
      autoOrient,
    } = await sharp(source, { limitInputPixels: false }).metadata();
    const isDrawing = format === 'svg';
    const scale = isDrawing ? 1200 / ownWidth : 1;
    if (isTooLarge({ width: ownWidth * scale, height: ownHeight * scale }))
      throw new TooManyPixels(name, { width: ownWidth, height: ownHeight });
    if (!READABLE.has(format)) throw new Error(`the format ${format} is not taken`);
    const width = isDrawing ? 1200 : pictureWidths(autoOrient.width).at(-1);
    const decode = async (bytes: Buffer, failOn: 'error' | 'warning') => {
      const upright = sharp(bytes, { failOn, ...(isDrawing && { density: 72 * scale }) }).autoOrient();
      const sized = cut === 'whole' ? upright.resize({ width }) : cropped(upright, autoOrient, cut);
      const { data, info } = await sized
        .flatten({ background: siteColours().light.ground })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    };
    // Of several scans, a whole one could be missing without a warning.
    const isJpegOfOneScan = photograph === 'jpeg' && header?.bytesAtOnce === 0;
    return await decode(source, 'error').catch((error: unknown) => {
      if (!isJpegOfOneScan) throw error;
      return decode(Buffer.concat([source, END_OF_JPEG]), 'warning');
    });
  } catch (cause) {
    if (cause instanceof TooManyPixels) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnreadablePicture(
      `"${name}" can't be read as a picture (JPEG, PNG, WebP, AVIF or SVG): ${reason}`,
      { cause },
    );
  }
}

// In one step: a JPEG, also one that is to be turned, is then decoded at a fraction of its size.
function cropped(
  upright: Sharp,
  size: { width: number; height: number },
  { shape, point }: Exclude<PictureCut, 'whole'>,
): Sharp {
  const ratio = ratioOf(shape);
  const cut = Math.max(1, Math.round(Math.min(size.width, size.height * ratio)));
  const width = pictureWidths(cut).at(-1) ?? cut;
  const height = Math.max(1, Math.round(width / ratio));
  return upright.resize({ width, height, fit: 'cover', position: positionOf(point) });
}

/** A focal point as the library names it: 'left top' for 'top-left'. */
function positionOf(point: FocalPoint): string {
  return point === 'middle' ? 'centre' : point.split('-').toReversed().join(' ');
}

/** Fills a hidden folder beside the real one and renames it at the end: a run that was killed leaves no incomplete folder. */
async function fill(folder: string, pixels: Pixels, onProgress: OnProgress): Promise<string> {
  const unfinished = workingName(join(dirname(folder), UNFINISHED));
  await mkdir(unfinished, { recursive: true });
  try {
    const fallback = await encode(basename(folder), pixels, unfinished, onProgress);
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

async function encode(
  name: string,
  { data, width, height }: Pixels,
  folder: string,
  onProgress: OnProgress,
): Promise<string> {
  const widths = pictureWidths(width);
  // The picture is decoded, then each of its files is made.
  let done = 1;
  const madeOne = () => onProgress(done++, widths.length + 2);
  madeOne();
  const pixels = sharp(data, { raw: { width, height, channels: 3 } });
  const colour = await dominantColour(pixels.clone());
  const fallback = basename(pictureAddress(name, { width, height, colour }));
  await pixels.clone().jpeg({ quality: 76, mozjpeg: true }).toFile(join(folder, fallback));
  madeOne();
  for (const each of widths) {
    // Where many pixels make one picture, the eye misses less of what each of them lost.
    const quality = each > 480 ? 32 : 36;
    await pixels
      .clone()
      .resize({ width: each })
      .avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
      .toFile(join(folder, `${each}.avif`));
    madeOne();
  }
  return fallback;
}

async function dominantColour(pixels: Sharp): Promise<string> {
  const { dominant } = await pixels.stats();
  return [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
}
