import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import { RETRY_AFTER_SECONDS } from '../api/error-response.ts';
import { isBrokenOff } from '../domain/values/broken-off.ts';
import { isPercentEncodedUtf8, utf8Text } from '../domain/values/utf8.ts';
import { isUnavailable } from '../storage/database/is-unavailable.ts';
import type { Messages } from '../texts/schemas/messages.ts';
import { type Log, requestLog } from './log.ts';
import { securityHeaders } from './security-headers.ts';

// For programs: pages and calls have words of their own.
const UNAVAILABLE = 'Try again later';

export type Answer = (request: Request, env: object) => Response | Promise<Response>;

/** Which request goes where: to a file, to a call or to a page. */
export function siteRoutes(parts: {
  api: Answer;
  pages: Answer;
  /** The staff desk, where this site has one: all below /desk. */
  desk: Answer | undefined;
  discovery: Hono;
  /** The lists of products for other shops, where this site keeps the products. */
  feeds: Hono | undefined;
  files: Hono;
  /** The sentences to answer with, as they are now, in the language of the page. */
  messages: (c: Context) => Messages['api'];
  siteUrl: string;
  /** Whether other origins may show the pictures. */
  sharesPictures: boolean;
  log: Log;
}): Hono<{ Bindings: object }> {
  const { api, pages, desk, messages, siteUrl, sharesPictures, log } = parts;
  const site = new Hono<{ Bindings: object }>();
  // The id is always our own: one that is sent could say anything, and goes to the log.
  site.use(
    requestId({ headerName: '' }),
    requestLog(log),
    securityHeaders(siteUrl, sharesPictures),
    compress(),
    async (c, next) => {
      await next();
      // Whatever could not answer; a crawler that is told so keeps what it has.
      if (c.res.status === 503 && !c.res.headers.has('retry-after'))
        c.res.headers.set('retry-after', RETRY_AFTER_SECONDS);
    },
  );
  site.route('/', parts.discovery);
  if (parts.feeds) site.route('/', parts.feeds);
  site.route('/', parts.files);
  for (const path of ['/api/*', '/enrollment/*', '/healthz', '/readyz']) {
    site.all(path, (c) => api(c.req.raw, c.env));
  }
  for (const path of ['/enrolled', '/enrolled/']) {
    site.all(path, (c) => (wantsPage(c.req.raw) ? pages : api)(c.req.raw, c.env));
  }
  // Browsers name the origin of a form; behind a proxy it is that of SITE_URL, not of this request. The site may have other
  // names, but no page that came without https is the site's own where that has https.
  const own = new URL(siteUrl);
  const isOwn = (origin: string, c: Context) => {
    if (!URL.canParse(origin)) return false;
    const { protocol, host } = new URL(origin);
    return protocol === own.protocol && (host === own.host || host === c.req.header('host'));
  };
  // Old browsers name neither origin nor `Sec-Fetch-Site`, but the page: `securityHeaders` lets them.
  const ofOtherBrowsers = csrf({ origin: isOwn });
  const onlyOwn: MiddlewareHandler = (c, next) => {
    const isOld = c.req.header('origin') === undefined && c.req.header('sec-fetch-site') === undefined;
    return isOld && isOwn(c.req.header('referer') ?? '', c) ? next() : ofOtherBrowsers(c, next);
  };
  site.post('/desk/*', onlyOwn, noOtherTypes(messages));
  if (desk) for (const path of ['/desk', '/desk/*']) site.all(path, (c) => desk(c.req.raw, c.env));
  site.post('*', ...onlyForms(messages), onlyOwn);
  site.on(['GET', 'HEAD', 'POST'], '*', (c) => pages(c.req.raw, c.env));
  site.all('*', (c) => c.text(messages(c).methodNotAllowed, 405, { allow: 'GET, HEAD, POST' }));
  site.onError((error, c) => {
    // Thrown by `csrf`.
    if (error instanceof HTTPException && error.status === 403)
      return /^\/desk(\/|$)/.test(c.req.path)
        ? c.text(messages(c).foreignForm, 403)
        : pages(c.req.raw, { ...c.env, isRefused: true });
    if (isBrokenOff(error)) return c.text(messages(c).formUnreadable, 400);
    log.error({ err: error, path: c.req.path }, 'a request failed');
    return isUnavailable(error) ? c.text(UNAVAILABLE, 503) : c.json({ message: messages(c).failed }, 500);
  });
  return site;
}

/**
 * Whether a request to an address that is both a page and a call asks for the page: only when it names `text/html`.
 * A browser names it; `fetch` and other programs that accept anything get the JSON.
 */
export function wantsPage(request: Request): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && (request.headers.get('accept') ?? '').includes('text/html');
}

// A form of a page, percent-encoded: nine bytes for a letter of Devanagari.
const MAX_FORM_BYTES = 64 * 1024;

// The largest form has about ten; parsing thousands takes the time of other visitors.
const MAX_FIELDS = 100;

// The separator between two fields of a form, by its type.
const separators: ReadonlyMap<string, string> = new Map([
  ['application/x-www-form-urlencoded', '&'],
  ['multipart/form-data', '\n--'],
]);

/**
 * Lets only what browsers post from a page pass: at most 64 kB and 100 fields (else 413), as a form (else 415), whole and in
 * UTF-8 (else 400).
 */
function onlyForms(messages: (c: Context) => Messages['api']): [MiddlewareHandler, MiddlewareHandler] {
  return [
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => c.text(messages(c).bodyTooLarge, 413) }),
    async (c, next) => {
      const type = contentType(c) ?? '';
      const separator = separators.get(type);
      if (separator === undefined) return c.text(messages(c).formUnreadable, 415);
      // Read here, from copies: a page that can't read its form would take that for its own mistake.
      const bytes = await c.req.raw
        .clone()
        .arrayBuffer()
        .catch(() => new ArrayBuffer());
      const body = utf8Text(bytes);
      if (body === undefined) return c.text(messages(c).formUnreadable, 400);
      if (body.split(separator, MAX_FIELDS + 1).length > MAX_FIELDS)
        return c.text(messages(c).bodyTooLarge, 413);
      if (separator === '&' && !isPercentEncodedUtf8(body)) return c.text(messages(c).formUnreadable, 400);
      const isWhole = await c.req.raw
        .clone()
        .formData()
        .then(
          () => true,
          () => false,
        );
      return isWhole ? next() : c.text(messages(c).formUnreadable, 400);
    },
  ];
}

/** Refuses what is posted as anything but a form with 415; what says no type, such as a call without a body, passes. */
function noOtherTypes(messages: (c: Context) => Messages['api']): MiddlewareHandler {
  return async (c, next) => {
    const type = contentType(c);
    return type === undefined || separators.has(type) ? next() : c.text(messages(c).formUnreadable, 415);
  };
}

function contentType(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}
