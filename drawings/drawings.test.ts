import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ownPicture } from '../domain/pictures/picture-address.ts';
import { pictureFolder, rasterise, readDrawings } from './draw.ts';

const pictures = join(import.meta.dirname, '../content/pictures');
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

function meanDifference(one = Buffer.of(), other = Buffer.of()): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}
