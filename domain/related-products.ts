import type { Product } from './product.ts';

/** Products to show beside one, at most `most`: those of its category first, sold out ones last. */
export function relatedProducts(
  products: readonly Product[],
  { id, category }: { id: string; category: string },
  most = 4,
): Product[] {
  const rank = (product: Product) => (product.soldOut ? 2 : 0) + (product.category === category ? 0 : 1);
  return products
    .filter(({ _id }) => _id !== id)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most);
}
