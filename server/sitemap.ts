import { productPath } from '../domain/product-path.ts';
import { alternates } from '../web/layout/alternates.ts';
import { localPath } from '../domain/local-path.ts';
import { languagesOf, type PageEntry, pages } from '../web/pages.ts';

/** The lines of the sitemap: every page that is listed, and that of every product, each in all its languages. */
export function* sitemap(siteUrl: string, productIds: readonly string[]): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  for (const { path, sitemap: isListed } of Object.values<PageEntry>(pages))
    if (isListed) yield addresses(siteUrl, path);
  for (const id of productIds) yield addresses(siteUrl, productPath(id));
  yield '</urlset>\n';
}

function addresses(siteUrl: string, path: string): string {
  const links = alternates(path)
    .map(
      (page) =>
        `<xhtml:link rel="alternate" hreflang="${page.hreflang}" href="${escaped(siteUrl + page.path)}"/>`,
    )
    .join('');
  return languagesOf(path)
    .map((language) => `<url><loc>${escaped(siteUrl + localPath(language, path))}</loc>${links}</url>\n`)
    .join('');
}

// Of what XML escapes, encodeURIComponent leaves `'` only; an address of the site may have `&`.
function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
