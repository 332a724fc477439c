import { useDeferredValue, useMemo } from 'react';
import type { Product } from '../../../domain/product.ts';

// A row on a wide screen; a phone shows one or two.
const NEW_AT_ONCE = 3;

/**
 * The first `most` of a list, as many as can be drawn without keeping a key press waiting: what was there already and
 * the first few. The others come a moment later, unless the list changes again before.
 */
export function useShownAtOnce(products: readonly Product[], most: number): readonly Product[] {
  const shown = useMemo(() => products.slice(0, most), [products, most]);
  const drawn = useDeferredValue(shown);
  if (drawn === shown) return shown;
  const there = new Set(drawn);
  return shown.filter((product, index) => index < NEW_AT_ONCE || there.has(product));
}
