import * as v from 'valibot';
import { translatedLanguages } from '../values/languages.ts';
import { rupeesFromPaise, rupeesSchema } from '../values/rupees.ts';
import { type Cart, type CartLine, MOST_PIECES, lineKey } from './cart.ts';

const idSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1));
const wholeNumber = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]);
const text = v.fallback(v.string(), '');
const optionalText = v.fallback(v.optional(v.string()), undefined);

// No name of the catalogue is as long.
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const lineWordsSchema = v.object({ name: words, unit: v.exactOptional(words) });
const translationsSchema = v.object(v.entriesFromList(translatedLanguages, v.exactOptional(lineWordsSchema)));

// Earlier versions of the site wrote `_id` or `id`, and `imageURL` or `image`.
const storedLineSchema = v.object({
  _id: v.fallback(v.optional(idSchema), undefined),
  id: v.fallback(v.optional(idSchema), undefined),
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  price: rupeesSchema,
  imageURL: text,
  image: text,
  description: text,
  quantity: v.pipe(wholeNumber, v.integer(), v.minValue(1), v.maxValue(MOST_PIECES)),
  baseProduct: optionalText,
  variantType: optionalText,
  color: optionalText,
  unit: optionalText,
  translations: v.fallback(v.optional(translationsSchema), undefined),
});

/** The readable lines of a stored cart, and a sentence for the log if something could not be read. */
export type StoredCartReading = { cart: Cart; problem: string | undefined };

/** Reads the text stored under `cart`: a line that can't be read is dropped, the rest survives; nothing throws. */
export function readStoredCart(stored: string | null): StoredCartReading {
  if (stored === null || stored === '') return { cart: [], problem: undefined };
  const rows = parsedArray(stored);
  if (!rows) return { cart: [], problem: 'The stored cart is not a list; the cart starts empty.' };
  const lines = rows.map(readLine).filter((line) => line !== undefined);
  const dropped = rows.length - lines.length;
  const problem = dropped ? `Left out of the stored cart: ${dropped} of ${rows.length} lines.` : undefined;
  return { cart: withEachLineOnce(lines), problem };
}

/** The text to store under `cart`: the lines with prices in rupees, under the names of all versions of the site. */
export function storedCart(cart: Cart): string {
  return JSON.stringify(
    cart.map((line) => ({
      ...line,
      _id: line.id,
      image: line.imageURL,
      price: rupeesFromPaise(line.price),
    })),
  );
}

function parsedArray(stored: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readLine(row: unknown): CartLine | undefined {
  const reading = v.safeParse(storedLineSchema, row);
  if (!reading.success) return undefined;
  const {
    _id,
    id: otherId,
    imageURL,
    image,
    baseProduct,
    variantType,
    color,
    unit,
    translations,
    ...rest
  } = reading.output;
  const id = _id ?? otherId;
  if (id === undefined) return undefined;
  return {
    ...rest,
    id,
    imageURL: imageURL || image,
    baseProduct: baseProduct ?? id,
    ...(variantType ? { variantType } : {}),
    ...(color ? { color } : {}),
    ...(unit ? { unit } : {}),
    ...(translations ? { translations } : {}),
  };
}

function withEachLineOnce(lines: CartLine[]): Cart {
  const byKey = new Map<string, CartLine>();
  for (const line of lines) {
    const before = byKey.get(lineKey(line));
    const quantity = Math.min(line.quantity + (before?.quantity ?? 0), MOST_PIECES);
    byKey.set(lineKey(line), { ...(before ?? line), quantity });
  }
  return [...byKey.values()];
}
