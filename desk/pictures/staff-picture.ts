import { addresses } from '../layout/addresses.ts';

/**
 * The address at which staff see a picture of the site, also one that visitors may not see.
 * @example staffPicture('/media/bag-5e8a70cf/320x240-283878.jpg') // '/desk/media/bag-5e8a70cf/320x240-283878.jpg'
 */
export function staffPicture(address: string): string {
  return address.startsWith('/media/') ? addresses.home + address : address;
}
