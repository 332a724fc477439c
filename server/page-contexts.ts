import { languageOfPath } from '../domain/local-path.ts';
import type { BackendCalls } from '../web/calls/backend-calls.ts';
import { pictureMayBeShown } from '../domain/picture-consent.ts';
import type { Product } from '../domain/product.ts';
import type { HomeProduct } from '../domain/home-product.ts';
import { dayInIndia } from '../domain/working-days.ts';
import { factsIn } from '../content/facts-in.ts';
import type { Messages } from '../content/schemas/messages.ts';
import type { Assets, PageContext, PageRequest, PrivacyNotice } from '../web/page-context.ts';
import type { VisitorRequest } from './backend-calls-for.ts';
import type { PreviewNotice } from '../desk/desk-context.ts';
import type { ShownContent } from '../back-office/texts/shown-content.ts';
import { contentSecurityPolicy, previewPolicy, type Reach } from './content-security-policy.ts';
import { feedId } from './feeds/feed-id.ts';
import type { ContentInUse } from './open-shown-content.ts';
import { pictureLookup } from './picture-lookup.ts';
import type { SampleSearch } from './sample-search.ts';

/** A page as it would be with that content, with a notice above it. */
export type Preview = { content: ShownContent; notice: PreviewNotice };

/** Gives each request for a page its context: that of visitors, or one for a preview. */
export function pageContexts(parts: {
  content: ContentInUse;
  /** The addresses of the content's pictures by name. */
  pictures: Readonly<Record<string, string>>;
  assets: Assets;
  siteUrl: string;
  backendUrl: string;
  reach: Reach;
  callsFor: (visitor: VisitorRequest) => BackendCalls;
  ownApplicationFor: (c: PageRequest) => PageContext['ownApplication'];
  /** The products, `stale` where the current ones can't be read. */
  products: () => Promise<{ value: Product[]; stale: boolean }>;
  homeProducts: () => Promise<HomeProduct[]>;
  enrolledAccess: PageContext['enrolledAccess'];
  privacyNotice: (written: Messages['privacy']) => PrivacyNotice;
  productStory: PageContext['productStory'];
  removedCategory: PageContext['removedCategory'];
  hasSamples: SampleSearch;
  log: (problem: string, cause?: unknown) => void;
}): (c: PageRequest, preview?: Preview) => Promise<PageContext> {
  const { content, assets, siteUrl, backendUrl, reach, callsFor, products, homeProducts, hasSamples, log } =
    parts;
  const common = {
    assets,
    siteUrl,
    backendUrl,
    homeProducts,
    enrolledAccess: parts.enrolledAccess,
    productStory: parts.productStory,
    removedCategory: parts.removedCategory,
    feedId,
    log,
    picture: pictureLookup(parts.pictures),
    securityPolicy: (inline: Parameters<PageContext['securityPolicy']>[0]) =>
      // Vite's client needs what the policy of the built pages forbids.
      assets.developmentScripts.length > 0
        ? "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'"
        : contentSecurityPolicy(inline, reach),
  };
  return async (c, preview) => {
    const language = languageOfPath(c.req.path);
    const calls = callsFor({ request: c.req.raw, env: c.env, language });
    const shown = await content.now();
    const { facts, messages, easy, gallery } = preview?.content ?? shown.value;
    const samples = await hasSamples();
    const today = dayInIndia(new Date().toISOString());
    const context: PageContext = {
      ...common,
      ownApplication: parts.ownApplicationFor(c),
      ...(preview && {
        notice: preview.notice,
        securityPolicy: ({ styles }) => previewPolicy(styles, reach.pictures),
      }),
      language,
      facts: factsIn(facts, language),
      messages: messages[language],
      privacyNotice: () => parts.privacyNotice(messages[language].privacy),
      easy,
      // While the database can't say who has withdrawn a consent, only pictures that need none are shown.
      gallery: gallery.filter(({ consent }) =>
        shown.stale && !preview ? consent === 'nobody' : pictureMayBeShown(consent, today),
      ),
      hasSamples: samples.value,
      hasStaleData: shown.stale || samples.stale,
      calls: { ...calls, products: cachedProducts },
    };
    async function cachedProducts(): Promise<Product[]> {
      const { value, stale } = await products();
      context.hasStaleData ||= stale;
      return value;
    }
    return context;
  };
}
