import { type Cart, type CartLine, nameWithChoice } from './cart.ts';
import { choiceWords } from './choice.ts';
import { inLanguage } from './in-language.ts';
import { type Language, sourceLanguage } from './languages.ts';
import type { Product } from './product.ts';

/** A line of the cart as a page shows it; `lang` is there where its name is English on a page in another language. */
export type ShownLine = CartLine & { lang?: typeof sourceLanguage };

/** The cart's lines with name and unit in a language, where `products` have them in it; a stored cart keeps English names. */
export function cartInLanguage(cart: Cart, products: readonly Product[], language: Language): ShownLine[] {
  if (language === sourceLanguage) return [...cart];
  const byId = new Map(products.map((product) => [product._id, product]));
  return cart.map(
    (line) => translatedLine(line, byId.get(line.baseProduct), language) ?? { ...line, lang: sourceLanguage },
  );
}

function translatedLine(
  line: CartLine,
  product: Product | undefined,
  language: Language,
): CartLine | undefined {
  const variant = product?.variants.find(({ type }) => type === line.variantType);
  const colour = product?.colorVariants.find(({ color }) => color === line.color);
  // The chosen variant or colour may be gone from the catalogue: then only the line itself still names it.
  const isWhole = Boolean(line.variantType) === Boolean(variant) && Boolean(line.color) === Boolean(colour);
  if (!product || !isWhole) return undefined;
  const name = inLanguage(product, 'name', language);
  if (name.lang) return undefined;
  const words = choiceWords({ variant, colour }, language);
  const unit =
    line.unit && line.unit === product.unit ? inLanguage(product, 'unit', language).text : line.unit;
  return { ...line, name: nameWithChoice(name.text, words.text), ...(unit ? { unit } : {}) };
}
