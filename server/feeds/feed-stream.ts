import type { Product } from '../../domain/product.ts';
import { type FeedItem, feedItems, type FeedShop } from './feed-items.ts';

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
