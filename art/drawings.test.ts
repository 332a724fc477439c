import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ownPicture } from '../domain/picture-address.ts';
import { allDrawings } from './drawings.ts';
import { pictureFolder } from './write-picture.ts';

const pictures = join(import.meta.dirname, '../content/pictures');
const drawings = await allDrawings();

describe('the drawings', () => {
  it('have names of their own that can stand in an address', () => {
    const names = drawings.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(drawings)('$name is well-formed and has no number that is not one', async ({ svg }) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    // Reading the size parses the whole XML, and throws where a tag is left open.
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(format).toBe('svg');
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(600);
  });
});

describe('the committed files (where this fails, run `npm run draw`)', () => {
  const addresses = JSON.parse(readFileSync(join(pictures, 'drawn.json'), 'utf8')) as Record<string, string>;
  const folders = readdirSync(join(pictures, 'drawn'));

  it('are those of the drawings as they are now', () => {
    const current = Object.fromEntries(drawings.map((drawing) => [drawing.name, pictureFolder(drawing)]));
    const listed = Object.entries(addresses).map(([name, address]) => [name, address.split('/')[2]]);
    expect(Object.fromEntries(listed)).toEqual(current);
    expect(new Set(folders)).toEqual(new Set(Object.values(current)));
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
});
