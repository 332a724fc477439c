/** A colour in OKLCH: lightness from 0 to 1, chroma from 0 (grey) to about 0.4, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** The OKLCH of an sRGB colour written `#rrggbb`; throws where it is written otherwise. */
export function oklchOf(hex: string): Oklch {
  // The matrices here and below are those of Björn Ottosson, https://bottosson.github.io/posts/oklab/.
  const [red, green, blue] = linear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** The sRGB colour, written `#rrggbb`, of a lightness and hue, with as much of the chroma as sRGB has there. */
export function hexOf({ l, c, h }: Oklch): string {
  let chroma = c;
  while (chroma > 0 && !linearOf({ l, c: chroma, h }).every(isInGamut)) chroma -= 0.002;
  const bytes = linearOf({ l, c: Math.max(0, chroma), h }).map((share) => {
    const kept = Math.min(1, Math.max(0, share));
    return Math.round(255 * (kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours written `#rrggbb`, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue as shares of light, each from 0 to 1. */
type Linear = [red: number, green: number, blue: number];

// A palette is found in ten thousand contrasts: the powers are taken once.
const SHARES = Array.from({ length: 256 }, (_, byte) =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);

function linear(hex: string): Linear {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} isn't a colour like #243a73.`);
  const bytes = parseInt(hex.slice(1), 16);
  return [SHARES[bytes >> 16] ?? 0, SHARES[(bytes >> 8) & 255] ?? 0, SHARES[bytes & 255] ?? 0];
}

function linearOf({ l, c, h }: Oklch): Linear {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

// A colour at the edge of sRGB comes back from OKLCH a rounding error outside it.
function isInGamut(share: number): boolean {
  return share > -0.0001 && share < 1.0001;
}
