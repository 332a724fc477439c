import { renderToStaticMarkup } from 'react-dom/server';
import { colourStyles } from '../../domain/look/site-colours.ts';
import { type Language, scriptOf } from '../../domain/values/languages.ts';
import type { PageRequest } from '../page-context.ts';
import { Document, type DocumentProps } from './document.tsx';
import { speculationRules } from './speculation-rules.ts';
import devanagari from '../styles/devanagari.css?inline';
import tallLetters from '../styles/tall-letters.css?inline';

type Page = Omit<DocumentProps, 'context' | 'query'> & {
  status?: 200 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503;
  /** Whether something had to be left out: such a page is shown, and not cached. */
  incomplete?: boolean;
  /**
   * Whether it shows somebody by their consent, which may end: other caches then ask for it each time. Left out by pages that never
   * do; the others are not shown by other caches while this server is away.
   */
  showsPeople?: boolean | undefined;
  headers?: Readonly<Record<string, string>>;
};

/** Answers with a page: a whole HTML document whose inline styles and scripts the security policy names by hash. */
export function renderPage(c: PageRequest, page: Page): Response {
  const { status = 200, incomplete = false, showsPeople, headers = {}, ...document } = page;
  const context = c.get('page');
  const { search } = new URL(c.req.url);
  const styles = page.styles + stylesOfScript(context.language) + colourStyles(context.colours);
  const html = renderToStaticMarkup(
    <Document context={context} query={search} {...document} styles={styles} />,
  );
  const inline = { scripts: [context.assets.earlyScript, speculationRules], styles: [styles] };
  return c.html(`<!doctype html>${html}`, status, {
    'cache-control': cacheControl(c.req.method, status, {
      incomplete: incomplete || context.hasStaleData,
      showsPeople,
    }),
    'content-security-policy': context.securityPolicy(inline),
    ...headers,
  });
}

function stylesOfScript(language: Language): string {
  const script = scriptOf(language);
  if (script === 'Deva') return devanagari;
  return script === 'Latn' ? '' : tallLetters;
}

// Browsers ask each time; shared caches may answer for 5 s, and go on answering while this server can't.
function cacheControl(
  method: string,
  status: number,
  { incomplete, showsPeople }: { incomplete: boolean; showsPeople: boolean | undefined },
): string {
  if (method === 'POST' || incomplete) return 'no-store';
  if (status === 200 && showsPeople) return 'public, max-age=0, s-maxage=0';
  if (status === 404 || status === 410) return 'public, max-age=0, s-maxage=5';
  if (status !== 200) return 'no-store';
  // A cache may hold the page from before somebody was on it, or from before a consent has ended.
  return `public, max-age=0, s-maxage=5${showsPeople === undefined ? ', stale-if-error=86400' : ''}`;
}
