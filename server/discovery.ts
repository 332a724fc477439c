import { Hono } from 'hono';
import { Readable } from 'node:stream';
import { siteColours } from '../domain/look/site-colours.ts';
import { productPath } from '../domain/shop/product-path.ts';
import { defaultLanguage, languageTag } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { isOn } from '../domain/values/parts.ts';
import type { Content } from '../texts/schemas/content.ts';
import { alternates } from '../web/layout/alternates.ts';
import { type Untranslated, languagesOf, shownPages } from '../web/pages.ts';

const DAY = 'public, max-age=86400';

/** The files for crawlers and phones: robots.txt, sitemap.xml and the web manifest, made from the current content. */
export function discovery(
  siteUrl: string,
  content: () => Promise<Pick<Content, 'facts' | 'messages' | 'site' | 'untranslated'>>,
  productIds: () => Promise<readonly string[]>,
): Hono {
  const files = new Hono();
  files.get('/robots.txt', (c) => c.text(robots(siteUrl), 200, { 'cache-control': DAY }));
  files.get('/sitemap.xml', async (c) => {
    const { untranslated } = await content();
    const lines = Readable.from(sitemap({ siteUrl, untranslated }, await productIds())).map((line: string) =>
      Buffer.from(line),
    );
    return c.body(Readable.toWeb(lines) as ReadableStream, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=5',
    });
  });
  files.get('/manifest.webmanifest', async (c) =>
    c.body(JSON.stringify(webManifest(await content())), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': DAY,
    }),
  );
  return files;
}

// /enrolled is not named here: what must not be found is told so by its own `noindex`, which a ban would hide.
function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

const png = (file: string, size: number, purpose: string) => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const webManifest = ({ site, facts, messages }: Pick<Content, 'facts' | 'messages' | 'site'>) => ({
  name: facts.name,
  short_name: facts.shortName,
  description: messages[defaultLanguage].shell.foundation.description,
  lang: languageTag(defaultLanguage),
  start_url: '/',
  display: 'standalone',
  background_color: siteColours(site.colours).light.ground,
  theme_color: siteColours(site.colours).light.deep,
  icons: [
    png('icon-192.png', 192, 'any'),
    png('icon-512.png', 512, 'any'),
    png('icon-maskable-512.png', 512, 'maskable'),
  ],
});

/** The lines of the sitemap: every page that is listed, and that of every product, each in all its languages. */
type Listed = { siteUrl: string; untranslated: Untranslated };

function* sitemap(site: Listed, productIds: readonly string[]): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  for (const { path, sitemap: isListed } of shownPages) if (isListed) yield addresses(site, path);
  if (isOn('shop')) for (const id of productIds) yield addresses(site, productPath(id));
  yield '</urlset>\n';
}

function addresses({ siteUrl, untranslated }: Listed, path: string): string {
  const links = alternates(path, untranslated)
    .map(
      (page) =>
        `<xhtml:link rel="alternate" hreflang="${page.hreflang}" href="${escaped(siteUrl + page.path)}"/>`,
    )
    .join('');
  return languagesOf(path, untranslated)
    .map((language) => `<url><loc>${escaped(siteUrl + localPath(language, path))}</loc>${links}</url>\n`)
    .join('');
}

// Of what XML escapes, encodeURIComponent leaves `'` only; an address of the site may have `&`.
function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
