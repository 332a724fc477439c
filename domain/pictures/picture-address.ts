/** The facts about one of the site's own pictures that its address holds. */
export type OwnPicture = {
  /** The folder with the picture's files, ending in a slash. */
  folder: string;
  /** The width and height in pixels of its largest file. */
  width: number;
  height: number;
  /** The colour that covers most of it, as `#rrggbb`. */
  colour: string;
  /** The widths in pixels at which the folder holds `<width>.avif`, narrowest first. */
  widths: readonly number[];
};

// Never to be changed for addresses of this form: pictures in DATA_DIR stay as they were made, and their addresses don't say
// at which widths. Decision 15 says which layout takes which.
const WIDTHS = [160, 320, 480, 640, 800, 1200];

// Staff see them below /desk, too.
const OWN = /^((?:\/desk)?\/media\/[\w-]+-[0-9a-f]{8}\/)([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})\.jpg$/;

/**
 * The widths in pixels at which a picture is made that is `width` pixels wide: all up to its own; its own where it is
 * narrower than the first.
 * @example pictureWidths(500) // [160, 320, 480]
 */
export function pictureWidths(width: number): number[] {
  const fitting = WIDTHS.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [width];
}

/**
 * The address of a picture's JPEG, which says all that a page needs to know about the picture. `folder` is
 * `<name>-<hash>`, the hash being eight hexadecimal digits; `colour` is `rrggbb`.
 * @example pictureAddress('jute-tote-bag-5e8a70cf', { width: 480, height: 360, colour: '283878' })
 * // '/media/jute-tote-bag-5e8a70cf/480x360-283878.jpg'
 */
export function pictureAddress(
  folder: string,
  { width, height, colour }: { width: number; height: number; colour: string },
): string {
  return `/media/${folder}/${width}x${height}-${colour}.jpg`;
}

/**
 * Reads an address that `pictureAddress` made; undefined for any other, such as one of an earlier version of the site,
 * which pages show as an image of one size.
 * @example ownPicture('/media/jute-tote-bag-5e8a70cf/480x360-283878.jpg')
 * // { folder: '/media/jute-tote-bag-5e8a70cf/', width: 480, height: 360, colour: '#283878', widths: [160, 320, 480] }
 */
export function ownPicture(address: string): OwnPicture | undefined {
  const [, folder, width, height, colour] = OWN.exec(address) ?? [];
  if (folder === undefined || colour === undefined) return undefined;
  return {
    folder,
    width: Number(width),
    height: Number(height),
    colour: `#${colour}`,
    widths: pictureWidths(Number(width)),
  };
}

/**
 * Which picture an address, or the name of one of the content's pictures, stands for: the same for two uploads of one file of which
 * the same part is kept. It holds a space, as no id and no address does.
 * @example pictureShown('/media/picture-3f2a9c0177de4b10-5e8a70cf/480x360-283878.jpg') // 'picture 5e8a70cf'
 */
export function pictureShown(address: string): string {
  const [, hash] = /^\/media\/[\w-]+-([\da-f]{8})\//.exec(address) ?? [];
  return `picture ${hash ?? address}`;
}

/**
 * Whether a text is the path of a file that visitors of this site may see, such as a picture's; the file need not be there.
 * @example isPathOfThisSite('/media/jute-tote-bag-5e8a70cf/480x360-283878.jpg') // true
 * @example isPathOfThisSite('//elsewhere.example/bag.jpg') // false
 */
export function isPathOfThisSite(text: string): boolean {
  return /^(\/[\w-][\w.-]*)+$/.test(text) && !/^\/desk(\/|$)/.test(text);
}
