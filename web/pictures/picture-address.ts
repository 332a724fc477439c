/** What the address of one of our own pictures tells about it. */
export type OwnPicture = {
  /** The folder with the picture's files, ending in a slash. */
  folder: string;
  width: number;
  height: number;
  /** The colour that covers most of it, as `#rrggbb`. */
  colour: string;
  /** The widths in pixels at which it lies there as AVIF and WebP, narrowest first. */
  widths: readonly number[];
};

const LADDER = [160, 320, 480, 640, 800, 1200];

// Pictures that came with a catalogue before 640 joined the ladder; their addresses end without its number.
const FIRST_LADDER = [160, 320, 480, 800, 1200];

const OWN = /^(\/media\/[\w-]+-[0-9a-f]{8}\/)([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})(-2)?\.jpg$/;

/**
 * Reads the address of a picture that this site made itself; undefined for any other address.
 * @example ownPicture('/media/jute-tote-bag-5e8a70cf/480x360-283878-2.jpg')
 * // { folder: '/media/jute-tote-bag-5e8a70cf/', width: 480, height: 360, colour: '#283878', widths: [160, 320, 480] }
 */
export function ownPicture(address: string): OwnPicture | undefined {
  const [, folder, width, height, colour, number] = OWN.exec(address) ?? [];
  if (folder === undefined || colour === undefined) return undefined;
  return {
    folder,
    width: Number(width),
    height: Number(height),
    colour: `#${colour}`,
    widths: rungs(Number(width), number ? LADDER : FIRST_LADDER),
  };
}

/**
 * The `srcset` of one of our pictures in one format.
 * @example pictureSources(picture, 'avif') // '/media/…/160.avif 160w, /media/…/320.avif 320w'
 */
export function pictureSources({ folder, widths }: OwnPicture, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${folder}${width}.${format} ${width}w`).join(', ');
}

/** Whether an address may be asked for: on this site, inside the page itself, or at an origin or by a protocol that was allowed. */
export function isShowable(address: string, allowedOrigins: readonly string[]): boolean {
  if (address.trim() === '') return false;
  const here = 'https://this-site.invalid';
  if (!URL.canParse(address, `${here}/`)) return false;
  const url = new URL(address, `${here}/`);
  if (url.protocol === 'data:') return url.pathname.startsWith('image/');
  return url.origin === here || allowedOrigins.includes(url.origin) || allowedOrigins.includes(url.protocol);
}

function rungs(width: number, ladder: readonly number[]): number[] {
  const fitting = ladder.filter((rung) => rung <= width);
  return fitting.length > 0 ? fitting : [width];
}
