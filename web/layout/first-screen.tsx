const ID = 'below';

/**
 * Keeps a browser from painting a document of which only a part has come, up to `FirstScreenEnd`: a bar, or text beside a
 * picture, moves as the rest of it arrives. A page without that end is awaited whole; a browser that does not know this
 * awaits nothing.
 */
export function FirstScreenWhole() {
  return <link rel="expect" href={`#${ID}`} blocking="render" />;
}

/** Stands behind what a page shows first. */
export function FirstScreenEnd() {
  return <i id={ID} hidden />;
}
