import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeIcons } from './icons.ts';

describe('the icons', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'icons-'));
    await makeIcons(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a square of %i pixels', async (file, side) => {
    const { format, width, height } = await sharp(join(folder, 'icons', file)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: side, height: side });
  });

  it.each(['icon-maskable-512.png', 'apple-touch-icon.png'])(
    '%s fills its corners, which phones cut off themselves',
    async (file) => {
      expect((await sharp(join(folder, 'icons', file)).stats()).isOpaque).toBe(true);
    },
  );

  it('icon-192.png, which a first visit fetches, is at most 3.5 kB', async () => {
    expect((await stat(join(folder, 'icons/icon-192.png'))).size).toBeLessThanOrEqual(3500);
  });

  it('favicon.ico holds one complete PNG of 32 pixels', async () => {
    const bytes = await readFile(join(folder, 'favicon.ico'));
    const [count, size, at] = [bytes.readUInt16LE(4), bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    expect([count, bytes.length]).toEqual([1, at + size]);
    const { format, width } = await sharp(bytes.subarray(at)).metadata();
    expect([format, width]).toEqual(['png', 32]);
  });

  it('favicon.svg needs no font, filter or other file', async () => {
    const svg = await readFile(join(folder, 'icons/favicon.svg'), 'utf8');
    expect(svg).not.toMatch(/<text|<filter|href|url\(|NaN|undefined/);
  });
});
