/**
 * Lays out what a document with `data-arriving` puts off, and takes the mark away: a part for each frame, since all at once
 * would keep a slow phone from hearing a touch.
 */
export async function layOutBelow(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!('arriving' in dataset)) return;
  const candidates = document.querySelectorAll<HTMLElement>(
    'main > section, main > .contents > section, footer',
  );
  const parts = Array.from(candidates).filter((part) => getComputedStyle(part).contentVisibility === 'auto');
  for (const part of parts) {
    // The visitor touched the page, or has gone on to another one.
    if (!('arriving' in dataset)) break;
    if (!part.isConnected) return;
    part.style.contentVisibility = 'visible';
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  delete dataset['arriving'];
  for (const part of parts) part.style.contentVisibility = '';
}
