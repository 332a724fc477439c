/** Calls back once visitors see the page: now, or when a prerendered page is opened. Gives the way to cancel that. */
export function whenShown(callback: () => void): () => void {
  if (Reflect.get(document, 'prerendering') !== true) {
    callback();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', callback, { once: true });
  return () => document.removeEventListener('prerenderingchange', callback);
}
