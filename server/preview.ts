import type { ShownContent } from '../back-office/texts/shown-content.ts';
import type { Language } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import type { PageContext, PageRequest } from '../web/page-context.ts';
import { pageRoutes } from '../web/start/page-routes.ts';

/** A page of the site, by its English path. */
export type PreviewedPage = { path: string; language: Language };

/** A page as it would be with that content, with a notice above it. */
export type Preview = { content: ShownContent; notice: NonNullable<PageContext['notice']> };

/**
 * A page of the site, as visitors would read it with other content: without its scripts, with a policy that lets
 * no form be sent, and kept by no cache or search engine.
 */
export async function renderPreview(
  { path, language }: PreviewedPage,
  preview: Preview,
  contextOf: (c: PageRequest, preview: Preview) => Promise<PageContext>,
  siteUrl: string,
): Promise<Response> {
  const page = await pageRoutes((c) => contextOf(c, preview)).fetch(
    new Request(`${siteUrl}${localPath(language, path)}`),
    {},
  );
  const html = (await page.text())
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    // Pictures that visitors may not see yet are in it.
    .replaceAll(/(?<=[\s"'(])\/media\//g, '/desk/media/');
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(html, { status: page.status, headers });
}
