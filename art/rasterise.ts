import sharp from 'sharp';
import { framed } from './kit/framed.ts';
import { filled } from './kit/pattern.ts';
import type { Drawing } from './kit/picture.ts';
import { box } from './kit/shapes.ts';
import { weave } from './kit/textures.ts';

/** Raise it when `rasterise` changes what it makes of the same drawing, so that file names (cached for ever) change too. */
const VERSION = 1;

/** Red, green and blue of each pixel, row by row. */
export type Pixels = { data: Buffer; width: number; height: number };

type Canvas = { width: number; height: number; unit: number };

/** All that the pixels of a drawing depend on, as text: drawings that differ in it are different pictures. */
export function rasterSource(drawing: Drawing): string {
  return JSON.stringify([drawing, weave, VERSION]);
}

/**
 * The pixels of a drawing, `width` pixels wide, or as wide as the drawing says. Where the drawing has a hand, every line is
 * displaced a little and the weave of the cloth lies over everything; otherwise it is rendered as it is. An SVG filter could
 * displace lines too, but takes librsvg ten times as long.
 */
export async function rasterise({ svg, hand, pixels = 1200 }: Drawing, width = pixels): Promise<Pixels> {
  const own = await sharp(Buffer.from(svg)).metadata();
  const canvas = { width: own.width, height: own.height, unit: width / own.width };
  const ruled = rendered(svg, canvas).flatten({ background: '#faf5ea' }).toColourspace('srgb');
  const { data, info } = await ruled.raw().toBuffer({ resolveWithObject: true });
  if (!hand) return { data, width: info.width, height: info.height };

  const shifts = await noise(canvas, hand.frequency);
  const displaced = displace(
    { data, width: info.width, height: info.height },
    shifts,
    hand.scale * canvas.unit,
  );
  const cloth = await wovenOverlay(canvas);
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const woven = await sharp(displaced, { raw })
    .composite([{ input: cloth }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: woven, width: info.width, height: info.height };
}

function rendered(svg: string, { width, unit }: Canvas) {
  return sharp(Buffer.from(svg), { density: 72 * unit }).resize({ width: Math.round(width * unit) });
}

/** How far each pixel is displaced: its red byte says sideways, its green byte up or down; 128 is not at all. */
const noise = memoised(async (canvas: Canvas, frequency: number) => {
  const { width, height } = canvas;
  const filter =
    `<filter id="n" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="4"/></filter>`;
  const svg = framed(width, height, [filter, `<path d="${box(0, 0, width, height)}" filter="url(#n)"/>`]);
  return rendered(svg, canvas).ensureAlpha().raw().toBuffer();
});

const wovenOverlay = memoised(async (canvas: Canvas) => {
  const { width, height } = canvas;
  const svg = framed(width, height, [filled(box(0, 0, width, height), weave)]);
  return rendered(svg, canvas).png({ compressionLevel: 1 }).toBuffer();
});

/** Takes each pixel from up to half of `scale` pixels away; beyond the edge, the pixel at the edge. */
function displace({ data, width, height }: Pixels, shifts: Buffer, scale: number): Buffer {
  const out = Buffer.allocUnsafe(data.length);
  const at = (index: number) => data[index] ?? 0;
  const shiftAt = (index: number) => ((shifts[index] ?? 128) / 255 - 0.5) * scale;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const fromX = clamped(x + shiftAt(pixel * 4), width - 1);
      const fromY = clamped(y + shiftAt(pixel * 4 + 1), height - 1);
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

// Pictures have one of a few sizes only.
function memoised<Input extends unknown[], Output>(
  make: (...input: Input) => Promise<Output>,
): (...input: Input) => Promise<Output> {
  const results = new Map<string, Promise<Output>>();
  return (...input) => {
    const key = JSON.stringify(input);
    const result = results.get(key) ?? make(...input);
    results.set(key, result);
    return result;
  };
}
