import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

// For a page of 100 kB: 9 takes 3 ms, 10 takes 40 and saves a twentieth, 11 takes 100 and saves a twelfth.
const QUICK = { quality: 9, window: 16 };
const BETTER = { quality: 10, window: 22 };
const BEST = { quality: 11, window: 22 };

const PER_REQUEST = ['connection', 'content-length', 'date', 'etag', 'transfer-encoding', 'x-request-id'];
const OF_THE_BODY = ['content-type', 'content-encoding', 'content-length'];

/** Header names in lower case with their values, as both `writeHead` and `new Headers` take them. */
type HeaderRecord = Record<string, string>;

/** A body with all its response's headers. */
export type EncodedBody = { headers: HeaderRecord; body: Buffer<ArrayBuffer> };

/** A whole response in memory, its body in each encoding. */
export type CachedResponse = {
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
export function isCacheable({ status, headers }: Response): boolean {
  if (![200, 404, 410].includes(status) || headers.has('set-cookie')) return false;
  return (headers.get('cache-control') ?? '').includes('s-maxage');
}

/** Reads a response whole and compresses it, quickly. */
export async function createCachedResponse(response: Response): Promise<CachedResponse> {
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
export async function improveCompression({ encoded }: CachedResponse, isPage: boolean): Promise<void> {
  const body = await brotli(encoded.identity.body, isPage ? BEST : BETTER);
  encoded.br = encodedBody(encoded.br.headers, body);
}

/** The memory that a cached response takes, in bytes, without its headers. */
export function sizeOf({ encoded }: CachedResponse): number {
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
