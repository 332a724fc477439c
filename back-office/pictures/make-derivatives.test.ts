import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDerivatives, TooManyPixels, UnreadablePicture } from './make-derivatives.ts';

describe('the files made of one picture', () => {
  let media: string;
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterAll(() => rm(media, { recursive: true }));

  it('turns a sideways photo upright and tells its size and colour in the address', async () => {
    const { address, folder } = await makeDerivatives(await photo(500, 340), 'sideways', media);
    const [, hash, width, height, colour] =
      /^\/media\/sideways-([0-9a-f]{8})\/(\d+)x(\d+)-([0-9a-f]{6})\.jpg$/.exec(address) ?? [];
    expect(folder).toBe(join(media, `sideways-${hash}`));
    expect([width, height]).toEqual(['320', '471']);
    expect(distance(colour ?? '', '2f6b46')).toBeLessThan(24);
  });

  it('makes AVIF at each width up to its own, and one JPEG', async () => {
    const { folder } = await makeDerivatives(await photo(340, 700), 'widths', media);
    const files = (await readdir(folder)).filter((file) => !file.endsWith('.jpg'));
    expect(files.toSorted()).toEqual(['160.avif', '320.avif', '480.avif', '640.avif']);
    expect((await sharp(join(folder, '320.avif')).metadata()).width).toBe(320);
  });

  it('keeps nothing of what a camera wrote beside the picture', async () => {
    const source = await photo(200, 200);
    expect((await sharp(source).metadata()).exif?.toString('latin1')).toContain('Somebody');
    const { folder } = await makeDerivatives(source, 'private', media);
    for (const file of await readdir(folder)) {
      const { exif, xmp, iptc, orientation } = await sharp(join(folder, file)).metadata();
      expect({ file, exif, xmp, iptc, orientation: orientation ?? 1 }).toEqual({ file, orientation: 1 });
    }
  });

  it('gives a very small picture its own width', async () => {
    const { address } = await makeDerivatives(await photo(60, 90), 'stamp', media);
    expect(address).toMatch(/\/90x60-[0-9a-f]{6}\.jpg$/);
  });

  it('takes a panorama 20,000 pixels wide, and none that is longer', async () => {
    // The camera was on its side: it is turned.
    const { address } = await makeDerivatives(await photo(20, 20_000), 'panorama', media);
    expect(address).toMatch(/\/1200x1-/);
    await expect(makeDerivatives(await photo(20_001, 20), 'longer', media)).rejects.toThrow(TooManyPixels);
    await expect(makeDerivatives(await photo(20, 20_001), 'taller', media)).rejects.toThrow(TooManyPixels);
  });

  it.each([1, 2])('takes a photo that lacks its last %d bytes, which hold no pixels', async (missing) => {
    const { address } = await makeDerivatives((await photo(200, 170)).subarray(0, -missing), 'ended', media);
    expect(address).toMatch(/\/160x188-[0-9a-f]{6}\.jpg$/);
  });

  it.each([3, 4, 100])('takes no photo that lacks pixels: its last %d bytes', async (missing) => {
    const broken = (await photo(200, 170)).subarray(0, -missing);
    await expect(makeDerivatives(broken, 'broken', media)).rejects.toThrow(UnreadablePicture);
  });

  it('takes no progressive photo that lacks its end', async () => {
    const progressive = await sharp(await photo(200, 170))
      .jpeg({ progressive: true })
      .toBuffer();
    const broken = progressive.subarray(0, -2);
    await expect(makeDerivatives(broken, 'scans', media)).rejects.toThrow(UnreadablePicture);
  });

  it('renders an SVG 1200 pixels wide', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0H8V6H0z" fill="#243a73"/></svg>';
    const { address } = await makeDerivatives(Buffer.from(svg), 'drawn', media);
    expect(address).toMatch(/\/1200x900-[0-9a-f]{6}\.jpg$/);
  });

  it('does not make again what is there', async () => {
    const source = await photo(200, 170);
    const first = await makeDerivatives(source, 'twice', media);
    const made = await stat(join(first.folder, '160.avif'));
    expect(await makeDerivatives(source, 'twice', media)).toEqual(first);
    const kept = await stat(join(first.folder, '160.avif'));
    expect(kept.mtimeMs).toBe(made.mtimeMs);
  });

  it('leaves one complete folder when two runs make the same picture at the same time', async () => {
    const source = await photo(170, 170);
    const [one, other] = await Promise.all([
      makeDerivatives(source, 'at-once', media),
      makeDerivatives(source, 'at-once', media),
    ]);
    expect(one).toEqual(other);
    expect((await readdir(media)).filter((folder) => folder.startsWith('.'))).toEqual([]);
  });

  it('refuses a text that calls itself a picture, and says what it would take', async () => {
    const text = Buffer.from('Dear sir, this is not a photo.jpg');
    await expect(makeDerivatives(text, 'letter', media)).rejects.toThrow(
      /^"letter" can't be read as a picture \(JPEG, PNG, WebP, AVIF or SVG\)/,
    );
  });

  it('refuses half a photo', async () => {
    const whole = await photo(400, 400);
    await expect(makeDerivatives(whole.subarray(0, whole.length / 2), 'half', media)).rejects.toThrow(
      '"half"',
    );
  });

  it('refuses a drawing that would be far too tall', async () => {
    const tall = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1000"/>');
    await expect(makeDerivatives(tall, 'tall', media)).rejects.toThrow('"tall" is 1 × 1000 pixels');
  });

  it('refuses a name that would leave the folder', async () => {
    await expect(makeDerivatives(await photo(200, 200), '../out', media)).rejects.toThrow('name');
  });
});

/** A photo taken with the camera on its side: its height and width change places when it is turned upright. */
function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f6b46' } })
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1' } },
    })
    .toBuffer();
}

function distance(one: string, other: string): number {
  return Math.max(...parts(one).map((part, at) => Math.abs(part - (parts(other)[at] ?? 0))));
}

function parts(hex: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
