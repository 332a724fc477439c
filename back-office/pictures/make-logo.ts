import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import sampleHashes from '../../content/sample-hashes.json' with { type: 'json' };
import { contrast } from '../../domain/look/colour.ts';
import { siteColours } from '../../domain/look/site-colours.ts';
import { SHARE_PICTURE } from '../../domain/pictures/share-picture.ts';
import { UnreadablePicture } from './make-derivatives.ts';

type Logo = { bytes: Buffer; density: number };

type Square = {
  /** The length of a side, in pixels. */
  side: number;
  /** How much of it the logo fills at most, from 0 to 1. */
  share: number;
  /** Phones cut the corners of others themselves. */
  isRound?: boolean;
};

/** The colours that a logo stands on: that of the bar, and the light ground where it can't be seen there. */
export type LogoGrounds = { deep: string; ground: string };

/** What is made of a logo, each by its name: see `logoFiles`. */
export type LogoFiles = Readonly<Record<string, Buffer>>;

/** The name of the picture that is shown where a page is shared, among the files of a logo. */
export const SHARED = 'icons/shared.png';

/** The name of the logo itself, as a PNG that fits into 1200 by 600 pixels, from which all files of it can be made again. */
export const WHOLE = 'logo.png';

/**
 * The files of a logo: that of the bar, `icons/logo-<width>x<height>-<hash>.webp`, that of papers, those of tabs and home screens, the
 * picture of shared pages, and itself. Where it can't be seen on the brand's colour, it stands on the light ground. Throws an
 * UnreadablePicture where it is no picture.
 */
export async function logoFiles(bytes: Buffer, { deep, ground: light }: LogoGrounds): Promise<LogoFiles> {
  const logo = await readLogo(bytes);
  const files: Record<string, Buffer> = {};
  const [ground, patch] = (await isSeen(logo, deep)) ? [deep] : [light, light];
  const square = async (options: Square) => drawn(logo, ground, options);

  // Three pixels of a phone's screen to each of its bar's, two of a desktop's.
  const bar = await patched(logo, { height: 96, width: 288 }, patch);
  const { data, info } = await sharp(bar)
    .webp({ quality: 80, alphaQuality: 80, effort: 6 })
    .toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  files[`icons/logo-${info.width}x${info.height}-${hash}.webp`] = data;
  const onPaper = (await isSeen(logo, '#ffffff')) ? undefined : deep;
  files['icons/paper.png'] = await patched(logo, { height: 360, width: 1080 }, onPaper);

  const png = (picture: Buffer) => sharp(picture).png({ palette: true, quality: 90, dither: 0 }).toBuffer();
  for (const [file, options] of Object.entries(SQUARES))
    files[`icons/${file}`] = await png(await square(options));
  const small = await square({ side: 32, share: 0.84, isRound: true });
  files['favicon.ico'] = icoOf(await png(small));

  const { width, height } = SHARE_PICTURE;
  const inner = await sized(logo, { width: width * 0.7, height: height * 0.7 });
  files[SHARED] = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: inner }])
    .png({ palette: true, quality: 95, dither: 0 })
    .toBuffer();
  files[WHOLE] = await sharp(await sized(logo, { width: 1200, height: 600 }))
    .png({ palette: true, quality: 95, dither: 0 })
    .toBuffer();
  return files;
}

/**
 * Makes the files of the foundation's logo, `<contentDir>/logo.svg` or `logo.png`, in `<buildDir>`. Throws an UnreadablePicture where
 * there is none, or it can't be read.
 */
export async function makeLogo({ contentDir, buildDir }: { contentDir: string; buildDir: string }) {
  await rm(join(buildDir, 'icons'), { recursive: true, force: true });
  await mkdir(join(buildDir, 'icons'), { recursive: true });
  for (const [file, bytes] of Object.entries(await filesOf(contentDir)))
    if (file !== SHARED) await writeFile(join(buildDir, file), bytes);
}

async function filesOf(contentDir: string): Promise<LogoFiles> {
  const file = logoFile(contentDir);
  if (file === undefined)
    throw new UnreadablePicture('There is no logo. Put yours into content/logo.svg or content/logo.png.');
  return logoFiles(await readFile(file), siteColours().light).catch((cause: unknown) => {
    if (!(cause instanceof UnreadablePicture)) throw cause;
    throw new UnreadablePicture(`content/${basename(file)} can’t be read. Save it anew.`, { cause });
  });
}

const SQUARES: Readonly<Record<string, Square>> = {
  'icon-192.png': { side: 192, share: 0.82, isRound: true },
  'icon-512.png': { side: 512, share: 0.82, isRound: true },
  // Its middle four fifths are always seen.
  'icon-maskable-512.png': { side: 512, share: 0.6 },
  'apple-touch-icon.png': { side: 180, share: 0.76 },
};

/** The picture that is shown where a page is shared: the logo on the brand's colour; undefined where the logo is the sample's. */
export async function sharePictureOfLogo(contentDir: string): Promise<Buffer | undefined> {
  return hasOwnLogo(contentDir) ? (await filesOf(contentDir))[SHARED] : undefined;
}

/** Whether a content folder has a logo, and another than the sample's. */
export function hasOwnLogo(contentDir: string): boolean {
  const file = logoFile(contentDir);
  return file !== undefined && hashOf(readFileSync(file)) !== sampleHashes.logo;
}

/** By what the sample's logo is known. */
export function hashOf(logo: Buffer): string {
  return createHash('sha256').update(logo).digest('hex').slice(0, 16);
}

function logoFile(contentDir: string): string | undefined {
  return ['logo.svg', 'logo.png'].map((name) => join(contentDir, name)).find((file) => existsSync(file));
}

async function readLogo(bytes: Buffer): Promise<Logo> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    // A drawing is drawn anew, large enough for all sizes.
    return { bytes, density: Math.min(2400, Math.max(72, (72 * 1200) / Math.max(width, height))) };
  } catch (cause) {
    throw new UnreadablePicture('The logo can’t be read.', { cause });
  }
}

/** The logo as PNG, as large as it fits into a box. */
function sized({ bytes, density }: Logo, { width, height }: { width: number; height: number }) {
  const box = { width: Math.round(width), height: Math.round(height), fit: 'inside' } as const;
  return sharp(bytes, { density }).resize(box).png().toBuffer();
}

async function drawn(logo: Logo, ground: string, { side, share, isRound = false }: Square): Promise<Buffer> {
  const inner = await sized(logo, { width: side * share, height: side * share });
  const radius = isRound ? side * 0.22 : 0;
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" rx="${radius}" fill="${ground}"/></svg>`;
  return sharp(Buffer.from(square))
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}

/** The logo as large as it fits into a box, on a patch of that colour, if any. */
async function patched(logo: Logo, box: { width: number; height: number }, patch?: string): Promise<Buffer> {
  if (patch === undefined) return sized(logo, box);
  const edge = Math.round(box.height / 12);
  const inner = await sized(logo, { width: box.width - 2 * edge, height: box.height - 2 * edge });
  const { width, height } = await sharp(inner).metadata();
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * edge}" height="${height + 2 * edge}"><rect width="100%" height="100%" rx="${edge}" fill="${patch}"/></svg>`;
  return sharp(Buffer.from(ground))
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}

/** Whether most of a logo differs enough from a ground to be seen there. */
async function isSeen({ bytes, density }: Logo, ground: string): Promise<boolean> {
  const small = sharp(bytes, { density }).resize(48, 48, { fit: 'inside' });
  const { data } = await small
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [all, seen] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    all += 1;
    if (contrast(`#${data.subarray(at, at + 3).toString('hex')}`, ground) >= 1.6) seen += 1;
  }
  return seen >= all / 2;
}

/** An icon file that holds one PNG of 32 pixels. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
