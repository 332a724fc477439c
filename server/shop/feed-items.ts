import { hash } from 'node:crypto';
import { googleCategory } from '../../domain/shop/category.ts';
import {
  type Choice,
  allChoices,
  choiceWords,
  chosenPicture,
  chosenPrice,
} from '../../domain/shop/choice.ts';
import { isFeedPicture } from '../../domain/shop/feed-pictures.ts';
import { nameWithChoice } from '../../domain/shop/line-words.ts';
import { productPath } from '../../domain/shop/product-path.ts';
import type { Product } from '../../domain/shop/product.ts';
import { idFromName } from '../../domain/values/entry-id.ts';
import { sourceLanguage } from '../../domain/values/languages.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { cleanText } from '../../domain/values/plain-text.ts';
import { rupeesFromPaise } from '../../domain/values/rupees.ts';

/** An entry of a feed, for one choice of a product, within the limits of both Meta and Google; '' for nothing. */
export type FeedItem = {
  id: string;
  /** The id that the choices of one product share; '' where there is nothing to choose. */
  group: string;
  title: string;
  description: string;
  /** Absolute addresses, as those of the pictures are. */
  link: string;
  picture: string;
  morePictures: readonly string[];
  /** Such as `350.00 INR`. */
  price: string;
  inStock: boolean;
  brand: string;
  size: string;
  colour: string;
  /** The number of the category in Google's taxonomy, which Meta reads too. */
  taxonomy: string;
  category: string;
  /** By the names of `feedAttributes`. */
  attributes: Readonly<Record<string, string>>;
};

/** The attributes of a product besides, by the name that both feeds have for one; '' for nothing. */
const attributes: Readonly<Record<string, (product: Product) => string>> = {
  age_group: ({ ageGroup = '' }) => ageGroup,
  gender: ({ gender = '' }) => gender,
};

/** The names of all attributes, in their order. */
export const feedAttributes = Object.keys(attributes);

/** The foundation as the feeds present it; its name is a line of 70 characters at most. */
export type FeedShop = { name: string; description: string; siteUrl: string };

// The shorter of both bounds.
const LONGEST = {
  title: 150,
  choice: 70,
  description: 5000,
  size: 100,
  colour: 40,
  category: 750,
};

/** The items of a product, one for each choice; a choice without a large enough picture or without a price is left out. */
export function feedItems(product: Product, { name, siteUrl }: FeedShop): FeedItem[] {
  const same = {
    inStock: !product.soldOut,
    brand: name,
    taxonomy: googleCategory(product.category),
    category: feedLine(product.category, LONGEST.category),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([attribute, textOf]) => [attribute, textOf(product)]),
    ),
  };
  return allChoices(product)
    .filter((choice) => isFeedPicture(chosenPicture(product, choice)) && chosenPrice(product, choice) > 0)
    .map((choice) => ({ ...same, ...itemOf(product, choice, siteUrl) }));
}

function itemOf(product: Product, choice: Choice, siteUrl: string) {
  const { variant, colour } = choice;
  const picture = chosenPicture(product, choice);
  const words = feedLine(choiceWords(choice).text, LONGEST.choice);
  const title = feedLine(product.name, LONGEST.title - nameWithChoice('', words).length);
  const others = [variant?.imageURL ?? '', product.imageURL].filter(
    (other) => other !== picture && isFeedPicture(other),
  );
  return {
    id: feedId(product, choice),
    group: variant || colour ? feedId(product) : '',
    title: nameWithChoice(title, words),
    description:
      feedText(`${product.description}\n${variant?.description ?? ''}`, LONGEST.description) || title,
    link: siteUrl + localPath(sourceLanguage, productPath(product._id, choice)),
    picture: siteUrl + picture,
    morePictures: [...new Set(others)].map((other) => siteUrl + other),
    price: `${rupeesFromPaise(chosenPrice(product, choice)).toFixed(2)} INR`,
    size: feedLine(variant?.type ?? '', LONGEST.size),
    colour: feedLine(colour?.color ?? '', LONGEST.colour),
  };
}

// Google takes 50 characters, Meta 100.
const FIT = /^[A-Za-z0-9_-]{1,50}$/;
const HASH_LENGTH = 12;
const LONGEST_WORDS = 50 - HASH_LENGTH - 1;

/**
 * The id of a product or of a choice of it: at most 50 letters, digits, `-` and `_`, the same as long as its parts are. The
 * hash tells apart what reads the same without other letters.
 * @example feedId(bag) // 'jute-tote-bag'
 * @example feedId(bag, { variant: large, colour: indigo }) // 'jute-tote-bag-large-indigo-e1cbdc03cd3c'
 */
export function feedId({ _id }: Pick<Product, '_id'>, choice?: Choice): string {
  const parts = [_id, choice?.variant?.type, choice?.colour?.color].filter((part) => part !== undefined);
  if (parts.length === 1 && FIT.test(_id)) return _id;
  const words = idFromName(parts.join(' ')).slice(0, LONGEST_WORDS).replace(/-$/, '');
  const mark = hash('sha256', JSON.stringify(parts)).slice(0, HASH_LENGTH);
  return words ? `${words}-${mark}` : mark;
}

// XML forbids these two besides the controls that `cleanText` drops.
const noCharacters = /[\uFFFE\uFFFF]/g;
const halfALetter = /[\uD800-\uDBFF]$/;

/** A text that a feed may hold, with its line breaks; a longer one than `longest` UTF-16 units ends in `…`. */
export function feedText(text: string, longest: number): string {
  const clean = cleanText(text).replace(noCharacters, '').trim();
  if (clean.length <= longest) return clean;
  return `${clean
    .slice(0, longest - 1)
    .replace(halfALetter, '')
    .trimEnd()}…`;
}

/** The same on one line. */
export function feedLine(text: string, longest: number): string {
  return feedText(text.replace(/\s+/g, ' '), longest);
}

/** How a feed is written: what stands before the items, each item, and what stands after them. */
export type FeedFormat = {
  contentType: string;
  before: (shop: FeedShop) => string;
  items: (items: readonly FeedItem[]) => string;
  after: string;
};

/**
 * A feed in UTF-8, a piece for each batch of products. A batch is read when the receiver has taken the one before it; a
 * receiver that is slow or gone costs nothing.
 */
export function feedStream(
  format: FeedFormat,
  batches: AsyncIterable<readonly Product[]>,
  shop: FeedShop,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = piecesOf(format, batches, shop);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(Buffer.from(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* piecesOf(
  { before, items, after }: FeedFormat,
  batches: AsyncIterable<readonly Product[]>,
  shop: FeedShop,
): AsyncGenerator<string, undefined> {
  yield before(shop);
  for await (const products of batches) yield items(products.flatMap((product) => feedItems(product, shop)));
  yield after;
}
