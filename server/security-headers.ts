import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

// JSON, pictures and sentences have nothing to load; a page names its own policy.
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers that every answer carries; `sharesPictures` is for a site whose pictures another site's pages show. */
export function securityHeaders(siteUrl: string, sharesPictures: boolean): MiddlewareHandler {
  const common = secureHeaders({
    // Hono's default `no-referrer` makes browsers post forms with `Origin: null`, which React Router refuses.
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: siteUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      displayCapture: [],
    },
  });
  return async (c, next) => {
    await common(c, next);
    const { headers } = c.res;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING);
    if (sharesPictures && c.req.path.startsWith('/media/'))
      headers.set('cross-origin-resource-policy', 'cross-origin');
  };
}
