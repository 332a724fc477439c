import { afterFirstPaint } from '../islands/after-first-paint.ts';

const KEY = 'heading-font';

/**
 * Loads the headings' fonts: where this browser has fetched them before, for the first paint; on a first visit after it, so that
 * text and the first picture come first, and no heading moves.
 */
export function loadHeadingFonts(): void {
  const addresses = document.getElementById('early-script')?.dataset['fonts'];
  if (addresses === undefined) return;
  const faces = addresses.split(' ').map(faceOf);
  const load = () => Promise.all(faces.map((face) => face.load()));
  const isFetched = wereFetched(addresses);
  if (isFetched) add(faces);
  const loadAndKeep = () =>
    void load()
      .then(() => {
        if (isFetched) return;
        addUnlessItMoves(faces);
        localStorage.setItem(KEY, addresses);
      })
      // Storage may be forbidden, and a font unreachable: the fallbacks stay.
      .catch(() => {});
  if (isFetched) loadAndKeep();
  else afterFirstPaint(loadAndKeep);
}

// A browser that has not got it in time for the first paint does without it.
function faceOf(address: string): FontFace {
  return new FontFace('Baloo 2', `url(${address})`, { weight: '500 800', display: 'optional' });
}

function add(faces: readonly FontFace[]): void {
  faces.forEach((face) => document.fonts.add(face));
}

// Where the browser has none of the fallback's fonts, a heading may break in another way: then the next page has them. Between
// the two nothing is painted.
function addUnlessItMoves(faces: readonly FontFace[]): void {
  const before = headingHeights();
  add(faces);
  if (headingHeights() !== before) faces.forEach((face) => document.fonts.delete(face));
}

function headingHeights(): string {
  return Array.from(
    document.querySelectorAll<HTMLElement>('h1, h2, h3'),
    (heading) => heading.offsetHeight,
  ).join();
}

// Pages in English need some of the fonts that other pages need.
function wereFetched(addresses: string): boolean {
  try {
    return localStorage.getItem(KEY)?.includes(addresses) ?? false;
  } catch {
    return false;
  }
}
