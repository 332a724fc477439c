import fc from 'fast-check';
import { application } from '../storage/test-records.ts';

const hostileTexts = [
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  `'; drop table applications; --`,
  '" or 1=1 --',
  '=HYPERLINK("http://evil.example","x")',
  '{{constructor.constructor("return 1")()}}',
  '../../../../etc/passwd',
  '%00%0d%0aset-cookie:a=b',
  '\u202Egnp.exe\u2066\u200F',
  '\uD800 lone \uDFFF',
  '\u0000\u0007\u001B[31m',
  'x'.repeat(10_000),
  '👩‍👩‍👧'.repeat(50),
  'NaN',
  '1e999',
  '__proto__',
  '',
];

/** Text that nobody types: markup, SQL, halves of letters, controls, and whatever chance gives. */
export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

const hostileValue = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, 0, -1, 1e308, true, [], {}) },
);

const spoiledField = fc.constantFrom(...Object.keys(application), 'website', '__proto__', 'extra');

/** An application in which some fields are missing, hostile or of another kind, and others are right. */
export const spoiledApplication = fc
  .record({
    // Few hostile texts, and none missing: many of these are stored.
    fields: fc.oneof(
      fc.dictionary(spoiledField, hostileValue),
      fc.dictionary(spoiledField, hostileText, { maxKeys: 3 }),
    ),
    left: fc.oneof(fc.constant<string[]>([]), fc.subarray(Object.keys(application))),
  })
  .map(({ fields, left }) => ({
    ...Object.fromEntries(Object.entries(application).filter(([field]) => !left.includes(field))),
    ...fields,
  }));

const jsonText = fc.oneof(
  { weight: 6, arbitrary: spoiledApplication.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom('{"a":', '[]', 'null', '"text"', '['.repeat(10_000), '\uFEFF{}') },
);

/** A body: JSON right or wrong, text, or bytes. */
export const hostileBody: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  { weight: 8, arbitrary: jsonText },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }).map((bytes) => new Uint8Array(bytes)) },
);

/** A content type: that of JSON mostly. */
export const hostileContentType = fc.oneof(
  { weight: 5, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'text/plain',
      '',
    ),
  },
);

const headerText = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.trim());

/** Headers that a program may send, with texts that nobody expects. */
export const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'if-modified-since',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-request-id',
  ),
  fc.oneof(headerText, fc.constantFrom('text/html', '*/*', 'br;q=x,gzip', 'bytes=0-', 'bytes=9-1', 'null')),
  { maxKeys: 4 },
);

const known = ['/', '/about', '/shop', '/hostel-enrollment', '/donate', '/gallery', '/cart', '/enrolled'];
const calls = [
  '/api/products',
  '/enrollment/add',
  '/enrolled',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/api',
];
const files = [
  '/assets/x.js',
  '/media/x.avif',
  '/icons/x.png',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
];

const encodedText = hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 3000));
const rawPath = fc.constantFrom(
  '/%',
  '/%ff',
  '/..%2f..%2fetc/passwd',
  '//',
  '/a//b',
  '/%00',
  '/.env',
  '/shop%3F',
  '/\\',
);

/** A query with the parameters that pages know, and others. */
export const hostileQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('q', 'category', 'shown', 'sort', 'type', 'open', 'amount', 'method', 'x'),
      encodedText,
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

/** The path of a call or of a file, right or spoiled. */
export const callPath = spoiledPath([...calls, ...files]);

/** The path of a page, right or spoiled. */
export const pagePath = spoiledPath(known);

function spoiledPath(paths: string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...paths) },
    { weight: 1, arbitrary: rawPath },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...paths), encodedText).map(([path, text]) => `${path}/${text}`),
    },
  );
}
