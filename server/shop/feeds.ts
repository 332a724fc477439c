import { type Context, Hono } from 'hono';
import { hash } from 'node:crypto';
import type { ContentNow } from '../../back-office/texts/open-shown-content.ts';
import { feedAddresses } from '../../domain/shop/feed-addresses.ts';
import type { Product } from '../../domain/shop/product.ts';
import type { ProductRepository } from '../../storage/entries/catalogue-repository.ts';
import { isNotModified } from '../cache/is-not-modified.ts';
import { googleXml, metaCsv } from './feed-formats.ts';
import { type FeedFormat, type FeedShop, feedLine, feedStream, feedText } from './feed-items.ts';

/** The sources of the feeds. */
type FeedParts = {
  siteUrl: string;
  /** All products in order, in batches; rejects where they can't be read. */
  products: () => Promise<AsyncIterable<readonly Product[]>>;
  /** The content that visitors read now; `stale` where that is not known. */
  content: () => Promise<{ value: Pick<ContentNow, 'facts' | 'messages'>; stale: boolean }>;
  /** A text that differs after each change of the data or of the release. */
  revision: () => Promise<string>;
};

/**
 * The shop's products as lists for the catalogues of WhatsApp, Meta and Google, in English. They are written while they are
 * sent, since that of a large shop would fill the cache of responses and the memory; the revision of the data, by which that
 * cache works, is their ETag.
 */
export function feeds(parts: FeedParts): Hono {
  const app = new Hono();
  app.get(feedAddresses.meta, (c) => respond(c, parts, metaCsv));
  app.get(feedAddresses.google, (c) => respond(c, parts, googleXml));
  return app;
}

async function respond(c: Context, parts: FeedParts, format: FeedFormat): Promise<Response> {
  // Before anything else is read: if that changes meanwhile, the next request sees another revision.
  const revision = await parts.revision();
  const { value, stale } = await parts.content();
  const etag = stale ? undefined : etagOf(revision, parts.siteUrl);
  const headers = {
    'cache-control': stale ? 'no-store' : 'public, max-age=0, s-maxage=5, must-revalidate',
    ...(etag ? { etag } : {}),
  };
  if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);

  const shop: FeedShop = {
    name: feedLine(value.facts.name, 70),
    description: feedText(value.messages.en.shell.foundation.description, 5000),
    siteUrl: parts.siteUrl,
  };
  const body = feedStream(format, await parts.products(), shop);
  return new Response(body, { headers: { ...headers, 'content-type': format.contentType } });
}

function etagOf(...parts: readonly string[]): string {
  return `W/"${hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22)}"`;
}

// So few that other requests wait for some milliseconds only.
const BATCH = 50;

/**
 * All products of the database in the catalogue's order, some at a time: thousands are never in memory together. `shown` leaves
 * out what visitors may not see.
 */
export async function productBatches(
  products: ProductRepository,
  shown: (product: Product) => Product,
): Promise<AsyncIterable<Product[]>> {
  return batchesOf(products, await products.places(), shown);
}

async function* batchesOf(
  products: ProductRepository,
  places: readonly { id: string }[],
  shown: (product: Product) => Product,
): AsyncGenerator<Product[]> {
  for (let at = 0; at < places.length; at += BATCH) {
    const ids = places.slice(at, at + BATCH).map(({ id }) => id);
    yield (await products.findMany(ids)).map(({ item }) => shown(item));
  }
}
