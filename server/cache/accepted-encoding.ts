import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

/** The content encodings of a cached response, the preferred one first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

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
