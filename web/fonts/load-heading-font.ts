const KEY = 'heading-font';

/**
 * Loads the headings' font: immediately where this browser has fetched it before, else after the first paint, so that text
 * and the first picture come first. The fallback font has the same widths: nothing moves.
 */
export function loadHeadingFont(): void {
  const address = document.getElementById('early-script')?.dataset['font'];
  if (address === undefined) return;
  const load = () =>
    void new FontFace('Baloo 2', `url(${address})`, { weight: '500 800' })
      .load()
      .then((face) => document.fonts.add(face))
      .then(() => localStorage.setItem(KEY, address))
      // Storage may be forbidden, and the font unreachable: the fallback stays.
      .catch(() => {});
  if (wasLoaded(address)) load();
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)), { once: true });
}

function wasLoaded(address: string): boolean {
  try {
    return localStorage.getItem(KEY) === address;
  } catch {
    return false;
  }
}
