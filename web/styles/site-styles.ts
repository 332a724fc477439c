import standIn from '../fonts/stand-in.css?inline';
import inlined from './site.css?inline';
import linked from './site.css?url';

/**
 * The one stylesheet: linked in development; when built, inside each document, so that nothing blocks the first paint,
 * and behind `href` for what scripts add later. The headings' stand-in font is in the documents alone: told of it once more,
 * a browser lays out the whole page anew.
 */
export const siteStyles = {
  href: linked,
  // In the browser the styles are there already; they are not sent a second time with the scripts.
  inline: import.meta.env.DEV ? undefined : import.meta.env.SSR ? standIn + inlined : '',
};
