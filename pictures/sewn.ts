import sharp from 'sharp';
import { framed } from './kit/framed.ts';
import { filled } from './kit/pattern.ts';
import type { Drawing } from './kit/picture.ts';
import { box } from './kit/shapes.ts';
import { weave } from './kit/textures.ts';

/** Raise it when `sewn` draws the same drawing otherwise, so that addresses (cached for ever) change too. */
const SEWING = 1;

/** Red, green and blue of each pixel, row by row. */
export type Pixels = { data: Buffer; width: number; height: number };

type Canvas = { width: number; height: number; unit: number };

/** All that a picture's looks depend on, to be told apart by. */
export function sewingOf(drawing: Drawing): string {
  return JSON.stringify([drawing, weave, SEWING]);
}

/**
 * Draws a drawing `width` pixels wide. One that has a hand is sewn: no line is ruled, and the weave of the cloth lies over
 * it all; another one is printed as it is. An SVG filter could push the lines about as well, and takes librsvg ten times
 * as long.
 */
export async function sewn({ svg, hand }: Drawing, width = 1200): Promise<Pixels> {
  const own = await sharp(Buffer.from(svg)).metadata();
  const canvas = { width: own.width, height: own.height, unit: width / own.width };
  const ruled = drawn(svg, canvas).flatten({ background: '#faf5ea' }).toColourspace('srgb');
  const { data, info } = await ruled.raw().toBuffer({ resolveWithObject: true });
  if (!hand) return { data, width: info.width, height: info.height };

  const pushes = await noise(canvas, hand.frequency);
  const pushed = displaced(
    { data, width: info.width, height: info.height },
    pushes,
    hand.scale * canvas.unit,
  );
  const cloth = await wovenOver(canvas);
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const whole = await sharp(pushed, { raw })
    .composite([{ input: cloth }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: whole, width: info.width, height: info.height };
}

function drawn(svg: string, { width, unit }: Canvas) {
  return sharp(Buffer.from(svg), { density: 72 * unit }).resize({ width: Math.round(width * unit) });
}

/** How far each pixel is pushed: of its four bytes red says sideways, green up or down, 128 being not at all. */
const noise = remembered(async (canvas: Canvas, frequency: number) => {
  const { width, height } = canvas;
  const filter =
    `<filter id="n" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="4"/></filter>`;
  const svg = framed(width, height, [filter, `<path d="${box(0, 0, width, height)}" filter="url(#n)"/>`]);
  return drawn(svg, canvas).ensureAlpha().raw().toBuffer();
});

const wovenOver = remembered(async (canvas: Canvas) => {
  const { width, height } = canvas;
  const svg = framed(width, height, [filled(box(0, 0, width, height), weave)]);
  return drawn(svg, canvas).png({ compressionLevel: 1 }).toBuffer();
});

/** Takes each pixel from up to half of `scale` pixels away; beyond the edge lies what lies at it. */
function displaced({ data, width, height }: Pixels, pushes: Buffer, scale: number): Buffer {
  const out = Buffer.allocUnsafe(data.length);
  const at = (index: number) => data[index] ?? 0;
  const pushAt = (index: number) => ((pushes[index] ?? 128) / 255 - 0.5) * scale;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const fromX = clamped(x + pushAt(pixel * 4), width - 1);
      const fromY = clamped(y + pushAt(pixel * 4 + 1), height - 1);
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const right = Math.min(left + 1, width - 1);
      const bottom = Math.min(top + 1, height - 1);
      const across = fromX - left;
      const down = fromY - top;
      for (let colour = 0; colour < 3; colour += 1) {
        const above =
          at((top * width + left) * 3 + colour) * (1 - across) +
          at((top * width + right) * 3 + colour) * across;
        const below =
          at((bottom * width + left) * 3 + colour) * (1 - across) +
          at((bottom * width + right) * 3 + colour) * across;
        out[pixel * 3 + colour] = Math.round(above * (1 - down) + below * down);
      }
    }
  }
  return out;
}

function clamped(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

// All pictures have one of a few sizes.
function remembered<Input extends unknown[], Output>(
  make: (...input: Input) => Promise<Output>,
): (...input: Input) => Promise<Output> {
  const made = new Map<string, Promise<Output>>();
  return (...input) => {
    const key = JSON.stringify(input);
    const known = made.get(key) ?? make(...input);
    made.set(key, known);
    return known;
  };
}
