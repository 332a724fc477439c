import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createHash } from 'node:crypto';

// JSON, pictures and sentences have nothing to load; a page names its own policy.
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// A browser heeds these on what it opens as a page. A drawing in SVG can be opened as one; other pictures, scripts,
// styles, fonts and the manifest can't, and on a slow network a page's twenty files would carry some 10 kB of them.
const PAGES_ONLY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];
const NEVER_A_PAGE = /^(image\/(?!svg)|font\/|text\/css|text\/javascript|application\/manifest\+json)/;

/**
 * The headers that every answer carries, those for pages left out where a file can't be one; `sharesPictures` is for a
 * site whose pictures another site's pages show.
 */
export function securityHeaders(siteUrl: string, sharesPictures: boolean): MiddlewareHandler {
  const common = secureHeaders({
    // Hono's default `no-referrer` makes browsers post forms with `Origin: null`, which the check against foreign forms refuses.
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: siteUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    // Of browsers and plug-ins that are gone.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    // A page that shares its process with no other site gains nothing by asking for one of its own.
    originAgentCluster: false,
  });
  return async (c, next) => {
    let own: string | null = null;
    await common(c, async () => {
      await next();
      own = c.res.headers.get('referrer-policy');
    });
    const { headers } = c.res;
    // A page that tells less of its address than all do keeps its own.
    if (own !== null) headers.set('referrer-policy', own);
    if (NEVER_A_PAGE.test(headers.get('content-type') ?? '')) {
      for (const name of PAGES_ONLY) headers.delete(name);
    } else if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING);
    if (sharesPictures && c.req.path.startsWith('/media/'))
      headers.set('cross-origin-resource-policy', 'cross-origin');
  };
}

/** Where a page may reach beyond its own origin. */
export type Reach = {
  /** Origins that the page's scripts may call: the backend, where it is another one. */
  calls: readonly string[];
  /** Sources of pictures other than our own. */
  pictures: readonly string[];
};

/** The texts that stand in a document itself. */
export type InlineTexts = { scripts: readonly string[]; styles: readonly string[] };

/** The strictest policy under which a page works: its inline scripts and styles are named by their hashes. */
export function contentSecurityPolicy(inline: InlineTexts, reach: Reach): string {
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...inline.scripts.map(hashSource)]),
    directive('style-src', ["'self'", ...inline.styles.map(hashSource)]),
    directive('img-src', ["'self'", 'data:', ...reach.pictures]),
    "font-src 'self'",
    directive('connect-src', ["'self'", ...reach.calls]),
    "manifest-src 'self'",
    // An order sent without JavaScript is a form that this server redirects to WhatsApp.
    "form-action 'self' https://wa.me https://api.whatsapp.com",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of a page that is only looked at: it runs no script, sends no form and reaches nothing but pictures. */
export function previewPolicy(styles: readonly string[], pictures: readonly string[]): string {
  return [
    "default-src 'none'",
    directive('style-src', ["'self'", ...styles.map(hashSource)]),
    directive('img-src', ["'self'", 'data:', ...pictures]),
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function directive(name: string, sources: string[]): string {
  return [name, ...new Set(sources)].join(' ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
