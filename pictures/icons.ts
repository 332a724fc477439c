import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { lampMark } from './kit/lamp-mark.ts';

/** The sign on a cloth with round corners, as browsers show it; systems that cut icons themselves get a whole square. */
const ROUND = lampMark({ width: 512, round: 112, share: 0.8 });
const SQUARE = lampMark({ width: 512, round: 0, share: 0.7 });
/** A maskable icon may lose all outside a circle of four fifths of its width. */
const MASKABLE = lampMark({ width: 512, round: 0, share: 0.54 });

/** Writes the icons of the site and of its installed form into a folder, which is made if it is missing. */
export async function makeIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files: [name: string, content: string | Buffer][] = [
    ['favicon.svg', ROUND],
    ['favicon.ico', ico(await png(ROUND, 32))],
    ['icon-192.png', await png(ROUND, 192)],
    ['icon-512.png', await png(ROUND, 512)],
    ['icon-maskable-512.png', await png(MASKABLE, 512)],
    ['apple-touch-icon.png', await png(SQUARE, 180)],
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(folder, name), content)));
}

function png(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 }).resize(width).png({ compressionLevel: 9 }).toBuffer();
}

/** One 32 pixel PNG in an ICO, for what still asks for /favicon.ico. */
function ico(image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
