import { createHash } from 'node:crypto';
import type { SiteData } from '../back-office/open-site-data.ts';
import { isOwnApplication } from '../back-office/own-application/is-own-application.ts';
import {
  newApplicationKey,
  referenceOfKey,
  takeStepByKey,
} from '../back-office/own-application/take-own-step.ts';
import type { ShownContent } from '../back-office/texts/shown-content.ts';
import type { Limits } from '../backend/limits/limits.ts';
import { factsIn } from '../content/facts-in.ts';
import { type NoticeSettings, noticeAsShown } from '../content/notice-as-shown.ts';
import type { Messages } from '../content/schemas/messages.ts';
import type { PreviewNotice, PreviewedPage } from '../desk/desk-context.ts';
import { typedReference } from '../domain/application-reference.ts';
import type { HomeProduct } from '../domain/home-product.ts';
import { languageOfPath, localPath } from '../domain/local-path.ts';
import type { Product } from '../domain/product.ts';
import { pictureMayBeShown } from '../domain/publication-consent.ts';
import { dayInIndia } from '../domain/working-days.ts';
import type { BackendCalls } from '../web/calls/backend-calls.ts';
import type { Assets, PageContext, PageRequest, PrivacyNotice } from '../web/page-context.ts';
import { pageRoutes } from '../web/page-routes.ts';
import type { VisitorRequest } from './backend-calls-for.ts';
import { clientAddress } from './client-address.ts';
import { feedId } from './feeds/feed-items.ts';
import type { ContentInUse } from './open-shown-content.ts';
import type { SampleSearch } from './sample-data.ts';
import { type Reach, contentSecurityPolicy, previewPolicy } from './security-headers.ts';
import type { Settings } from './settings.ts';

/** A page as it would be with that content, with a notice above it. */
type Preview = { content: ShownContent; notice: PreviewNotice };

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

/**
 * Gives each visitor the calls of a family's own page; none where another backend keeps applications. What fails is limited
 * by address. What succeeds is limited by application, once it is known to be the family's own: nobody else can use up a
 * family's steps. A key can't be guessed, so one that is unknown is not counted.
 */
export function ownApplicationFor(
  settings: Pick<Settings, 'BACKEND_URL' | 'TRUST_PROXY'>,
  { repositories, limits }: Pick<SiteData, 'repositories'> & { limits: Limits },
): (c: PageRequest) => PageContext['ownApplication'] {
  if (settings.BACKEND_URL !== undefined) return () => undefined;
  const addressOf = clientAddress(settings.TRUST_PROXY);
  return (c) => ({
    async open(credentials) {
      const attempt = { openingAddress: addressOf(c) };
      const attemptWait = await limits.take(attempt);
      if (attemptWait > 0) return { waitSeconds: attemptWait };
      if (!(await isOwnApplication(repositories, credentials))) return undefined;
      await limits.giveBack(attempt);
      const reference = typedReference(credentials.reference);
      const waitSeconds = await limits.take({ openedApplication: reference });
      return waitSeconds > 0 ? { waitSeconds } : { key: await newApplicationKey(repositories, reference) };
    },

    async take(key, step) {
      const reference = await referenceOfKey(repositories, key);
      if (reference === undefined) return undefined;
      const limit = step.name === 'show' ? 'viewedApplication' : 'openedApplication';
      const waitSeconds = await limits.take({ [limit]: reference });
      return waitSeconds > 0 ? { waitSeconds } : takeStepByKey(repositories, key, step);
    },
  });
}

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
  const page = await pageRoutes((c) => contextOf(c, preview)).request(
    new Request(`${siteUrl}${localPath(language, path)}`),
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
