import { createHash } from 'node:crypto';
import type { ContentInUse } from '../back-office/texts/open-shown-content.ts';
import { pictureMayBeShown } from '../domain/consents/publication-consent.ts';
import type { HomeProduct } from '../domain/shop/home-product.ts';
import type { Product } from '../domain/shop/product.ts';
import { dayInIndia } from '../domain/values/indian-time.ts';
import { languageOfPath } from '../domain/values/local-path.ts';
import { factsIn } from '../texts/facts-in.ts';
import { type NoticeSettings, noticeAsShown } from '../texts/notice-as-shown.ts';
import type { Messages } from '../texts/schemas/messages.ts';
import type { Assets, PageContext, PageRequest, PrivacyNotice } from '../web/page-context.ts';
import { CartDrawerDialog } from '../web/shop/cart/cart-drawer-dialog.tsx';
import type { Preview } from './preview.ts';
import type { SampleSearch } from './sample-data.ts';
import { contentSecurityPolicy, previewPolicy } from './security-headers.ts';
import { feedId } from './shop/feed-items.ts';
import type { VisitorData } from './visitor-data.ts';

/** Gives each request for a page its context: that of visitors, or one for a preview. */
export function pageContexts(parts: {
  content: ContentInUse;
  /** The addresses of the content's pictures by name. */
  pictures: Readonly<Record<string, string>>;
  assets: Assets;
  siteUrl: string;
  data: VisitorData;
  clientAddress: (c: PageRequest) => string;
  /** The products, `stale` where the current ones can't be read. */
  products: () => Promise<{ value: Product[]; stale: boolean }>;
  homeProducts: () => Promise<HomeProduct[]>;
  enrolledAccess: PageContext['enrolledAccess'];
  privacyNotice: (written: Messages['privacy']) => PrivacyNotice;
  hasSamples: SampleSearch;
  log: (problem: string, cause?: unknown) => void;
}): (c: PageRequest, preview?: Preview) => Promise<PageContext> {
  const { content, assets, siteUrl, data, products, homeProducts, hasSamples, log } = parts;
  const { backendUrl, reach } = data;
  const common = {
    assets,
    cartDrawer: CartDrawerDialog,
    siteUrl,
    backendUrl,
    homeProducts,
    enrolledAccess: parts.enrolledAccess,
    productStory: data.productStory,
    removedCategory: data.removedCategory,
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
    const { ownApplication, ...calls } = data.callsFor({ language, address: parts.clientAddress(c) });
    const shown = await content.now();
    const { facts, messages, easy, gallery } = preview?.content ?? shown.value;
    const samples = await hasSamples();
    const today = dayInIndia(new Date().toISOString());
    const context: PageContext = {
      ...common,
      ownApplication,
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

/** Gives the address of a picture by its name; an address stays as it is, and '' stands for an unknown name. */
export function pictureLookup(pictures: Readonly<Record<string, string>>): (picture: string) => string {
  // Each object has `constructor`, which is no picture.
  const own = new Map(Object.entries(pictures));
  return (picture) => (picture.startsWith('/') ? picture : (own.get(picture) ?? ''));
}

const DIGITS = 10;

/**
 * Gives the privacy notice of a site with those settings, from its texts in one language. Its version is the first digits of
 * the SHA-256 of what is shown, such as '3f9a1c07d2': whoever changes a word, in a file or in the desk, or a setting that the
 * notice tells of, makes a new version.
 */
export function privacyNotices(settings: NoticeSettings): (written: Messages['privacy']) => PrivacyNotice {
  const known = new WeakMap<Messages['privacy'], PrivacyNotice>();
  return (written) => {
    const before = known.get(written);
    if (before) return before;
    const texts = noticeAsShown(written, settings);
    const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, DIGITS);
    const notice = { texts, version };
    known.set(written, notice);
    return notice;
  };
}
