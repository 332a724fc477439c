import { basename, join } from 'node:path';
import { openUpgradedSite } from '../back-office/backup/open-upgraded-site.ts';
import { rememberPeopleOfFiles } from '../back-office/gallery/picture-access.ts';
import { inviteFirstOwner } from '../back-office/people/invitations.ts';
import { partsInUse } from '../back-office/privacy/parts-in-use.ts';
import type { SiteContent } from '../back-office/texts/read-site-content.ts';
import { languageOfPath } from '../domain/values/local-path.ts';
import { isOn } from '../domain/values/parts.ts';
import { createLimits, noLimits } from '../storage/limits/limits.ts';
import type { SiteAssets } from './assets.ts';
import { openCalls } from './calls.ts';
import { clientAddress } from './client-address.ts';
import type { Additions } from './desk-parts.ts';
import { openDesk } from './desk.ts';
import { discovery } from './discovery.ts';
import { documentFiles, forStaff, servedPictures, siteFiles } from './files.ts';
import type { ListeningSite } from './listen.ts';
import { type Log, queryWatch } from './log.ts';
import { type Metrics, figuresOf } from './metrics.ts';
import { startOwnWork, startUpkeep } from './own-work.ts';
import { renderPreview } from './preview.ts';
import { openPublicPages } from './public-pages.ts';
import { fillWithSamples } from './sample-data.ts';
import { type Settings, placeOf } from './settings.ts';
import { sharePictures } from './share-pictures.ts';
import { feeds, productBatches } from './shop/feeds.ts';
import { openShownData } from './shown-data.ts';
import { openSiteLogo } from './site-logo.ts';
import { siteRoutes } from './site-routes.ts';
import { openStaffMail, tellOwnersOfBackups } from './staff-mail.ts';
import { warnOfFullDisk, warnOfLeftRows, warnOfNoEntries, warnOfOpenList } from './start-warnings.ts';

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

/** Joins the parts of the site. */
export async function openSite(given: Settings, parts: SiteParts): Promise<Site> {
  // A site without the list of students shows none of it, whatever its settings say.
  const settings: Settings = isOn('students') ? given : { ...given, ENROLLED_ACCESS: 'closed' };
  const { release, content, assets, siteUrl, log, metrics } = parts;
  const logError = (problem: string, cause?: unknown) => log.error({ err: cause }, problem);
  const isOwn = settings.BACKEND_URL === undefined;

  // Data
  const data = await openUpgradedSite(
    placeOf(settings),
    (problem) => log.warn(problem),
    queryWatch(log, metrics),
  );
  const { database, repositories } = data;
  metrics?.observe(figuresOf(data));
  const stopLooking = warnOfFullDisk(data, log);
  if (settings.SAMPLE_DATA) await fillWithSamples({ ...data, release, pictures: content.pictures }, log);
  else if (isOwn && (isOn('shop') || isOn('students'))) await warnOfNoEntries(repositories, settings, log);
  if (!isOwn) await warnOfLeftRows(repositories, settings, log);
  if (settings.ENROLLED_ACCESS === 'open') await warnOfOpenList(repositories, log);
  await rememberPeopleOfFiles(repositories, content, logError);
  const inUse = await partsInUse(repositories);
  const shownData = openShownData(settings, { data, content, log });
  const { revision, shown, accessOf, productsForVisitors } = shownData;

  // Calls and public pages
  const staffMail = openStaffMail(settings, { repositories, shown, log: logError });
  const limits = settings.RATE_LIMIT ? createLimits(database, log) : noLimits;
  const addressOf = clientAddress(settings.TRUST_PROXY, log);
  const isOutdated = parts.isOutdated ?? false;
  const calls = openCalls(settings, {
    repositories,
    inUse,
    shownData,
    staffMail,
    limits,
    addressOf,
    siteUrl,
    checkStore: data.files.check,
    isOutdated,
    log,
  });
  const program = parts.pictureProgram ?? join(release, 'server/make-picture.js');
  const siteLogo = openSiteLogo({
    release,
    assets,
    dataDir: data.dataDir,
    program,
    look: async () => (await shown.now()).value.site,
    log: logError,
  });
  const { cache, contextOf, pages } = openPublicPages(settings, {
    repositories,
    inUse,
    content,
    shownData,
    calls,
    assets,
    siteLogo,
    addressOf,
    siteUrl,
    log,
    metrics,
  });

  // Work in the background and the desk: another backend has its own
  const stopUpkeep = startUpkeep(data, content.retention, log);
  const tellOwners = tellOwnersOfBackups({ repositories, shown, staffMail, siteUrl, log: logError });
  const work = isOwn ? startOwnWork(settings, { data, content, program, log, tellOwners }) : undefined;
  const desk =
    work &&
    additions.openDesk?.(settings, {
      site: data,
      inUse,
      backups: work.backups,
      content,
      shown,
      siteUrl,
      assets,
      siteLogo,
      media: [forStaff(accessOf), ...servedPictures(data.files, release, '/desk')],
      makePictures: work.makePictures,
      preview: (page, previewed, notice) =>
        renderPreview(page, { content: previewed, notice }, contextOf, siteUrl),
      tellStaff: staffMail?.tell ?? (() => {}),
      limits,
      addressOf,
      log,
    });

  const site = siteRoutes({
    api: calls.api,
    desk: desk?.fetch,
    pages,
    discovery: discovery(
      siteUrl,
      async () => (await shown.now()).value,
      async () => (await calls.products()).value.map(({ _id }) => _id),
    ),
    // Another backend's products are listed there.
    feeds:
      isOwn && isOn('shop')
        ? feeds({
            siteUrl,
            products: async () => productBatches(repositories.products, (await productsForVisitors()).shown),
            content: shown.now,
            revision: async () => `${basename(release)} ${await revision.current()}`,
          })
        : undefined,
    files: siteFiles(isOwn ? data.files : undefined, release, accessOf, siteLogo.serve)
      .route('/', documentFiles(data.files, shownData.documents))
      .route(
        '/',
        sharePictures({
          ...data,
          release,
          products: async () => (await calls.products()).value,
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
      await Promise.all([stopUpkeep(), work?.stop(), staffMail?.stop()]);
      await database.close();
    },
  };
}
