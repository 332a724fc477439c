import { Hono } from 'hono';
import { getLanguageOffer } from './layout/language-offer.tsx';
import { methodNotAllowed } from './method-not-allowed.ts';
import type { PageContext, PageEnv, PageHandler, PageRequest } from './page-context.ts';
import { languageOfferPaths, type PageEntry, pages, pathsOf } from './pages.ts';
import { renderFailure } from './pages/failure/render-failure.tsx';
import { renderRefusedForm } from './pages/failure/render-refused-form.tsx';
import { renderNotFound } from './pages/not-found/render-not-found.tsx';

/** The exports of a page's module; `post` where the page has a form that works without script. */
type PageModule = { get: PageHandler; post?: PageHandler };

// The page `about` of web/pages.ts is the module pages/about/about-page.tsx.
const modules = import.meta.glob<PageModule>('./pages/*/*-page.tsx', { eager: true });

/** The routes of all pages; a path with a slash at its end is the path without it. */
export function pageRoutes(contextOf: (c: PageRequest) => Promise<PageContext>): Hono<PageEnv> {
  const routes = new Hono<PageEnv>({ strict: false });
  routes.use(async (c, next) => {
    c.set('page', await contextOf(c));
    if (c.env.isRefused) return renderRefusedForm(c);
    return next();
  });
  for (const [name, entry] of Object.entries<PageEntry>(pages)) {
    // All pages in easy read are one module.
    const folder = entry.fullPage === undefined ? name : 'easy';
    const module = modules[`./pages/${folder}/${folder}-page.tsx`];
    if (!module)
      throw new Error(`web/pages.ts lists “${name}”, but web/pages/${folder}/${folder}-page.tsx is missing.`);
    for (const path of pathsOf(entry)) {
      routes.get(path, module.get);
      routes.post(path, module.post ?? methodNotAllowed);
    }
  }
  for (const path of languageOfferPaths) routes.get(path, getLanguageOffer);
  routes.notFound(renderNotFound);
  routes.onError(renderFailure);
  return routes;
}
