import { open } from 'node:fs/promises';
import type { PictureProblem } from '../../domain/picture-upload.ts';
import { isTooLarge } from './is-too-large.ts';

// For those that have to be in memory as a whole: a progressive JPEG, an interlaced PNG, any WebP, a PNG that is to be turned.
const MOST_PIXELS_AT_ONCE = 50_000_000;

const FORMATS: readonly [name: string, start: RegExp][] = [
  ['jpeg', /^\u00ff\u00d8\u00ff/],
  ['png', /^\u0089PNG\r\n[^]\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['heic', /^[^]{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/],
  ['other', /^([^]{4}ftypavi[fs]|GIF8|BM|II\*\0|MM\0\*|8BPS|[^]{4}JXL )/],
  ['other', /^\s*(<\?xml[^]*)?<(svg|!--|!DOCTYPE svg)/i],
];

/** Why a file can't be a picture of the site, as far as its first bytes tell; its name says nothing. */
export async function pictureProblem(file: string): Promise<PictureProblem | undefined> {
  const format = formatOf(await startOf(file));
  if (format === undefined) return 'not-a-picture';
  if (format === 'heic') return 'heic';
  if (format === 'other') return 'other-format';
  // Only a site on which someone uploads a picture loads the library.
  const { default: sharp } = await import('sharp');
  const read = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (read?.format !== format) return 'damaged';
  const { isProgressive, orientation = 1 } = read;
  const isWhole = isProgressive || format === 'webp' || (format === 'png' && orientation > 1);
  return isTooLarge(read, isWhole ? MOST_PIXELS_AT_ONCE : undefined) ? 'too-many-pixels' : undefined;
}

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function formatOf(start: string): string | undefined {
  return FORMATS.find(([, pattern]) => pattern.test(start))?.[0];
}
