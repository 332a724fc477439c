import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureAddress, pictureWidths } from '../domain/pictures/picture-address.ts';

// Change either when the same drawing should come out differently: its files are cached for ever under their names.
const VERSION = 1;
const ENCODING = 'AVIF 4:2:0, quality 36 to 480 px and 32 above, effort 5; JPEG quality 50';

/** The over and under of plain cotton, which lies over every picture. */
const weave = {
  width: 6,
  height: 6,
  content:
    '<path d="M0 1.5h6M0 4.5h6" fill="none" stroke="#fff" stroke-opacity="0.1" stroke-width="1" stroke-linecap="round"/>' +
    '<path d="M1.5 0v6M4.5 0v6" fill="none" stroke="#000" stroke-opacity="0.06" stroke-width="1" stroke-linecap="round"/>',
};

/** By the width of a drawing in units: how far its lines are displaced, in which waves, and its widest file in pixels. */
const sizes: Readonly<Record<number, { hand: { scale: number; frequency: number }; pixels?: number }>> = {
  600: { hand: { scale: 5, frequency: 0.011 }, pixels: 640 },
  800: { hand: { scale: 9, frequency: 0.012 } },
  1200: { hand: { scale: 6, frequency: 0.011 } },
};

// The first drawings' names of files are hashes of this shadow. Inkscape does not know `feDropShadow`, so the drawings hold
// the same shadow in steps.
const shadow = {
  inSteps:
    '<feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feOffset dy="5" result="shadow"/>' +
    '<feFlood flood-color="#1b1206" flood-opacity=".38"/><feComposite in2="shadow" operator="in"/>' +
    '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>',
  inOne: '<feDropShadow dx="0" dy="5" stdDeviation="4" flood-color="#1b1206" flood-opacity=".38"/>',
};

/** A drawing as it is read: `pixels` is the width of its largest file, 1200 unless told. */
type Drawing = { name: string; svg: string; hand: { scale: number; frequency: number }; pixels?: number };
type Pixels = { data: Buffer; width: number; height: number };
type Canvas = { width: number; height: number; unit: number };

const sources = import.meta.dirname;
const pictures = join(sources, '../content/pictures');
const drawn = join(pictures, 'drawn');

if (import.meta.main) await drawAll();

/** Makes the files of new and changed drawings, removes those of drawings that are gone, and lists all addresses. */
async function drawAll(): Promise<void> {
  const drawings = await readDrawings();
  await mkdir(drawn, { recursive: true });
  const addresses: Record<string, string> = {};
  for (const drawing of drawings) {
    addresses[drawing.name] = await draw(drawing);
    console.log(addresses[drawing.name]);
  }
  const current = new Set(drawings.map(pictureFolder));
  for (const folder of await readdir(drawn))
    if (!current.has(folder)) await rm(join(drawn, folder), { recursive: true });
  await writeFile(join(pictures, 'drawn.json'), `${JSON.stringify(addresses, null, 2)}\n`);
}

/** All drawings of this folder, by name. Throws where one has another width than those in `sizes`. */
export async function readDrawings(): Promise<Drawing[]> {
  const files = (await readdir(sources)).filter((file) => file.endsWith('.svg'));
  return Promise.all(
    files
      .map((file) => basename(file, '.svg'))
      .toSorted()
      .map(readDrawing),
  );
}

async function readDrawing(name: string): Promise<Drawing> {
  const svg = await readFile(join(sources, `${name}.svg`), 'utf8');
  const { width } = await sharp(Buffer.from(svg)).metadata();
  const size = sizes[width];
  if (!size)
    throw new Error(`${name}.svg is ${width} units wide; it has to be ${Object.keys(sizes).join(', ')}.`);
  return { name, svg, ...size };
}

/** The name of a drawing's folder of files: its own and a hash of all that its files depend on. */
export function pictureFolder(drawing: Drawing): string {
  const named = { ...drawing, svg: drawing.svg.replace(shadow.inSteps, shadow.inOne) };
  const source = JSON.stringify([named, weave, VERSION]);
  const hash = createHash('sha256').update(source).update(ENCODING).digest('hex').slice(0, 8);
  return `${drawing.name}-${hash}`;
}

/** Gives the address of a drawing's files; makes them unless they are there. */
async function draw(drawing: Drawing): Promise<string> {
  const folder = pictureFolder(drawing);
  const files = await readdir(join(drawn, folder)).catch(() => []);
  const fallback = files.find((file) => file.endsWith('.jpg'));
  return fallback ? `/media/${folder}/${fallback}` : encode(folder, await rasterise(drawing));
}

async function encode(folder: string, { data, width, height }: Pixels): Promise<string> {
  const pixels = sharp(data, { raw: { width, height, channels: 3 } });
  const { dominant } = await pixels.clone().stats();
  const colour = [dominant.r, dominant.g, dominant.b]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');
  await mkdir(join(drawn, folder), { recursive: true });
  for (const each of pictureWidths(width)) {
    // Where many pixels make one picture, the eye misses less of what each of them lost.
    const quality = each > 480 ? 32 : 36;
    await pixels
      .clone()
      .resize({ width: each })
      .avif({ quality, effort: 5, chromaSubsampling: '4:2:0' })
      .toFile(join(drawn, folder, `${each}.avif`));
  }
  const address = pictureAddress(folder, { width, height, colour });
  // Last: a folder that has its JPEG is complete.
  await pixels
    .clone()
    .jpeg({ quality: 50, mozjpeg: true })
    .toFile(join(drawn, folder, basename(address)));
  return address;
}

/** The pixels of a drawing: every line displaced a little, and the weave of the cloth over it. */
export async function rasterise({ svg, hand, pixels = 1200 }: Drawing): Promise<Pixels> {
  const own = await sharp(Buffer.from(svg)).metadata();
  const canvas = { width: own.width, height: own.height, unit: pixels / own.width };
  const { data, info } = await rendered(svg, canvas)
    .flatten({ background: '#faf5ea' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const shifts = await rendered(noise(canvas, hand.frequency), canvas).ensureAlpha().raw().toBuffer();
  const displaced = displace({ data, width, height }, shifts, hand.scale * canvas.unit);
  const cloth = await rendered(wovenCloth(canvas), canvas).png({ compressionLevel: 1 }).toBuffer();
  const woven = await sharp(displaced, { raw: { width, height, channels: 3 } })
    .composite([{ input: cloth }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: woven, width, height };
}

function rendered(svg: string, { width, unit }: Canvas): Sharp {
  return sharp(Buffer.from(svg), { density: 72 * unit }).resize({ width: Math.round(width * unit) });
}

function noise(canvas: Canvas, frequency: number): string {
  const { width, height } = canvas;
  return framed(
    canvas,
    `<filter id="n" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="4"/></filter>` +
      `<rect width="${width}" height="${height}" filter="url(#n)"/>`,
  );
}

function wovenCloth(canvas: Canvas): string {
  const pattern = `<pattern id="w" width="6" height="6" patternUnits="userSpaceOnUse">${weave.content}</pattern>`;
  return framed(canvas, `${pattern}<rect width="${canvas.width}" height="${canvas.height}" fill="url(#w)"/>`);
}

function framed({ width, height }: Canvas, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/** Takes each pixel from up to half of `scale` pixels away; beyond the edge, the pixel at the edge. */
function displace({ data, width, height }: Pixels, shifts: Buffer, scale: number): Buffer {
  const out = Buffer.allocUnsafe(data.length);
  const at = (index: number) => data[index] ?? 0;
  // Red says sideways, green up or down; 128 is not at all.
  const shiftAt = (index: number) => ((shifts[index] ?? 128) / 255 - 0.5) * scale;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const fromX = Math.min(Math.max(x + shiftAt(pixel * 4), 0), width - 1);
      const fromY = Math.min(Math.max(y + shiftAt(pixel * 4 + 1), 0), height - 1);
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
      const [across, down] = [fromX - left, fromY - top];
      for (let colour = 0; colour < 3; colour += 1) {
        const row = (line: number) =>
          at((line * width + left) * 3 + colour) * (1 - across) +
          at((line * width + right) * 3 + colour) * across;
        out[pixel * 3 + colour] = Math.round(row(top) * (1 - down) + row(bottom) * down);
      }
    }
  }
  return out;
}
