import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type HeaderPairs, type ReadyAnswer, readyAnswer } from './ready-answer.ts';

const EACH_TIME = new Set(['date', 'connection', 'content-length', 'transfer-encoding', 'x-request-id']);

// The first visitor should not wait: the highest quality takes some 150 ms for a page, and saves a twelfth.
const QUICK = 9;
const DENSEST = constants.BROTLI_MAX_QUALITY;

/** The forms in which a body can leave, in the order of preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body as it leaves, with all headers that describe it; and the whole answer and the 304 that they make. */
export type KeptForm = {
  headers: HeaderPairs;
  body: Buffer;
  ready: { whole: ReadyAnswer; unchanged: ReadyAnswer };
};

/** An answer kept whole. */
export type KeptAnswer = {
  status: number;
  etag: string;
  forms: Record<Encoding, KeptForm>;
  bytes: number;
};

/** Whether an answer says of itself that it is the same for everyone. */
export function isForEveryone(response: Response): boolean {
  const isWhole = response.status === 200 || response.status === 404;
  return isWhole && (response.headers.get('cache-control') ?? '').includes('s-maxage');
}

/** Reads an answer whole and compresses it; `compress` is off for one that is not going to be kept. */
export async function keptAnswer(response: Response, compress: boolean): Promise<KeptAnswer> {
  const identity = Buffer.from(await response.arrayBuffer());
  const bodies = compress
    ? {
        identity,
        br: await brotli(identity, QUICK),
        gzip: await promisify(gzip)(identity),
      }
    : { identity, br: identity, gzip: identity };
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const common = commonHeaders(response.headers);
  const form = (encoding: Encoding): KeptForm => {
    const encoded = compress && encoding !== 'identity';
    const body = bodies[encoding];
    const headers = [...common];
    // Browsers ask for no missing page again.
    if (response.status === 200) headers.push(['etag', `"${etag}-${encoding}"`]);
    if (encoded) headers.push(['content-encoding', encoding]);
    headers.push(['content-length', String(body.length)]);
    return keptForm(response.status, headers, body);
  };
  return {
    status: response.status,
    etag,
    forms: { br: form('br'), gzip: form('gzip'), identity: form('identity') },
    // Each may be kept ready to be sent besides.
    bytes: 2 * (identity.length + bodies.br.length + bodies.gzip.length),
  };
}

/** Compresses a kept answer's brotli form as far as it goes, outside the server's own thread. */
export async function compressDensely({ status, etag, forms }: KeptAnswer): Promise<void> {
  const body = await brotli(forms.identity.body, DENSEST);
  const headers = forms.br.headers.map(([name, value]): [string, string] => {
    // Other bytes under the same address need another tag.
    if (name === 'etag') return [name, `"${etag}-br${DENSEST}"`];
    return [name, name === 'content-length' ? String(body.length) : value];
  });
  forms.br = keptForm(status, headers, body);
}

function keptForm(status: number, headers: HeaderPairs, body: Buffer): KeptForm {
  const whole = readyAnswer(status, headers, body);
  const unchanged = readyAnswer(304, withoutBody(headers));
  return { headers, body, ready: { whole, unchanged } };
}

/** The headers of a 304, which has no body to describe. */
export function withoutBody(headers: HeaderPairs): HeaderPairs {
  return headers.filter(([name]) => !OF_THE_BODY.has(name));
}

const OF_THE_BODY = new Set(['content-type', 'content-encoding', 'content-length']);

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return promisify(brotliCompress)(body, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  });
}

function commonHeaders(headers: Headers): HeaderPairs {
  const vary = new Set((headers.get('vary') ?? '').split(/,\s*/).filter(Boolean)).add('Accept-Encoding');
  const kept = Array.from(headers).filter(
    ([name]) => !EACH_TIME.has(name) && name !== 'vary' && name !== 'etag',
  );
  return [...kept, ['vary', [...vary].join(', ')]];
}

/** The form of an answer that a request can take. */
export function acceptedEncoding(acceptEncoding: string | null | undefined): Encoding {
  return encodings.memo(acceptEncoding ?? '');
}

// Browsers say one of a few sentences, and reading it anew is a tenth of what a kept answer costs.
const encodings = new LRUCache<string, Encoding>({ max: 100, memoMethod: readEncoding });

function readEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding.split(',').map((each) => each.trim().split(/\s*;\s*q=/));
  const takes = (encoding: Encoding) => accepted.some(([name, q]) => name === encoding && Number(q ?? 1) > 0);
  return ENCODINGS.find(takes) ?? 'identity';
}

/** Whether the asker has this very answer already, whatever form it came in. */
export function isKnownToAsker(answer: KeptAnswer, ifNoneMatch: string | null | undefined): boolean {
  return answer.status === 200 && (ifNoneMatch ?? '').includes(`"${answer.etag}-`);
}
