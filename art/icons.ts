import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { lampMark } from './kit/lamp-mark.ts';

/** The sign on a cloth with round corners, as browsers show it. */
const ROUND = lampMark({ width: 512, round: 112, share: 0.8 });

/** iOS cuts the corners itself, and paints black what is transparent. */
const SQUARE = lampMark({ width: 512, round: 0, share: 0.7 });

/** A maskable icon may lose all outside a circle of four fifths of its width. */
const MASKABLE = lampMark({ width: 512, round: 0, share: 0.64 });

/** A palette is enough for a few flat colours and their edges, at a third of the bytes. */
const PALETTE = { palette: true, quality: 90, effort: 10 };

type Icon = { svg: string; side: number; as: (svg: string, side: number) => Promise<Uint8Array> };

const icons: Readonly<Record<string, Icon>> = {
  'icons/favicon.svg': { svg: ROUND, side: 512, as: async (svg) => Buffer.from(svg) },
  'favicon.ico': {
    svg: ROUND,
    side: 32,
    as: async (svg, side) => ico(await rendered(svg, side).png().toBuffer(), side),
  },
  'icons/icon-192.png': { svg: ROUND, side: 192, as: png },
  'icons/icon-512.png': { svg: ROUND, side: 512, as: png },
  'icons/icon-maskable-512.png': { svg: MASKABLE, side: 512, as: png },
  'icons/apple-touch-icon.png': { svg: SQUARE, side: 180, as: png },
};

/** Writes the icons of the site and of its installed form into the folder of files that are served as they are. */
export async function makeIcons(publicFolder: string): Promise<void> {
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  for (const [file, { svg, side, as }] of Object.entries(icons)) {
    await writeFile(join(publicFolder, file), await as(svg, side));
  }
}

async function png(svg: string, side: number): Promise<Uint8Array> {
  return rendered(svg, side).png(PALETTE).toBuffer();
}

function rendered(svg: string, side: number): Sharp {
  return sharp(Buffer.from(svg), { density: 144 }).resize(side);
}

/** An ICO file that holds one PNG (true colour, as the format demands), for clients that ask for /favicon.ico. */
function ico(image: Uint8Array, side: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
