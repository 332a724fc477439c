import { sitePictures } from 'virtual:built-pictures';

/** The address of a picture of content, by its name; '' where it was not made, which shows as the quiet drawing. */
export function builtPicture(name: string): string {
  return sitePictures[name] ?? '';
}
