import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeIcons } from './icons.ts';

describe('the icons', () => {
  let folder: string;
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'icons-')), 'icons');
    await makeIcons(folder);
  });
  afterAll(() => rm(join(folder, '..'), { recursive: true }));

  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a square of %i pixels', async (file, side) => {
    const { format, width, height } = await sharp(join(folder, file)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: side, height: side });
  });

  it.each(['icon-maskable-512.png', 'apple-touch-icon.png'])(
    '%s fills its corners, which phones cut themselves',
    async (file) => {
      expect((await sharp(join(folder, file)).stats()).isOpaque).toBe(true);
    },
  );

  it('icon-192.png, which a first visit fetches, weighs at most 3.5 kB', async () => {
    expect((await stat(join(folder, 'icon-192.png'))).size).toBeLessThanOrEqual(3500);
  });

  it('the ICO holds one picture of 32 pixels, whole to its last byte', async () => {
    const bytes = await readFile(join(folder, 'favicon.ico'));
    const [count, size, at] = [bytes.readUInt16LE(4), bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    expect([count, bytes.length]).toEqual([1, at + size]);
    const { format, width } = await sharp(bytes.subarray(at)).metadata();
    expect([format, width]).toEqual(['png', 32]);
  });

  it('the SVG asks for no font, filter or other file', async () => {
    const svg = await readFile(join(folder, 'favicon.svg'), 'utf8');
    expect(svg).not.toMatch(/<text|<filter|href|url\(|NaN|undefined/);
  });

  it('are not made again while all of them are there', async () => {
    const made = await stat(join(folder, 'icon-512.png'));
    await makeIcons(folder);
    expect((await stat(join(folder, 'icon-512.png'))).mtimeMs).toBe(made.mtimeMs);
  });

  it('are made again when one is missing', async () => {
    await rm(join(folder, 'favicon.ico'));
    await makeIcons(folder);
    expect((await stat(join(folder, 'favicon.ico'))).size).toBeGreaterThan(100);
  });
});
