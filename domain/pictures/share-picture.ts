import { ownPicture } from './picture-address.ts';

/**
 * The address of the picture that stands for one of the site's own pictures where a page is shared, 1200 by 630 pixels;
 * undefined for a picture from elsewhere.
 * @example sharePictureAddress('/media/jute-tote-bag-5e8a70cf/480x360-283878.jpg') // '/share/jute-tote-bag-5e8a70cf.jpg'
 */
export function sharePictureAddress(address: string): string | undefined {
  const folder = ownPicture(address)?.folder.split('/')[2];
  return folder === undefined ? undefined : `/share/${folder}.jpg`;
}

/** The size of such a picture in pixels, as those who show shared pages ask for. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

/** The name in the address of the picture of shared pages that is made of the logo; a photograph has its own. */
export const SHARED_LOGO = 'logo-shared';
