import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type DataRevision, createRevisionCache } from '../../storage/database/revision-cache.ts';
import { isNotModified } from './is-not-modified.ts';

// Searches and addresses of products can be made up without end, and must push no page out. The pages take 4 MB.
const MAX_BYTES = { pages: 6 * 1024 * 1024, madeUp: 10 * 1024 * 1024 };

/** Renders a response: a Hono app's `fetch`. */
type Render = (request: Request, env?: object) => Response | Promise<Response>;

/** Responses that are the same for everyone, rendered once for each revision of the data. */
export type ResponseCache = {
  /** Responds from the cache; renders by `next` what is missing or outdated there, and all that is never cached. */
  fetch(request: Request, env: object, next: Render): Promise<Response>;
  /** Responds with what is cached under `key` for many addresses (the 404 page), rendered by `render` if need be. */
  fetchKey(key: string, request: Request, render: () => Response | Promise<Response>): Promise<Response>;
  /** Responds synchronously from the cache; false, with nothing sent, where that is not possible. */
  respond(request: IncomingMessage, response: ServerResponse): boolean;
};

/**
 * A cache of 16 MB, 10 of them for addresses that can be made up: those with a query, or of a product. Only responses whose
 * `Cache-Control` has `s-maxage` are cached; where another one is rendered, or none, the last good response is sent and `log` is
 * called; not where its `s-maxage` is 0, because whom it shows may have withdrawn. `siteUrl` is the origin that pages are rendered
 * for, `maxAgeMs` limits the age of responses whose data has no revision, `onLookup` is told of each hit and miss.
 */
export function createResponseCache(options: {
  revision: DataRevision;
  routes: CacheableRoutes;
  siteUrl: string;
  maxAgeMs?: number | undefined;
  log: (problem: string, cause: unknown) => void;
  onLookup?: ((hit: boolean) => void) | undefined;
}): ResponseCache {
  const { revision, routes, siteUrl, maxAgeMs, log, onLookup } = options;
  const cacheKey = createCacheKey(routes);
  const paths = new Set(routes.map(({ path }) => path));
  const isMadeUp = (key: string) => key.includes('?') || paths.has(key.replace(/[^/]+$/, ':id'));
  const cacheOfSize = (maxSize: number) =>
    createRevisionCache<CachedResponse>({ revision, size: { maxSize, sizeOf }, maxAgeMs, log });
  const pages = cacheOfSize(MAX_BYTES.pages);
  const madeUp = cacheOfSize(MAX_BYTES.madeUp);
  const cacheOf = (key: string) => (isMadeUp(key) ? madeUp : pages);
  // One response after the other, so that compression leaves processors to rendering.
  let compression = Promise.resolve();

  // The second request shows that an address is worth a better compression: most searches are made once.
  function onHit(key: string, response: CachedResponse): void {
    onLookup?.(true);
    if (response.isImproved) return;
    response.isImproved = true;
    const isPage = response.status === 200 && !key.includes('?');
    compression = compression
      .then(() => improveCompression(response, isPage))
      .catch((cause: unknown) => log('a response can’t be compressed', cause));
  }

  async function fetchKey(key: string, request: Request, render: () => Response | Promise<Response>) {
    let hit = true;
    const load = async () => {
      hit = false;
      onLookup?.(false);
      return renderCacheable(await render());
    };
    try {
      const { value, stale } = await cacheOf(key).fetch(key, load);
      if (stale && !value.mayBeStale) return await render();
      if (hit) onHit(key, value);
      return toFetchResponse(value, request);
    } catch (error) {
      if (error instanceof NotCacheable) return error.response.clone();
      throw error;
    }
  }

  return {
    fetchKey,
    async fetch(request, env, next) {
      const { pathname, search } = new URL(request.url);
      const key = cacheKey(request.method, pathname + search, request.headers.get('origin'));
      if (key === undefined) return next(request, env);
      // Rendered for everyone: from the site's address, known parameters and no header of this visitor.
      return fetchKey(key, request, () => next(new Request(new URL(key, siteUrl)), env));
    },
    respond(request, response) {
      const key = cacheKey(request.method ?? '', request.url ?? '', request.headers.origin);
      if (key === undefined) return false;
      const cached = cacheOf(key).get(key);
      if (!cached) return false;
      onHit(key, cached);
      sendCachedResponse(cached, request, response);
      return true;
    },
  };
}

/** A response that is not cached: each of those who waited for it gets a copy. */
class NotCacheable extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`the response has status ${response.status} and is not cacheable`);
    this.response = response;
  }
}

async function renderCacheable(response: Response): Promise<CachedResponse> {
  if (!isCacheable(response)) throw new NotCacheable(response);
  return createCachedResponse(response);
}

/** Sends a cached response over Node's own response, in the form that the request accepts. */
function sendCachedResponse(
  { status, etag, encoded, notModifiedHeaders }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (isNotModified(request.headers['if-none-match'], etag)) {
    response.writeHead(304, notModifiedHeaders).end();
    return;
  }
  const { headers, body } = encoded[acceptedEncoding(request.headers['accept-encoding'])];
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** A cached response as a Fetch `Response`, in the form that the request accepts. */
function toFetchResponse(
  { status, etag, encoded, notModifiedHeaders }: CachedResponse,
  request: Request,
): Response {
  if (isNotModified(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: notModifiedHeaders });
  const { headers, body } = encoded[acceptedEncoding(request.headers.get('accept-encoding'))];
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

// For a page of 100 kB: 9 takes 3 ms, 10 takes 40 and saves a twentieth, 11 takes 100 and saves a twelfth.
const QUICK = { quality: 9, window: 16 };
const BETTER = { quality: 10, window: 22 };
const BEST = { quality: 11, window: 22 };

const PER_REQUEST = ['connection', 'content-length', 'date', 'etag', 'transfer-encoding', 'x-request-id'];
const OF_THE_BODY = ['content-type', 'content-encoding', 'content-length'];

/** Header names in lower case with their values, as both `writeHead` and `new Headers` take them. */
type HeaderRecord = Record<string, string>;

/** A body with all its response's headers. */
type EncodedBody = { headers: HeaderRecord; body: Buffer<ArrayBuffer> };

/** A whole response in memory, its body in each encoding. */
type CachedResponse = {
  status: number;
  /** Weak, since it is the same for all encodings; undefined where a response can't be revalidated. */
  etag: string | undefined;
  encoded: Record<Encoding, EncodedBody>;
  /** Whether it may stand in for a newer one that can't be rendered. */
  mayBeStale: boolean;
  /** The headers of a 304. */
  notModifiedHeaders: HeaderRecord;
  /** Whether its brotli body is a small one, or is about to be replaced by it. */
  isImproved: boolean;
};

/** Whether a response says by `s-maxage` that it is the same for everyone; one that sets a cookie never is. */
function isCacheable({ status, headers }: Response): boolean {
  if (![200, 404, 410].includes(status) || headers.has('set-cookie')) return false;
  return (headers.get('cache-control') ?? '').includes('s-maxage');
}

/** Reads a response whole and compresses it, quickly. */
async function createCachedResponse(response: Response): Promise<CachedResponse> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([brotli(identity, QUICK), promisify(gzip)(identity)]);
  const headers = commonHeaders(response.headers);
  // A precondition counts for a success only: there is no 304 for a 404.
  const etag = response.status === 200 ? `W/"${hashOf(identity)}"` : undefined;
  if (etag) headers['etag'] = etag;
  const notModified = Object.entries(headers).filter(([name]) => !OF_THE_BODY.includes(name));
  return {
    status: response.status,
    etag,
    mayBeStale: !/s-maxage=0\b/.test(headers['cache-control'] ?? ''),
    encoded: {
      br: encodedBody({ ...headers, 'content-encoding': 'br' }, br),
      gzip: encodedBody({ ...headers, 'content-encoding': 'gzip' }, gz),
      identity: encodedBody(headers, identity),
    },
    notModifiedHeaders: Object.fromEntries(notModified),
    isImproved: false,
  };
}

/**
 * Replaces the brotli body by a smaller one; the compression runs outside the main thread. The smallest one is for pages:
 * searches and addresses of nothing can be made up without end, so they may cost less.
 */
async function improveCompression({ encoded }: CachedResponse, isPage: boolean): Promise<void> {
  const body = await brotli(encoded.identity.body, isPage ? BEST : BETTER);
  encoded.br = encodedBody(encoded.br.headers, body);
}

/** The memory that a cached response takes, in bytes, without its headers. */
function sizeOf({ encoded }: CachedResponse): number {
  return encoded.br.body.length + encoded.gzip.body.length + encoded.identity.body.length;
}

function encodedBody(headers: HeaderRecord, body: Buffer<ArrayBuffer>): EncodedBody {
  return { headers: { ...headers, 'content-length': String(body.length) }, body };
}

function commonHeaders(headers: Headers): HeaderRecord {
  const vary = new Set((headers.get('vary') ?? '').split(/,\s*/).filter(Boolean)).add('Accept-Encoding');
  const common = Array.from(headers).filter(([name]) => !PER_REQUEST.includes(name));
  return { ...Object.fromEntries(common), vary: [...vary].join(', ') };
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

// With a window of more than 64 kB (16 bits) quality 9 takes 30 MB of memory and, to clear them, 50 times as long.
function brotli(body: Buffer, { quality, window }: typeof QUICK): Promise<Buffer<ArrayBuffer>> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** The content encodings of a cached response, the preferred one first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The encoding with the highest q-value in an `Accept-Encoding` header; br before gzip where they are equal. */
export function acceptedEncoding(acceptEncoding: string | null | undefined): Encoding {
  return negotiated.memo(acceptEncoding ?? '');
}

// Browsers send a handful of different headers; parsing one takes longer than the rest of a cache hit's decisions.
const negotiated = new LRUCache<string, Encoding>({ max: 100, memoMethod: negotiate });

function negotiate(acceptEncoding: string): Encoding {
  const accepted = parseAccept(acceptEncoding.toLowerCase());
  const quality = (encoding: Encoding) => {
    const match = accepted.find(({ type }) => type === encoding) ?? accepted.find(({ type }) => type === '*');
    // Without another match identity is sent, also to clients that refuse it: they can't be served otherwise.
    return (match?.q ?? 0) || (encoding === 'identity' ? Number.MIN_VALUE : 0);
  };
  return ENCODINGS.reduce((best, encoding) => (quality(encoding) > quality(best) ? encoding : best));
}

/**
 * Addresses whose responses may be cached, and the query parameters that each one knows; `/shop/:id` is any path below /shop.
 * Whether another origin may read a response of one with `answersOrigins` depends on that origin.
 */
type CacheableRoutes = readonly {
  path: string;
  parameters: readonly string[];
  cached: boolean;
  answersOrigins?: boolean;
}[];

/** The cache key of a request; undefined where its response is never cached. `url` is the path and the query. */
type CacheKey = (method: string, url: string, origin?: string | null) => string | undefined;

const MAX_QUERY_LENGTH = 500;
const MAX_VALUES = 2;

/**
 * Gives the function that makes cache keys: the path and the known parameters in one order, so that unknown parameters
 * make no new entries. There is no key for other methods than GET and HEAD, for other paths, for very long
 * queries, and for another origin where it is answered for itself.
 * @example createCacheKey(pages)('GET', '/shop?utm=1&q=bag') // '/shop?q=bag'
 */
export function createCacheKey(routes: CacheableRoutes): CacheKey {
  const cached = routes.filter((route) => route.cached);
  const parametersOf = new Map(cached.map(({ path, parameters }) => [path, parameters]));
  const answersOrigins = new Set(cached.filter((route) => route.answersOrigins).map(({ path }) => path));

  return (method, url, origin) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const queryStart = url.indexOf('?');
    const path = queryStart < 0 ? url : url.slice(0, queryStart);
    const parameters = parametersOf.get(path) ?? parametersOf.get(path.replace(/[^/]+$/, ':id'));
    if (!parameters || (typeof origin === 'string' && answersOrigins.has(path))) return undefined;
    if (queryStart < 0 || parameters.length === 0) return path;
    const query = knownQuery(url.slice(queryStart), parameters);
    if (query.length > MAX_QUERY_LENGTH) return undefined;
    return query ? `${path}?${query}` : path;
  };
}

function knownQuery(query: string, parameters: readonly string[]): string {
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of parameters) {
    // A form can send one name twice: a radio button, and a text field for another value.
    for (const value of given.getAll(name).slice(0, MAX_VALUES)) if (value) known.append(name, value);
  }
  return known.toString();
}
