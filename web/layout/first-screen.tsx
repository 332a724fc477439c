const ID = 'below';

/**
 * Keeps a browser from painting a document of which only a part has come, up to `FirstScreenEnd`, which every page has: a
 * bar, or text beside a picture, would move as the rest of it arrives.
 */
export function FirstScreenWhole() {
  return <link rel="expect" href={`#${ID}`} blocking="render" />;
}

/** Stands behind what a page shows first. */
export function FirstScreenEnd() {
  return <i id={ID} hidden />;
}
