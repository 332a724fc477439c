import { afterFirstPaint } from '../islands/after-first-paint.ts';

const KEY = 'heading-font';

/**
 * Loads the headings' fonts: immediately where this browser has fetched them before, else after the first paint, so that
 * text and the first picture come first. The fallback fonts have the same widths: nothing moves.
 */
export function loadHeadingFonts(): void {
  const addresses = document.getElementById('early-script')?.dataset['fonts'];
  if (addresses === undefined) return;
  const isKnown = wereLoaded(addresses);
  const load = () =>
    void Promise.all(addresses.split(' ').map(fetchFont))
      // All at once: the fallback's space is as wide as that of one font, its letters as those of the other.
      .then((faces) => faces.forEach((face) => document.fonts.add(face)))
      .then(() => isKnown || localStorage.setItem(KEY, addresses))
      // Storage may be forbidden, and a font unreachable: the fallbacks stay.
      .catch(() => {});
  if (isKnown) load();
  else afterFirstPaint(load);
}

function fetchFont(address: string): Promise<FontFace> {
  return new FontFace('Baloo 2', `url(${address})`, { weight: '500 800' }).load();
}

// Pages in English need some of the fonts that other pages need.
function wereLoaded(addresses: string): boolean {
  try {
    return localStorage.getItem(KEY)?.includes(addresses) ?? false;
  } catch {
    return false;
  }
}
