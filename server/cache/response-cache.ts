import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CacheableRoutes, createCacheKey } from './cache-key.ts';
import {
  type CachedResponse,
  createCachedResponse,
  improveCompression,
  isCacheable,
  sizeOf,
} from './cached-response.ts';
import type { DataRevision } from './data-revision.ts';
import { createRevisionCache } from './revision-cache.ts';
import { sendCachedResponse, toFetchResponse } from './send-cached-response.ts';

const MAX_BYTES = 16 * 1024 * 1024;

/** Renders a response: a Hono app's `fetch`. */
export type Render = (request: Request, env?: object) => Response | Promise<Response>;

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
 * A cache of 16 MB. Only responses whose `Cache-Control` has `s-maxage` are cached; where another one is rendered, or
 * none, the last good response is sent and `log` is called; not where its `s-maxage` is 0, because whom it shows may have
 * withdrawn. `siteUrl` is the origin that pages are rendered for, `maxAgeMs` limits the age of responses whose data has no revision, `onLookup` is told of each hit and miss.
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
  const cache = createRevisionCache<CachedResponse>({
    revision,
    size: { maxSize: MAX_BYTES, sizeOf },
    maxAgeMs,
    log,
  });
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
      const { value, stale } = await cache.fetch(key, load);
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
      // Whether another origin may read a response depends on that origin.
      const key = request.headers.has('origin') ? undefined : cacheKey(request.method, pathname + search);
      if (key === undefined) return next(request, env);
      // Rendered for everyone: from the site's address, known parameters and no header of this visitor.
      return fetchKey(key, request, () => next(new Request(new URL(key, siteUrl)), env));
    },
    respond(request, response) {
      if (request.headers.origin !== undefined) return false;
      const key = cacheKey(request.method ?? '', request.url ?? '');
      if (key === undefined) return false;
      const cached = cache.get(key);
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
