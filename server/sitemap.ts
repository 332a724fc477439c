import { productPath } from '../domain/product-path.ts';
import type { Product } from '../domain/product.ts';
import { alternates } from '../web/layout/alternates.ts';
import { localPath } from '../web/local-path.ts';
import { languagesOf, type PageEntry, pages } from '../web/pages.ts';

/** The sitemap: every page that is listed, and that of every product, each in all its languages. */
export function sitemap(siteUrl: string, products: readonly Pick<Product, '_id'>[]): string {
  const listed = Object.values<PageEntry>(pages).filter((page) => page.sitemap);
  const paths = [...listed.map(({ path }) => path), ...products.map(({ _id }) => productPath(_id))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => addresses(siteUrl, path)),
    '</urlset>',
    '',
  ].join('\n');
}

function addresses(siteUrl: string, path: string): string[] {
  const links = alternates(path)
    .map(
      (page) =>
        `<xhtml:link rel="alternate" hreflang="${page.hreflang}" href="${escaped(siteUrl + page.path)}"/>`,
    )
    .join('');
  return languagesOf(path).map(
    (language) => `<url><loc>${escaped(siteUrl + localPath(language, path))}</loc>${links}</url>`,
  );
}

// encodeURIComponent leaves only `&` of what XML escapes to others, and `'`.
function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
