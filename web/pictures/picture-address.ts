import type { OwnPicture } from '../../domain/picture-address.ts';

/**
 * The AVIF files of one of the site's own pictures, as a `srcset`.
 * @example pictureSources(picture) // '/media/…/160.avif 160w, /media/…/320.avif 320w'
 */
export function pictureSources({ folder, widths }: OwnPicture): string {
  return widths.map((width) => `${folder}${width}.avif ${width}w`).join(', ');
}
