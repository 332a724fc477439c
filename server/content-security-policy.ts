import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const dataBlock = /type="application\/(?:ld\+)?json"/;

/** Where a page may reach beyond its own origin. */
export type Reach = {
  /** Origins that the page's scripts may call: the backend, where it is another one. */
  calls: string[];
  /** Sources of pictures other than our own. */
  pictures: string[];
};

/** The strictest policy under which that page works: its inline scripts and styles are named by their hashes. */
export function contentSecurityPolicy(html: string, reach: Reach): string {
  const scripts = Array.from(html.matchAll(inlineScript))
    .filter(([, attributes]) => !dataBlock.test(attributes ?? ''))
    .map(([, , text]) => hashSource(text ?? ''));
  const styles = Array.from(html.matchAll(inlineStyle), ([, text]) => hashSource(text ?? ''));
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...scripts]),
    directive('style-src', ["'self'", ...styles]),
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

function directive(name: string, sources: string[]): string {
  return [name, ...new Set(sources)].join(' ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
