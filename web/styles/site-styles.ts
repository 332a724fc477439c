import inlined from './site.css?inline';
import linked from './site.css?url';

/**
 * The one stylesheet: linked in development; when built, inside each document, so that nothing blocks the first paint,
 * and behind `href` for what scripts add later.
 */
export const siteStyles = {
  href: linked,
  // In the browser the styles are there already; they are not sent a second time with the scripts.
  inline: import.meta.env.DEV ? undefined : import.meta.env.SSR ? inlined : '',
};
