const PUT_OFF = new Set(['auto', 'hidden']);

/**
 * Lays out what a document with `data-arriving` puts off, and takes the mark away: a part for each frame, since all at once
 * would keep a slow phone from hearing a touch. Leaves off once `left` says that another page is shown.
 */
export async function layOutBelow(left: AbortSignal): Promise<void> {
  const { dataset } = document.documentElement;
  const laidOut: HTMLElement[] = [];
  // Whoever touches a loaded page before it is alive takes the mark away, and has all of it.
  while ('arriving' in dataset) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (left.aborted) break;
    // Looked for each time: web/parts/below.tsx adds some.
    const part = firstPutOff();
    if (!part) delete dataset['arriving'];
    else {
      part.style.contentVisibility = 'visible';
      laidOut.push(part);
    }
  }
  for (const part of laidOut) part.style.contentVisibility = '';
}

function firstPutOff(): HTMLElement | undefined {
  const parts = document.querySelectorAll<HTMLElement>('main > section, main > .contents > section, footer');
  return Array.from(parts).find((part) => PUT_OFF.has(getComputedStyle(part).contentVisibility));
}
