import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ownPicture } from '../domain/pictures/picture-address.ts';
import { pictureFolder, rasterise, readDrawings } from './draw.ts';

const pictures = join(import.meta.dirname, '../content/pictures');
const publicFiles = join(import.meta.dirname, '../web/public');
const drawings = await readDrawings();

describe('the drawings', () => {
  it.each(drawings)(
    '$name has a name for an address, and needs no font and no other file',
    ({ name, svg }) => {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(svg).not.toMatch(/<text|<image|@import|href="(?!#)|url\((?!["']?#)/);
    },
  );
});

describe('the committed files (where this fails, run `npm run draw`)', () => {
  const addresses = JSON.parse(readFileSync(join(pictures, 'drawn.json'), 'utf8')) as Record<string, string>;

  it('are those of the drawings as they are now', () => {
    const current = Object.fromEntries(drawings.map((drawing) => [drawing.name, pictureFolder(drawing)]));
    const listed = Object.entries(addresses).map(([name, address]) => [name, address.split('/')[2]]);
    expect(Object.fromEntries(listed)).toEqual(current);
    expect(new Set(readdirSync(join(pictures, 'drawn')))).toEqual(new Set(Object.values(current)));
  });

  it.each(Object.entries(addresses))('of %s are an AVIF a width and one JPEG', async (_, address) => {
    const [, , folder = '', fallback = ''] = address.split('/');
    const picture = ownPicture(address);
    const files = readdirSync(join(pictures, 'drawn', folder));
    expect(files.toSorted()).toEqual(
      [...(picture?.widths ?? []).map((width) => `${width}.avif`), fallback].toSorted(),
    );
    const { format, width, height } = await sharp(join(pictures, 'drawn', folder, fallback)).metadata();
    expect({ format, width, height }).toEqual({
      format: 'jpeg',
      width: picture?.width,
      height: picture?.height,
    });
  });

  it('show the drawing with its shadows, sewn by hand on woven cloth', async () => {
    const drawing = drawings.find(({ name }) => name === 'easy-lock');
    if (!drawing) throw new Error('There is no easy-lock.svg.');
    const { data, width, height } = await rasterise(drawing);
    const drawnAnew = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 50, mozjpeg: true })
      .toBuffer();
    const committed = join(pictures, 'drawn', addresses['easy-lock']?.replace('/media/', '') ?? '');
    const [ours, theirs] = await Promise.all(
      [drawnAnew, committed].map((file) => sharp(file).raw().toBuffer()),
    );
    // Without its shadows it differs by 0.5 levels on average, without the hand by 1.6.
    expect(meanDifference(ours, theirs)).toBeLessThan(0.1);
  });
});

describe('the icons', () => {
  const iconFile = (file: string) => join(publicFiles, 'icons', file);

  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a square of %i pixels', async (file, side) => {
    const { format, width, height } = await sharp(iconFile(file)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: side, height: side });
  });

  it.each(['icon-maskable-512.png', 'apple-touch-icon.png'])(
    '%s fills its corners, which phones cut off themselves',
    async (file) => {
      expect((await sharp(iconFile(file)).stats()).isOpaque).toBe(true);
    },
  );

  it('icon-192.png, which a first visit fetches, is at most 3.5 kB', async () => {
    expect((await stat(iconFile('icon-192.png'))).size).toBeLessThanOrEqual(3500);
  });

  it('favicon.ico holds one complete PNG of 32 pixels', async () => {
    const bytes = readFileSync(join(publicFiles, 'favicon.ico'));
    const [count, size, at] = [bytes.readUInt16LE(4), bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    expect([count, bytes.length]).toEqual([1, at + size]);
    const { format, width } = await sharp(bytes.subarray(at)).metadata();
    expect([format, width]).toEqual(['png', 32]);
  });

  it('favicon.svg needs no font, filter or other file', () => {
    expect(readFileSync(iconFile('favicon.svg'), 'utf8')).not.toMatch(/<text|<filter|href|url\(/);
  });
});

function meanDifference(one = Buffer.of(), other = Buffer.of()): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}
