// As many as a picture of 16,000 by 16,000 has; decoding more takes gigabytes of memory.
const MOST_PIXELS = 256_000_000;

// A panorama of a phone is about 16,000 pixels wide. A strip that is narrow and a million pixels high is not made smaller,
// so that it takes gigabytes, too.
const LONGEST_SIDE = 20_000;

/** Whether a picture, its sides in pixels, has a side or an area that takes too much memory. */
export function isTooLarge(
  { width, height }: { width: number; height: number },
  mostPixels = MOST_PIXELS,
): boolean {
  return Math.max(width, height) > LONGEST_SIDE || width * height > mostPixels;
}
