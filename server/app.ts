import { basename, join } from 'node:path';
import { acceptedLanguage } from '../api/accepted-language.ts';
import { createApi } from '../api/create-api.ts';
import { rememberPeopleOfFiles } from '../back-office/gallery/picture-access.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { inviteFirstOwner } from '../back-office/people/invitations.ts';
import { applicationNotice } from '../back-office/people/staff-mail.ts';
import type { SiteContent } from '../back-office/texts/read-site-content.ts';
import type { Product } from '../domain/shop/product.ts';
import { type Language, sourceLanguage } from '../domain/values/languages.ts';
import { languageOfPath, localPath } from '../domain/values/local-path.ts';
import { createRevisionCache } from '../storage/database/revision-cache.ts';
import { createLimits, noLimits } from '../storage/limits/limits.ts';
import { languageOfferPaths, localPages, routePath } from '../web/pages.ts';
import { pageRoutes } from '../web/start/page-routes.ts';
import { anotherBackend } from './another-backend.ts';
import type { SiteAssets } from './assets.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { clientAddress } from './client-address.ts';
import type { Additions } from './desk-parts.ts';
import { openDesk } from './desk.ts';
import { discovery } from './discovery.ts';
import { forStaff, servedPictures, siteFiles } from './files.ts';
import type { ListeningSite } from './listen.ts';
import { type Log, queryWatch } from './log.ts';
import type { Metrics } from './metrics.ts';
import { startOwnWork } from './own-work.ts';
import { pageContexts, privacyNotices } from './page-contexts.ts';
import { renderPreview } from './preview.ts';
import { createSampleSearch, fillWithSamples } from './sample-data.ts';
import type { Settings } from './settings.ts';
import { sharePictures } from './share-pictures.ts';
import { feeds, productBatches } from './shop/feeds.ts';
import { openShownData } from './shown-data.ts';
import { siteRoutes } from './site-routes.ts';
import { openStaffMail } from './staff-mail.ts';
import { warnOfFullDisk, warnOfNoEntries, warnOfOpenList } from './start-warnings.ts';
import { ownData } from './visitor-data.ts';

export { readAssets } from './assets.ts';
// The log that knows which request it writes of: of this build, like what tells it.
export { createLog } from './log.ts';
export { readSiteContent } from '../back-office/texts/read-site-content.ts';

/** A site that answers requests; `close` closes the database and ends what runs in the background. */
export type Site = ListeningSite & {
  /** The token of a link by which the first owner joins the staff; undefined where somebody is on it, or there is no desk. */
  firstOwnerToken(): Promise<string | undefined>;
  /** Whether nobody is on the staff of its desk yet. */
  lacksStaff(): Promise<boolean>;
};

/** The parts that a site is made of, besides its settings. */
type SiteParts = {
  /** The folder of the release: its scripts and pictures. */
  release: string;
  /** The program that makes an uploaded picture, where it is not the release's own. */
  pictureProgram?: string;
  /** Whether newer sources than the release's could not be built. */
  isOutdated?: boolean;
  /** Where the site is reached, when SITE_URL does not say. */
  siteUrl: string;
  content: SiteContent;
  assets: SiteAssets;
  log: Log;
  metrics?: Metrics | undefined;
};

/** The parts besides the public pages; the site does without those that are not here. */
const additions: Additions = { openDesk };

const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Joins database, API and pages into the one site. */
export async function openSite(settings: Settings, parts: SiteParts): Promise<Site> {
  const { release, content, assets, siteUrl, log, metrics } = parts;
  const program = parts.pictureProgram ?? join(release, 'server/make-picture.js');
  const data = await openSiteData(
    { databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR },
    (problem) => log.warn(problem),
    queryWatch(log, metrics),
  );
  const { database, repositories } = data;
  const backendUrl = settings.BACKEND_URL;
  const isOwn = backendUrl === undefined;
  const stopLooking = warnOfFullDisk(data, log);
  if (settings.SAMPLE_DATA)
    await fillWithSamples(
      repositories,
      { release, dataDir: settings.DATA_DIR, pictures: content.pictures },
      log,
    );
  else if (isOwn) await warnOfNoEntries(repositories, settings, log);
  if (settings.ENROLLED_ACCESS === 'open') await warnOfOpenList(repositories, log);
  const logError = (problem: string, cause?: unknown) => log.error({ err: cause }, problem);
  await rememberPeopleOfFiles(repositories, content, logError);

  const shownData = openShownData(settings, { repositories, content, log });
  const { revision, shown, accessOf, productsForVisitors } = shownData;
  const staffMail = openStaffMail(settings, { repositories, shown, log: logError });
  const limits = settings.RATE_LIMIT ? createLimits(database, log) : noLimits;
  const privacyNotice = privacyNotices({
    enrolledAccess: settings.ENROLLED_ACCESS,
    backups: settings.BACKUP_AT === undefined ? 'onRequest' : 'nightly',
  });
  const addressOf = clientAddress(settings.TRUST_PROXY);
  const apiMessages = (language: Language) => {
    const { api, forms } = shown.last().messages[language];
    return { ...api, fieldProblems: forms.problems };
  };
  const received = {
    repositories,
    enrolledAccess: settings.ENROLLED_ACCESS,
    limits,
    noticeVersion: (language: Language) => privacyNotice(shown.last().messages[language].privacy).version,
    ...(staffMail && {
      onApplication: (reference: string) => {
        const link = `${siteUrl}/desk/applications/${reference}`;
        staffMail.tell(applicationNotice(shown.last().desk[sourceLanguage].mail, { reference, link }));
      },
    }),
  };
  const api = createApi({
    ...received,
    messages: (context) => apiMessages(acceptedLanguage(context)),
    productsForVisitors,
    clientAddress: addressOf,
    log,
    isOutdated: parts.isOutdated ?? false,
    allowedOrigins: settings.CORS_ORIGINS,
  });
  const visitorData = isOwn
    ? ownData({ ...received, messages: apiMessages, hasFirestore: settings.FIRESTORE_PROJECT !== undefined })
    : anotherBackend(backendUrl, { ...received, messages: apiMessages, log });
  const products = async () => {
    const read = await productCache.fetch('products', visitorData.products);
    // Another backend leaves them out itself.
    if (!isOwn) return read;
    const { shown: shownProduct, stale } = await productsForVisitors();
    return { value: read.value.map(shownProduct), stale: read.stale || stale };
  };
  const productCache = createRevisionCache<Product[]>({
    revision,
    size: { max: 1 },
    maxAgeMs: visitorData.maxAgeMs,
    log: logError,
  });
  const cache = createResponseCache({
    revision,
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
    maxAgeMs: visitorData.maxAgeMs,
    log: logError,
    onLookup: (hit) => metrics?.cacheLookup(hit),
  });

  const contextOf = pageContexts({
    content: shown,
    pictures: content.pictures,
    assets,
    siteUrl,
    data: visitorData,
    clientAddress: addressOf,
    products,
    homeProducts: shownData.homeProducts,
    enrolledAccess: settings.ENROLLED_ACCESS,
    privacyNotice,
    hasSamples: createSampleSearch({
      contentHasSamples: async () => (await shown.now()).value.samples.length > 0,
      repositories,
      usesFirestore: settings.FIRESTORE_PROJECT !== undefined,
      revision,
      log: logError,
    }),
    log: logError,
  });
  const pageApp = pageRoutes((c) => contextOf(c));
  const work = isOwn
    ? startOwnWork(settings, { data, program, retention: content.retention, log })
    : undefined;
  const desk =
    work &&
    additions.openDesk?.(settings, {
      site: data,
      backups: work.backups,
      content,
      shown,
      siteUrl,
      script: assets.deskScript,
      media: [forStaff(accessOf), ...servedPictures(settings.DATA_DIR, release, '/desk')],
      makePictures: work.makePictures,
      preview: (page, previewed, notice) =>
        renderPreview(page, { content: previewed, notice }, contextOf, siteUrl),
      tellStaff: staffMail?.tell ?? (() => {}),
      limits,
      log,
    });
  const site = siteRoutes({
    async api(request, env) {
      const { pathname } = new URL(request.url);
      if (healthPaths.has(pathname)) return api.fetch(request, env);
      // Its answers are texts that staff may have changed; what asks for its health must not wait for them.
      const { messages } = (await shown.now()).value;
      // Nobody would see an application in this database, and its students may be of before.
      if (!isOwn) return Response.json({ message: messages[sourceLanguage].api.notFound }, { status: 404 });
      return api.fetch(request, env);
    },
    desk: desk?.fetch,
    pages(request, env) {
      const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
      const isKnown = routePath(path) !== undefined || languageOfferPaths.includes(path);
      if (isKnown || request.method === 'POST') return pageApp.fetch(request, env);
      // The same page for every unknown address of a language: rendered once.
      const unknown = localPath(languageOfPath(path), '/*');
      return cache.fetchKey(unknown, request, () => pageApp.fetch(new Request(siteUrl + unknown), env));
    },
    discovery: discovery(
      siteUrl,
      async () => (await shown.now()).value,
      async () => (await products()).value.map(({ _id }) => _id),
    ),
    // Another backend's products are listed there.
    feeds: isOwn
      ? feeds({
          siteUrl,
          products: async () => productBatches(repositories.products, (await productsForVisitors()).shown),
          content: shown.now,
          revision: async () => `${basename(release)} ${await revision.current()}`,
        })
      : undefined,
    files: siteFiles(settings.DATA_DIR, release, accessOf).route(
      '/',
      sharePictures({
        dataDir: settings.DATA_DIR,
        release,
        products: async () => (await products()).value,
        accessOf,
      }),
    ),
    messages: (c) => shown.last().messages[languageOfPath(c.req.path)].api,
    siteUrl,
    sharesPictures: settings.CORS_ORIGINS.length > 0,
    log,
  });
  return {
    fetch: (request, env = {}) => cache.fetch(request, env, (req, e) => site.fetch(req, e)),
    respond: cache.respond,
    firstOwnerToken: async () => (desk ? inviteFirstOwner(repositories) : undefined),
    lacksStaff: async () => desk !== undefined && (await repositories.people.count()) === 0,
    async close() {
      stopLooking();
      shownData.close();
      await Promise.all([work?.stop(), staffMail?.stop()]);
      await database.close();
    },
  };
}
