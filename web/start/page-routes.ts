import { Hono } from 'hono';
import { sourceLanguage } from '../../domain/values/languages.ts';
import { localPath, pagePath } from '../../domain/values/local-path.ts';
import { renderFailure } from '../errors/render-failure.tsx';
import { renderNotFound } from '../errors/render-not-found.tsx';
import { renderRefusedForm } from '../errors/render-refused-form.tsx';
import { getLanguageOffer } from '../layout/language-offer.tsx';
import { methodNotAllowed } from '../method-not-allowed.ts';
import type { PageContext, PageEnv, PageHandler, PageRequest } from '../page-context.ts';
import { isShown, isWhole, languageOfferPaths, type PageEntry, pages, pathsOf } from '../pages.ts';

/** The exports of a page's module; `post` where the page has a form that works without script. */
type PageModule = { get?: PageHandler; post?: PageHandler };

// The page `about` of web/pages.ts is the module web/…/about-page.tsx, in the folder of its subject.
const modules = import.meta.glob<PageModule>(['../*/**/*-page.tsx', '!../layout/*'], { eager: true });
const moduleOf = new Map(
  Object.entries(modules).map(([path, module]) => [/([^/]+)-page\.tsx$/.exec(path)?.[1], module]),
);

/** Redirects to the English page where the language of the address lacks the texts of the page: links in that language lead there. */
function leadToEnglish(entry: PageEntry): PageHandler {
  return (c, next) => {
    const { language, untranslated } = c.get('page');
    if (isWhole(entry, language, untranslated)) return next();
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(localPath(sourceLanguage, pagePath(pathname)) + search, 302);
  };
}

function onlyInUse(entry: PageEntry): PageHandler {
  return (c, next) => (isShown(entry, c.get('page').inUse) ? next() : renderNotFound(c));
}

/** The routes of all pages; a path with a slash at its end is the path without it. */
export function pageRoutes(contextOf: (c: PageRequest) => Promise<PageContext>): Hono<PageEnv> {
  const routes = new Hono<PageEnv>({ strict: false });
  routes.use(async (c, next) => {
    c.set('page', await contextOf(c));
    if (c.env.isRefused) return renderRefusedForm(c);
    return next();
  });
  for (const [name, entry] of Object.entries<PageEntry>(pages)) {
    if (!isShown(entry, () => true)) continue;
    // Pages in easy read that have no module of their own are one.
    const module = moduleOf.get(name) ?? (entry.fullPage === undefined ? undefined : moduleOf.get('easy'));
    if (!module?.get)
      throw new Error(
        `web/pages.ts lists “${name}”, but no ${name}-page.tsx in a folder of web/ exports \`get\`.`,
      );
    for (const path of pathsOf(entry)) {
      if (entry.keepsPersons) routes.use(path, onlyInUse(entry));
      if (entry.texts) routes.get(path, leadToEnglish(entry));
      routes.get(path, module.get);
      routes.post(path, module.post ?? methodNotAllowed);
    }
  }
  for (const path of languageOfferPaths) routes.get(path, getLanguageOffer);
  routes.notFound(renderNotFound);
  routes.onError(renderFailure);
  return routes;
}
