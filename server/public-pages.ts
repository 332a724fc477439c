import type { SiteContent } from '../back-office/texts/read-site-content.ts';
import { pictureMayBeShown } from '../domain/consents/publication-consent.ts';
import type { Product } from '../domain/shop/product.ts';
import { dayInIndia } from '../domain/values/indian-time.ts';
import { languageOfPath, localPath } from '../domain/values/local-path.ts';
import type { PartInUse } from '../domain/values/parts.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import { factsIn } from '../texts/facts-in.ts';
import type { PageContext, PageRequest } from '../web/page-context.ts';
import { languageOfferPaths, localPages, routePath } from '../web/pages.ts';
import { CartDrawerDialog } from '../web/shop/cart/cart-drawer-dialog.tsx';
import { pageRoutes } from '../web/start/page-routes.ts';
import type { SiteAssets } from './assets.ts';
import { type ResponseCache, createResponseCache } from './cache/response-cache.ts';
import type { Calls } from './calls.ts';
import type { AddressOf } from './client-address.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Preview } from './preview.ts';
import { createSampleSearch } from './sample-data.ts';
import { contentSecurityPolicy, previewPolicy } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { feedId } from './shop/feed-items.ts';
import { type ShownData, pictureLookup } from './shown-data.ts';
import type { SiteLogo } from './site-logo.ts';
import type { Answer } from './site-routes.ts';

/** The public pages of a site. */
type PublicPages = {
  /** Answers the request for a page. */
  pages: Answer;
  contextOf: ContextOf;
  /** Keeps the responses that are the same for everyone, those of `GET /api/products` too. */
  cache: ResponseCache;
};

/** Gives each request for a page its context: that of visitors, or one for a preview. */
type ContextOf = (c: PageRequest, preview?: Preview) => Promise<PageContext>;

/** The parts that pages are made of, besides the settings. */
type PageParts = {
  repositories: Repositories;
  inUse: PartInUse;
  content: SiteContent;
  shownData: ShownData;
  calls: Calls;
  assets: SiteAssets;
  siteLogo: SiteLogo;
  addressOf: AddressOf;
  siteUrl: string;
  log: Log;
  metrics?: Metrics | undefined;
};

/** Joins the pages with the content and the calls that they show. */
export function openPublicPages(settings: Settings, parts: PageParts): PublicPages {
  const { shownData, calls, siteUrl, log, metrics } = parts;
  const cache = createResponseCache({
    revision: shownData.revision,
    routes: [
      ...localPages,
      {
        path: '/api/products',
        parameters: [],
        cached: true,
        answersOrigins: settings.CORS_ORIGINS.length > 0,
      },
    ],
    siteUrl,
    maxAgeMs: calls.visitorData.maxAgeMs,
    log: (problem, cause) => log.error({ err: cause }, problem),
    onLookup: (hit) => metrics?.cacheLookup(hit),
  });
  const contextOf = pageContexts(settings, parts);
  const turn = turns();
  const routes = pageRoutes(async (c) => {
    const context = await contextOf(c);
    await turn();
    return context;
  });
  return {
    cache,
    contextOf,
    pages(request, env) {
      const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
      const isKnown = routePath(path) !== undefined || languageOfferPaths.includes(path);
      if (isKnown || request.method === 'POST') return routes.fetch(request, env);
      // The same page for every unknown address of a language: rendered once.
      const unknown = localPath(languageOfPath(path), '/*');
      return cache.fetchKey(unknown, request, () => routes.fetch(new Request(siteUrl + unknown), env));
    },
  };
}

/**
 * Gives a function whose promises resolve one in each turn of the event loop: pages that are rendered one after the other would
 * hold up all that is answered from memory for as long as they take together. The newest goes first. Where one client asks for
 * more than can be rendered, those it has asked for before wait, and not the next visitor.
 */
function turns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.pop()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}

function pageContexts(settings: Settings, parts: PageParts): ContextOf {
  const { repositories, inUse, content, assets, siteLogo, addressOf, siteUrl, log } = parts;
  const { revision, shown: contentInUse, homeProducts, documents } = parts.shownData;
  const { visitorData, products, privacyNotice } = parts.calls;
  const { backendUrl, reach, productStory, removedCategory } = visitorData;
  const logError = (problem: string, cause?: unknown) => log.error({ err: cause }, problem);
  const pictureOf = pictureLookup(content.pictures);
  const hasSamples = createSampleSearch({
    contentHasSamples: async () => (await contentInUse.now()).value.samples.length > 0,
    repositories,
    usesFirestore: settings.FIRESTORE_PROJECT !== undefined,
    revision,
    log: logError,
  });
  const common = {
    inUse,
    cartDrawer: CartDrawerDialog,
    siteUrl,
    backendUrl,
    homeProducts,
    enrolledAccess: settings.ENROLLED_ACCESS,
    productStory,
    removedCategory,
    feedId,
    log: logError,
    securityPolicy: (inline: Parameters<PageContext['securityPolicy']>[0]) =>
      // Vite's client needs what the policy of the built pages forbids.
      assets.developmentScripts.length > 0
        ? "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'"
        : contentSecurityPolicy(inline, reach),
  };
  return async (c, preview) => {
    const language = languageOfPath(c.req.path);
    const { ownApplication, ...calls } = visitorData.callsFor({ language, address: addressOf(c) });
    const shown = await contentInUse.now();
    const { site, facts, messages, untranslated, gallery } = preview?.content ?? shown.value;
    const { logo, shared } = await siteLogo.of(site);
    const samples = await hasSamples();
    const today = dayInIndia(new Date().toISOString());
    const context: PageContext = {
      ...common,
      assets: { ...assets, logo },
      picture: (name) => shared(pictureOf(name)),
      ownApplication,
      ...(preview && {
        notice: preview.notice,
        securityPolicy: ({ styles }) => previewPolicy(styles, reach.pictures),
      }),
      language,
      colours: site.colours,
      placedPictures: site.pictures,
      facts: factsIn(facts, language),
      messages: messages[language],
      untranslated,
      privacyNotice: () => privacyNotice(messages[language].privacy),
      // While the database can't say who has withdrawn a consent, only pictures that need none are shown.
      gallery: gallery.filter(({ consent }) =>
        shown.stale && !preview ? consent === 'nobody' : pictureMayBeShown(consent, today),
      ),
      hasSamples: samples.value,
      hasStaleData: shown.stale || samples.stale,
      calls: { ...calls, products: cachedProducts },
      async documents() {
        try {
          return await documents();
        } catch (cause) {
          logError('the documents can’t be read', cause);
          context.hasStaleData = true;
          return [];
        }
      },
    };
    async function cachedProducts(): Promise<Product[]> {
      const { value, stale } = await products();
      context.hasStaleData ||= stale;
      return value;
    }
    return context;
  };
}
