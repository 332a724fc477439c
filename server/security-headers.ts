import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** The headers that every answer carries; a page adds its own Content-Security-Policy. */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  return secureHeaders({
    // Hono's default `no-referrer` makes browsers post forms with `Origin: null`, which React Router refuses.
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: siteUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}
