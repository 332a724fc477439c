/** Calls a function once the page has loaded and was painted then. */
export function afterFirstPaint(work: () => void): void {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(work)), { once: true });
}
