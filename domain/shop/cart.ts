import type { Translations } from '../entries/translations.ts';
import { type Language, sourceLanguage } from '../values/languages.ts';
import type { Paise } from '../values/money.ts';
import { writtenLanguage } from '../values/written-language.ts';
import { type Choice, choiceWords, chosenPicture, chosenPrice } from './choice.ts';
import { type LineWords, nameWithChoice, translatedLineWords } from './line-words.ts';
import type { Product } from './product.ts';

/** A line of the cart; its price is of one piece, in paise. */
export type CartLine = {
  id: string;
  name: string;
  price: Paise;
  imageURL: string;
  description: string;
  quantity: number;
  baseProduct: string;
  variantType?: string;
  color?: string;
  unit?: string;
  /** Its words in the languages in which it was shown. */
  translations?: Translations<LineWords>;
};

/** The lines of a cart, in the order in which they were added. */
export type Cart = readonly CartLine[];

/** More of one line than anyone orders by mistake or on purpose. */
export const MOST_PIECES = 9999;

/** The line that one piece of a product makes, as chosen: id and name say the variant and the colour. */
export function lineFor(product: Product, choice: Choice): CartLine {
  const { variant, colour } = choice;
  const translations = translatedLineWords(product, choice);
  return {
    id: [product._id, variant?.type, colour?.color].filter(Boolean).join('-'),
    name: nameWithChoice(product.name, choiceWords(choice).text),
    price: chosenPrice(product, choice),
    imageURL: chosenPicture(product, choice),
    description: variant?.description || product.description,
    quantity: 1,
    baseProduct: product._id,
    ...(variant ? { variantType: variant.type } : {}),
    ...(colour ? { color: colour.color } : {}),
    ...(product.unit ? { unit: product.unit } : {}),
    ...(translations ? { translations } : {}),
  };
}

/** Tells a line from the others of a cart. Its id does not: a product's may be that of another one with its variant. */
export function lineKey({ id, baseProduct, variantType, color }: CartLine): string {
  return JSON.stringify([id, baseProduct, variantType, color]);
}

/**
 * The cart with that line added: its pieces where the cart has the line, which keeps its price and gets the words of a language
 * that it lacks, else the line at the end.
 */
export function addLine(cart: Cart, line: CartLine): Cart {
  if (!hasLine(cart, line)) return [...cart, line];
  const { translations } = line;
  return withLine(cart, line, (each) => ({
    ...each,
    quantity: withinBounds(each.quantity + line.quantity),
    ...(translations && { translations: { ...each.translations, ...translations } }),
  }));
}

/** The cart with a line's quantity changed by `by`, never below 1: going down removes nothing. */
export function changeQuantity(cart: Cart, line: CartLine, by: number): Cart {
  return withLine(cart, line, (each) => ({ ...each, quantity: withinBounds(each.quantity + by) }));
}

function hasLine(cart: Cart, line: CartLine): boolean {
  return cart.some((each) => lineKey(each) === lineKey(line));
}

function withLine(cart: Cart, line: CartLine, change: (line: CartLine) => CartLine): Cart {
  return cart.map((each) => (lineKey(each) === lineKey(line) ? change(each) : each));
}

function withinBounds(quantity: number): number {
  return Math.min(Math.max(quantity, 1), MOST_PIECES);
}

/** The cart without that line. */
export function removeLine(cart: Cart, line: CartLine): Cart {
  return cart.filter((each) => lineKey(each) !== lineKey(line));
}

/** The cart with a removed line back at its place; nothing changes where the line is there again. */
export function restoreLine(cart: Cart, line: CartLine, at: number): Cart {
  return hasLine(cart, line) ? cart : cart.toSpliced(at, 0, line);
}

/** The cost of a line, in paise. */
export function lineTotal(line: CartLine): Paise {
  return line.price * line.quantity;
}

/** The cost of the cart, in paise. */
export function cartTotal(cart: Cart): Paise {
  return cart.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** How many pieces are in the cart. */
export function cartCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** What the shop says of a line today that it did not say when it was added: another price, or that it can't be ordered. */
export type LineChange = 'gone' | 'sold-out' | Pick<CartLine, 'price' | 'unit'>;

/**
 * A line of the cart as a page shows it; `lang` and `unitLang` mark what is in another language than the page. What has a
 * `change` is not ordered as it is.
 */
export type ShownLine = CartLine & { lang?: Language; unitLang?: Language; change?: LineChange };

/** The cart with a line at the price of today. */
export function atNewPrice(cart: Cart, line: CartLine, now: Pick<CartLine, 'price' | 'unit'>): Cart {
  return withLine(cart, line, (each) => ({ ...each, ...now }));
}

/** A line in a language: in the words given, else in its own, from the page on which it was added, else as it was first written. */
export function shownLine(line: CartLine, language: Language, given?: LineWords): ShownLine {
  const words = given ?? (language === sourceLanguage ? undefined : line.translations?.[language]);
  const lang = writtenIn(line, 'name');
  const unitLang = writtenIn(line, 'unit');
  return {
    ...line,
    ...words,
    ...(!words && lang !== language && { lang }),
    ...(line.unit && !words?.unit && unitLang !== language && { unitLang }),
  };
}

function writtenIn({ translations, ...line }: CartLine, name: keyof LineWords): Language {
  return writtenLanguage(line[name] ?? '', (language) => translations?.[language]?.[name]);
}
