import { createHash } from 'node:crypto';

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
