import { cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteColours } from '../../domain/look/site-colours.ts';
import { makeLogo, sharePictureOfLogo } from './make-logo.ts';

const wide = (ink: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><circle cx="5" cy="5" r="5" fill="${ink}"/><rect x="11" width="19" height="10" fill="${ink}"/></svg>`,
  );

describe('the files of a logo', () => {
  let contentDir: string;
  let buildDir: string;
  const make = () => makeLogo({ contentDir, buildDir });
  const icon = (file: string) => join(buildDir, 'icons', file);
  const own = (bytes: Buffer, name = 'logo.svg') => writeFile(join(contentDir, name), bytes);
  const barFile = async () =>
    (await readdir(join(buildDir, 'icons'))).find((name) => name.startsWith('logo-')) ?? '';
  const colourAt = async (file: string, left: number, top: number) => {
    const pixel = sharp(file).extract({ left, top, width: 1, height: 1 }).ensureAlpha().raw();
    return `#${(await pixel.toBuffer()).toString('hex')}`;
  };

  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'logo-'));
    contentDir = join(folder, 'content');
    buildDir = join(folder, 'build');
    await cp('content/logo.svg', join(contentDir, 'logo.svg'));
  });
  afterEach(() => rm(join(contentDir, '..'), { recursive: true }));

  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a square of %i pixels', async (file, side) => {
    await make();
    const { format, width, height } = await sharp(icon(file)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: side, height: side });
  });

  it('fill the corners that phones cut off themselves', async () => {
    await make();
    for (const file of ['icon-maskable-512.png', 'apple-touch-icon.png'])
      expect((await sharp(icon(file)).stats()).isOpaque).toBe(true);
    expect(await colourAt(icon('icon-512.png'), 0, 0)).toMatch(/00$/);
  });

  it('cost a first visit little: that of the bar 2.5 kB, that of a tab 1.3 kB, the one that phones fetch 3.5 kB', async () => {
    await make();
    expect((await stat(icon('icon-192.png'))).size).toBeLessThanOrEqual(3500);
    expect((await stat(join(buildDir, 'favicon.ico'))).size).toBeLessThanOrEqual(1300);
    expect((await stat(icon(await barFile()))).size).toBeLessThanOrEqual(2500);
  });

  it('have one complete PNG of 32 pixels in favicon.ico', async () => {
    await make();
    const bytes = await readFile(join(buildDir, 'favicon.ico'));
    const [count, size, at] = [bytes.readUInt16LE(4), bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    expect([count, bytes.length]).toEqual([1, at + size]);
    const { format, width } = await sharp(bytes.subarray(at)).metadata();
    expect([format, width]).toEqual(['png', 32]);
  });

  it('have its shape in the bar, with its size in the address, which changes with the logo', async () => {
    await make();
    const first = await barFile();
    expect(first).toMatch(/^logo-96x96-[\da-f]{8}\.webp$/);
    await own(wide('#ffffff'));
    await make();
    const second = await barFile();
    expect(second).toMatch(/^logo-288x96-[\da-f]{8}\.webp$/);
    const { width, height, hasAlpha } = await sharp(icon(second)).metadata();
    expect([width, height, hasAlpha]).toEqual([288, 96, true]);
    expect(await readdir(join(buildDir, 'icons'))).not.toContain(first);
  });

  it('show a logo that the brand’s colour would hide on the light ground', async () => {
    const { light } = siteColours();
    await own(wide(light.deep ?? ''));
    await make();
    expect(await colourAt(icon('icon-maskable-512.png'), 2, 2)).toBe(`${light.ground}ff`);
    expect(await colourAt(icon(await barFile()), 200, 2)).not.toMatch(/00$/);
    expect(await colourAt(icon('paper.png'), 300, 2)).toMatch(/00$/);
  });

  it('show a white one on paper on the brand’s colour', async () => {
    await own(wide('#ffffff'));
    await make();
    expect(await colourAt(icon('paper.png'), 500, 2)).toBe(`${siteColours().light.deep}ff`);
  });

  it('are made of a PNG, too', async () => {
    await rm(join(contentDir, 'logo.svg'));
    await own(await sharp(wide('#ffffff')).resize(600).png().toBuffer(), 'logo.png');
    await make();
    expect(await barFile()).toMatch(/^logo-288x96-/);
  });

  it.each([
    ['no logo', () => rm(join(contentDir, 'logo.svg')), 'There is no logo.'],
    ['another file', () => own(Buffer.from('no drawing')), 'logo.svg can’t be read.'],
  ])('are not made of %s: the message is for a person', async (_, change, message) => {
    await change();
    await expect(make()).rejects.toThrow(message);
  });

  it('have a picture for shared pages where the logo is not the sample’s', async () => {
    expect(await sharePictureOfLogo(contentDir)).toBeUndefined();
    await own(wide('#ffffff'));
    const picture = (await sharePictureOfLogo(contentDir)) ?? Buffer.alloc(0);
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const corner = { left: 5, top: 5, width: 1, height: 1 };
    const pixel = await sharp(picture).removeAlpha().extract(corner).raw().toBuffer();
    expect(`#${pixel.toString('hex')}`).toBe(siteColours().light.deep);
  });
});
