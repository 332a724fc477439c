import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { feedAddresses } from '../../domain/feed-addresses.ts';
import type { Product } from '../../domain/product.ts';
import { isNotModified } from '../cache/is-not-modified.ts';
import type { ContentNow } from '../open-shown-content.ts';
import { type FeedItem, feedItems, type FeedShop } from './feed-items.ts';
import { feedText } from './feed-text.ts';
import { googleXml } from './google-xml.ts';
import { metaCsv } from './meta-csv.ts';
import { textStream } from './text-stream.ts';

/** A value, `stale` where the current one can't be read. */
type Read<Value> = Promise<{ value: Value; stale: boolean }>;

/** What feeds are made of. */
export type FeedParts = {
  siteUrl: string;
  products: () => Read<Product[]>;
  content: () => Read<Pick<ContentNow, 'facts' | 'messages'>>;
  /** A text that differs after each change of the data or of the release; undefined where nobody knows of changes. */
  revision: () => Promise<string | undefined>;
};

type WriteFeed = (products: Iterable<readonly FeedItem[]>, shop: FeedShop) => Iterable<string>;

/**
 * The shop's products as lists for the catalogues of WhatsApp, Meta and Google, in English. They are written while they are
 * sent, since with thousands of products one of them is larger than the whole cache of responses; the revision of the data,
 * by which that cache works, is their ETag.
 */
export function feeds(parts: FeedParts): Hono {
  const app = new Hono();
  app.get(feedAddresses.meta, (c) => respond(c, parts, 'text/csv; charset=utf-8', metaCsv));
  app.get(feedAddresses.google, (c) => respond(c, parts, 'application/xml; charset=utf-8', googleXml));
  return app;
}

async function respond(c: Context, parts: FeedParts, contentType: string, write: WriteFeed) {
  // Before the products are read: if they change meanwhile, the next request sees another revision.
  const revision = await parts.revision();
  const [products, content] = await Promise.all([parts.products(), parts.content()]);
  const isStale = products.stale || content.stale;
  const etag = revision === undefined || isStale ? undefined : etagOf(revision, parts.siteUrl);
  const headers = {
    'cache-control': isStale ? 'no-store' : 'public, max-age=0, s-maxage=5, must-revalidate',
    ...(etag ? { etag } : {}),
  };
  if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);

  const { facts, messages } = content.value;
  const shop: FeedShop = {
    name: feedText(facts.name, 150),
    description: feedText(messages.en.shell.foundation.description, 5000),
    siteUrl: parts.siteUrl,
  };
  const text = write(itemsOf(products.value, shop), shop);
  return new Response(textStream(text), { headers: { ...headers, 'content-type': contentType } });
}

function* itemsOf(products: readonly Product[], shop: FeedShop): Generator<FeedItem[]> {
  for (const product of products) yield feedItems(product, shop);
}

function etagOf(...parts: readonly string[]): string {
  return `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}
