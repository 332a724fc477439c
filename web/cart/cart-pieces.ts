/** Where a browser's storage holds the cart. */
export const CART_KEY = 'cart';

const listeners = new Set<() => void>();
let count = () => 0;

/** How many pieces are in the cart, for the page's bar; 0 until the cart's own script is there. */
export const cartPieces = {
  current: (): number => count(),
  subscribe(heard: () => void): () => void {
    listeners.add(heard);
    return () => listeners.delete(heard);
  },
};

/** Tells the bar that the cart's script is there: how to count, and how to be told of changes. */
export function cartArrived(pieces: () => number, subscribe: (heard: () => void) => void): void {
  count = pieces;
  subscribe(tell);
  tell();
}

function tell(): void {
  for (const heard of listeners) heard();
}
