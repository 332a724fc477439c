const KEY = 'heading-font';

/**
 * Loads the headings' fonts: immediately where this browser has fetched them before, else after the first paint, so that
 * text and the first picture come first. The fallback fonts have the same widths: nothing moves.
 */
export function loadHeadingFonts(): void {
  const addresses = document.getElementById('early-script')?.dataset['fonts'];
  if (addresses === undefined) return;
  if (wereLoaded(addresses)) return void load(addresses).catch(() => {});
  const loadNow = () =>
    void load(addresses)
      .then(() => localStorage.setItem(KEY, addresses))
      // Storage may be forbidden, and a font unreachable: the fallbacks stay.
      .catch(() => {});
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadNow)), { once: true });
}

// All at once: the fallback's space is as wide as that of one font, its letters as those of the other.
async function load(addresses: string): Promise<void> {
  const fonts = addresses
    .split(' ')
    .map((address) => new FontFace('Baloo 2', `url(${address})`, { weight: '500 800' }).load());
  for (const font of await Promise.all(fonts)) document.fonts.add(font);
}

function wereLoaded(addresses: string): boolean {
  try {
    return localStorage.getItem(KEY)?.includes(addresses) ?? false;
  } catch {
    return false;
  }
}
