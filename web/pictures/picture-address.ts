import type { OwnPicture } from '../../domain/picture-address.ts';

/**
 * The AVIF files of one of the site's own pictures, as a `srcset`.
 * @example pictureSources(picture) // '/media/…/160.avif 160w, /media/…/320.avif 320w'
 */
export function pictureSources({ folder, widths }: OwnPicture): string {
  return widths.map((width) => `${folder}${width}.avif ${width}w`).join(', ');
}

/** Whether an image may be loaded from an address: on this site, inside the page itself, or at an allowed origin or protocol. */
export function isShowable(address: string, allowedOrigins: readonly string[]): boolean {
  if (address.trim() === '') return false;
  const here = 'https://this-site.invalid';
  if (!URL.canParse(address, `${here}/`)) return false;
  const url = new URL(address, `${here}/`);
  if (url.protocol === 'data:') return url.pathname.startsWith('image/');
  return url.origin === here || allowedOrigins.includes(url.origin) || allowedOrigins.includes(url.protocol);
}
