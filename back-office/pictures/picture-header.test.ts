import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeDerivatives, UnreadablePicture } from './make-derivatives.ts';
import { photographFormat, readPictureHeader } from './picture-header.ts';

describe('the header of a picture', () => {
  test.each<[string, (picture: Sharp) => Sharp, bytesAtOnce: number]>([
    ['a JPEG', (picture) => picture.jpeg(), 0],
    ['a turned JPEG', (picture) => picture.jpeg().withMetadata({ orientation: 6 }), 0],
    ['a progressive JPEG', (picture) => picture.jpeg({ progressive: true }), 70 * 50 * 3],
    [
      'a progressive JPEG with all its colour',
      (picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
      70 * 50 * 6,
    ],
    ['a PNG', (picture) => picture.png(), 0],
    ['a PNG with a profile', (picture) => picture.png().withIccProfile('p3'), 0],
    ['an interlaced PNG', (picture) => picture.png({ progressive: true }), 70 * 50 * 3],
    ['a turned PNG', (picture) => picture.png().withMetadata({ orientation: 6 }), 70 * 50 * 3],
    ['a WebP', (picture) => picture.webp(), 70 * 50 * 4],
    ['a lossless WebP', (picture) => picture.webp({ lossless: true }), 70 * 50 * 4],
    ['a WebP with metadata', (picture) => picture.webp().withMetadata({ orientation: 6 }), 70 * 50 * 4],
  ])('of %s tells its sides and what has to be in memory at once', async (_, encode, bytesAtOnce) => {
    const bytes = await encode(plain()).toBuffer();
    expect(headerOf(bytes)).toEqual({ width: 70, height: 50, bytesAtOnce });
  });

  test('that breaks off, at whatever byte, is damaged and nothing worse', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await plain()[format]().toBuffer();
      const lengths = Array.from({ length: bytes.length - 12 }, (_, index) => index + 12);
      const widths = lengths.map((length) => readPictureHeader(bytes.subarray(0, length), format)?.width);
      expect(new Set(widths)).toEqual(new Set([undefined, 70]));
    }
  });

  test('whose bytes are wrong is damaged and nothing worse', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await plain()[format]().toBuffer();
      for (let at = 12; at < Math.min(bytes.length, 700); at += 1)
        for (const wrong of [0, 0x7f, 0xff]) {
          const broken = Buffer.from(bytes);
          broken[at] = wrong;
          expect(() => readPictureHeader(broken, format)).not.toThrow();
        }
    }
  });
});

describe('a PNG', () => {
  test('with more packed texts than a picture needs is refused before one is unpacked', async () => {
    const png = await plain().png().toBuffer();
    for (const name of ['zTXt', 'iTXt', 'iCCP']) {
      expect(headerOf(withChunks(png, name, 4))).toMatchObject({ width: 70 });
      expect(headerOf(withChunks(png, name, 5))).toBeUndefined();
    }
    // A text that is not packed takes no more memory than it has bytes.
    expect(headerOf(withChunks(png, 'tEXt', 5))).toMatchObject({ width: 70 });
    await expect(makeDerivatives(withChunks(png, 'zTXt', 5), 'texts', '/nowhere')).rejects.toThrow(
      UnreadablePicture,
    );
  });
});

const plain = () => sharp({ create: { width: 70, height: 50, channels: 3, background: '#2f6b46' } });

function headerOf(bytes: Buffer) {
  const format = photographFormat(bytes);
  return format && readPictureHeader(bytes, format);
}

/** A PNG with as many more chunks after its head. */
function withChunks(png: Buffer, name: string, count: number): Buffer {
  const body = Buffer.concat([Buffer.from(`${name}Comment\0\0`, 'latin1'), deflateSync(Buffer.alloc(1000))]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  const chunk = Buffer.concat([length, body, sum]);
  const head = 8 + 25;
  return Buffer.concat([png.subarray(0, head), ...Array<Buffer>(count).fill(chunk), png.subarray(head)]);
}
