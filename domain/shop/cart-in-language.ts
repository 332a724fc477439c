import { type Language, sourceLanguage } from '../values/languages.ts';
import { type Cart, type CartLine, type LineChange, type ShownLine, lineFor, shownLine } from './cart.ts';
import { type Choice, allChoices, chosenPrice } from './choice.ts';
import { type LineWords, lineWords } from './line-words.ts';
import type { Product } from './product.ts';

/**
 * The cart's lines with name and unit in a language, as `products` have them; see `shownLine` for what they lack. A stored cart
 * keeps English names beside.
 */
export function cartInLanguage(cart: Cart, products: readonly Product[], language: Language): ShownLine[] {
  return cart.map((line) =>
    shownLine(line, language, wordsOfCatalogue(offerOf(line, products), line, language)),
  );
}

/** As `cartInLanguage`, and with what has changed since a line was added, where `products` are all that the shop has today. */
export function cartOfToday(cart: Cart, products: readonly Product[], language: Language): ShownLine[] {
  return cartInLanguage(cart, products, language).map((shown, at) => {
    const line = cart[at];
    const change = line && changeOf(line, offerOf(line, products));
    return change ? { ...shown, change } : shown;
  });
}

type Offer = { product: Product; choice: Choice };

// Undefined also where the chosen variant or colour is gone from the catalogue: then only the line itself still names it.
function offerOf(line: CartLine, products: readonly Product[]): Offer | undefined {
  const product = products.find(({ _id }) => _id === line.baseProduct);
  if (!product) return line.baseProduct === line.id ? offerById(line.id, products) : undefined;
  const variant = product.variants.find(({ type }) => type === line.variantType);
  const colour = product.colorVariants.find(({ color }) => color === line.color);
  const isWhole = Boolean(line.variantType) === Boolean(variant) && Boolean(line.color) === Boolean(colour);
  return isWhole ? { product, choice: { variant, colour, shown: 'variant' } } : undefined;
}

// Earlier versions of the site stored of a choice only the id that it makes.
function offerById(id: string, products: readonly Product[]): Offer | undefined {
  const all = products
    .filter(({ _id }) => id.startsWith(_id))
    .flatMap((product) => allChoices(product).map((choice) => ({ product, choice })));
  return all.find(({ product, choice }) => lineFor(product, choice).id === id);
}

function changeOf({ price }: CartLine, offer: Offer | undefined): LineChange | undefined {
  if (!offer) return 'gone';
  const { product, choice } = offer;
  if (product.soldOut) return 'sold-out';
  const today = chosenPrice(product, choice);
  return today === price ? undefined : { price: today, ...(product.unit && { unit: product.unit }) };
}

function wordsOfCatalogue(
  offer: Offer | undefined,
  line: CartLine,
  language: Language,
): LineWords | undefined {
  if (language === sourceLanguage) return undefined;
  const words = offer && lineWords(offer.product, offer.choice, language);
  // The price was for that unit.
  return words && line.unit !== offer.product.unit ? { name: words.name } : words;
}
