import { pageParameters } from '../../web/page-parameters.ts';

const LONGEST_SEARCH = 500;

/**
 * The address under which an answer is kept: the path and the parameters that its page knows, in one order, so that
 * an unknown parameter makes no new entry. Undefined for what is never kept: posts, /enrolled, files, unknown paths.
 * @example answerKey('GET', '/shop?utm=1&q=bag') // '/shop?q=bag'
 */
export function answerKey(method: string, address: string): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  const known = knownParameters(path);
  if (!known) return undefined;
  if (mark < 0 || known.length === 0) return path;

  const given = new URLSearchParams(address.slice(mark));
  const kept = new URLSearchParams();
  for (const name of known) {
    // A form may send one name twice: a choice, and a field typed beside it.
    for (const value of given.getAll(name).slice(0, 2)) if (value) kept.append(name, value);
  }
  const query = kept.toString();
  if (query.length > LONGEST_SEARCH) return undefined;
  return query ? `${path}?${query}` : path;
}

function knownParameters(path: string): readonly string[] | undefined {
  if (path === '/api/products') return [];
  if (Object.hasOwn(pageParameters, path)) return pageParameters[path];
  if (!path.endsWith('.data')) return undefined;
  // What a page within the site fetches for the next page.
  const page = path === '/_.data' ? '/' : path.slice(0, -'.data'.length);
  return Object.hasOwn(pageParameters, page) ? [...(pageParameters[page] ?? []), '_routes'] : undefined;
}
