import { type Cart, type CartLine, type ShownLine, shownLine } from './cart.ts';
import type { Language } from './languages.ts';
import { type LineWords, lineWords } from './line-words.ts';
import type { Product } from './product.ts';

/**
 * The cart's lines with name and unit in a language, as `products` have them; see `shownLine` for what they lack. A stored cart
 * keeps English names beside.
 */
export function cartInLanguage(cart: Cart, products: readonly Product[], language: Language): ShownLine[] {
  const byId = new Map(products.map((product) => [product._id, product]));
  return cart.map((line) =>
    shownLine(line, language, wordsOfCatalogue(line, byId.get(line.baseProduct), language)),
  );
}

function wordsOfCatalogue(
  line: CartLine,
  product: Product | undefined,
  language: Language,
): LineWords | undefined {
  const variant = product?.variants.find(({ type }) => type === line.variantType);
  const colour = product?.colorVariants.find(({ color }) => color === line.color);
  // The chosen variant or colour may be gone from the catalogue: then only the line itself still names it.
  const isWhole = Boolean(line.variantType) === Boolean(variant) && Boolean(line.color) === Boolean(colour);
  if (!product || !isWhole) return undefined;
  const words = lineWords(product, { variant, colour }, language);
  // The price was for that unit.
  return words && line.unit !== product.unit ? { name: words.name } : words;
}
