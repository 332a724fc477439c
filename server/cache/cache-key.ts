/** Addresses whose responses may be cached, and the query parameters that each one knows; `/shop/:id` is any path below /shop. */
export type CacheableRoutes = readonly { path: string; parameters: readonly string[]; cached: boolean }[];

/** The cache key of a request; undefined where its response is never cached. `url` is the path and the query. */
export type CacheKey = (method: string, url: string) => string | undefined;

const MAX_QUERY_LENGTH = 500;
const MAX_VALUES = 2;

/**
 * Gives the function that makes cache keys: the path and the known parameters in one order, so that unknown parameters
 * make no new entries. There is no key for other methods than GET and HEAD, for other paths and for very long queries.
 * @example createCacheKey(pages)('GET', '/shop?utm=1&q=bag') // '/shop?q=bag'
 */
export function createCacheKey(routes: CacheableRoutes): CacheKey {
  const cached = routes.filter((route) => route.cached);
  const parametersOf = new Map(cached.map(({ path, parameters }) => [path, parameters]));

  return (method, url) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const queryStart = url.indexOf('?');
    const path = queryStart < 0 ? url : url.slice(0, queryStart);
    const parameters = parametersOf.get(path) ?? parametersOf.get(path.replace(/[^/]+$/, ':id'));
    if (!parameters) return undefined;
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
