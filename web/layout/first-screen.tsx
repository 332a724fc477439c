const ID = 'below';

/**
 * Keeps a browser from painting a document of which only a part has come, up to `FirstScreenEnd`, which every page has: on a
 * wide screen the bar, or text beside a picture, would move as the rest of it arrives. A phone shows what has come.
 */
export function FirstScreenWhole() {
  return <link rel="expect" href={`#${ID}`} blocking="render" media="(width >= 64rem)" />;
}

/** Stands behind what a page shows first. */
export function FirstScreenEnd() {
  return <i id={ID} hidden />;
}
