import { useEffect, useSyncExternalStore } from 'react';
import { CART_KEY, cartPieces } from './cart-pieces.ts';

/**
 * How many pieces are in the cart. Reading a stored cart takes a script that is fetched only where there is one, so that
 * most first visits go without.
 */
export function useCartPieces(): number {
  useEffect(() => {
    fetchWhereStored();
    // Another tab may put something in.
    addEventListener('storage', fetchWhereStored);
    return () => removeEventListener('storage', fetchWhereStored);
  }, []);
  return useSyncExternalStore(cartPieces.subscribe, cartPieces.current, () => 0);
}

function fetchWhereStored(): void {
  // Without it the bar shows no number; the cart itself says so where it can't be fetched.
  if (isStored()) import('./use-cart.ts').catch(() => undefined);
}

function isStored(): boolean {
  try {
    return !['', '[]'].includes(localStorage.getItem(CART_KEY) ?? '');
  } catch {
    return false;
  }
}
