import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import type { Pixels } from './sewn.ts';

/** The widths in pixels that pages may ask for, and the number by which addresses name this ladder of widths. */
const LADDER = [160, 320, 480, 640, 800, 1200];
const LADDER_NUMBER = 2;

/** Change it when the same source should come out differently, so that addresses (cached for ever) change too. */
const RECIPE = 'recipe 4';

const READABLE = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'svg']);

/** What was made: the address of the fallback, which tells size, widths and colour, and the folder on disk. */
export type PictureFiles = { address: string; folder: string };

/**
 * Makes the files by which one picture is served: upright, without metadata, AVIF and WebP at each width of the ladder
 * up to its own, and one JPEG. `draw` gives the pixels where the source is a drawing, not a file. A folder is complete or
 * absent, so a second call finds it and does nothing.
 * Throws an Error that a person can act on where the source is not a picture.
 * @example
 * await makeDerivatives(photo, 'jute-tote-bag', 'build/media')
 * // { address: '/media/jute-tote-bag-1f2e3d4c/1200x900-243a73-2.jpg', folder: 'build/media/jute-tote-bag-1f2e3d4c' }
 */
export async function makeDerivatives(
  source: Uint8Array,
  name: string,
  intoFolder: string,
  draw = () => largest(source, name),
): Promise<PictureFiles> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(`A picture's name is like "jute-tote-bag", not "${name}".`);
  const hash = createHash('sha256').update(source).update(RECIPE).digest('hex').slice(0, 8);
  const folder = join(intoFolder, `${name}-${hash}`);
  const fallback = (await fallbackIn(folder)) ?? (await fill(folder, await draw()));
  return { address: `/media/${name}-${hash}/${fallback}`, folder };
}

async function fallbackIn(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => []);
  return files.find((file) => file.endsWith('.jpg'));
}

async function largest(source: Uint8Array, name: string): Promise<Pixels> {
  try {
    const { format, width: ownWidth, autoOrient } = await sharp(source).metadata();
    if (!READABLE.has(format)) throw new Error(`the format ${format} is not taken`);
    const drawn = format === 'svg';
    const upright = sharp(source, {
      failOn: 'error',
      ...(drawn && { density: (72 * 1200) / ownWidth }),
    }).autoOrient();
    const { data, info } = await upright
      .resize({ width: drawn ? 1200 : rungs(autoOrient.width).at(-1) })
      .flatten({ background: '#faf5ea' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`"${name}" can't be read as a picture (JPEG, PNG, WebP, AVIF or SVG): ${reason}`, {
      cause,
    });
  }
}

function rungs(width: number): number[] {
  const fitting = LADDER.filter((rung) => rung <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** Fills a hidden folder beside the real one and renames it at the end: a killed run leaves nothing half made. */
async function fill(folder: string, { data, width, height }: Pixels): Promise<string> {
  const unfinished = join(dirname(folder), `.unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    const pixels = () => sharp(data, { raw: { width, height, channels: 3 } });
    const fallback = `${width}x${height}-${await dominantColour(pixels())}-${LADDER_NUMBER}.jpg`;
    await pixels().jpeg({ quality: 76, mozjpeg: true }).toFile(join(unfinished, fallback));
    for (const rung of rungs(width)) {
      const sized = pixels().resize({ width: rung });
      await sized
        .clone()
        .avif(avifOptions(rung))
        .toFile(join(unfinished, `${rung}.avif`));
      await sized
        .clone()
        .webp({ quality: 74, effort: 4 })
        .toFile(join(unfinished, `${rung}.webp`));
    }
    await rename(unfinished, folder);
    return fallback;
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run may have finished the same folder first; then its work is as good as ours.
    const made = await fallbackIn(folder);
    if (made === undefined) throw cause;
    return made;
  }
}

// Where many pixels make one picture, the eye misses less of what each lost.
function avifOptions(rung: number): AvifOptions {
  return { quality: rung > 480 ? 32 : 36, effort: effortFor(rung), chromaSubsampling: '4:2:0' };
}

// What most phones take is worth the most; the largest take a third of the time with the least, and are some 2 % larger.
function effortFor(rung: number): number {
  if (rung > 640) return 1;
  return rung === 640 ? 4 : 3;
}

async function dominantColour(pixels: Sharp): Promise<string> {
  const { dominant } = await pixels.stats();
  return [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
}
