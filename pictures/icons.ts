import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { lampMark } from './kit/lamp-mark.ts';

/** The sign on a cloth with round corners, as browsers show it. */
const ROUND = lampMark({ width: 512, round: 112, share: 0.8 });

/** iOS cuts the corners itself, and paints black what is transparent. */
const SQUARE = lampMark({ width: 512, round: 0, share: 0.7 });

/** A maskable icon may lose all outside a circle of four fifths of its width. */
const MASKABLE = lampMark({ width: 512, round: 0, share: 0.64 });

/** A few flat colours and their edges: the same to the eye, at a third of the bytes. */
const PALETTE = { palette: true, quality: 90, effort: 10 };

type Icon = { svg: string; side: number; as: (svg: string, side: number) => Promise<Uint8Array> };

const icons: Readonly<Record<string, Icon>> = {
  'favicon.svg': { svg: ROUND, side: 512, as: async (svg) => Buffer.from(svg) },
  'favicon.ico': {
    svg: ROUND,
    side: 32,
    as: async (svg, side) => ico(await drawn(svg, side).png().toBuffer(), side),
  },
  'icon-192.png': { svg: ROUND, side: 192, as: png },
  'icon-512.png': { svg: ROUND, side: 512, as: png },
  'icon-maskable-512.png': { svg: MASKABLE, side: 512, as: png },
  'apple-touch-icon.png': { svg: SQUARE, side: 180, as: png },
};

/** Names what the icons in a folder were made from. */
const STAMP = 'made-from.txt';

/**
 * Writes the icons of the site and of its installed form into a folder, which is made if it is missing. Does nothing
 * where all of them stand there already, drawn alike.
 */
export async function makeIcons(folder: string): Promise<void> {
  const recipe = createHash('sha256')
    .update(JSON.stringify([icons, PALETTE]))
    .digest('hex');
  if (await areMade(folder, recipe)) return;
  await mkdir(folder, { recursive: true });
  for (const [file, { svg, side, as }] of Object.entries(icons)) {
    await writeFile(join(folder, file), await as(svg, side));
  }
  // Last, so that the next run makes good what a killed one left undone.
  await writeFile(join(folder, STAMP), recipe);
}

async function areMade(folder: string, recipe: string): Promise<boolean> {
  const present = await readdir(folder).catch((): string[] => []);
  const complete = [STAMP, ...Object.keys(icons)].every((file) => present.includes(file));
  return complete && (await readFile(join(folder, STAMP), 'utf8')) === recipe;
}

async function png(svg: string, side: number): Promise<Uint8Array> {
  return drawn(svg, side).png(PALETTE).toBuffer();
}

function drawn(svg: string, side: number): Sharp {
  return sharp(Buffer.from(svg), { density: 144 }).resize(side);
}

/** An ICO file that holds one PNG (of whole colours, as the format asks), for what still asks for /favicon.ico. */
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
