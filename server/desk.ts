import type { Hono } from 'hono';
import { deskRoutes } from '../desk/desk-routes.ts';
import type { DeskEnv } from '../desk/layout/desk-context.ts';
import { staffPicture } from '../desk/pictures/staff-picture.ts';
import { isUnavailable } from '../storage/database/is-unavailable.ts';
import type { DeskParts } from './desk-parts.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { pictureLookup } from './shown-data.ts';

/** The staff desk of a site; its pages call the same functions as the command line. */
export function openDesk(settings: Settings, parts: DeskParts): Hono<DeskEnv> {
  const { site, inUse, backups, content, shown, siteUrl, assets, siteLogo, makePictures, preview, media } =
    parts;
  const { tellStaff, limits, log } = parts;
  const picture = pictureLookup(content.pictures);
  return deskRoutes({
    repositories: site.repositories,
    site,
    inUse,
    backups,
    content: async () => (await shown.now()).value,
    contentSamples: async () => (await shown.now()).value.samples,
    picture: (name) => staffPicture(picture(name)),
    makePictures,
    preview,
    homeProductsFrom: settings.FIRESTORE_PROJECT,
    enrolledAccess: settings.ENROLLED_ACCESS,
    media,
    siteUrl,
    script: assets.deskScript,
    paperLogo: async () => (await siteLogo.of((await shown.now()).value.site)).paperLogo,
    readLogo: siteLogo.read,
    now: () => new Date(),
    clientAddress: parts.addressOf,
    limits,
    tellStaff,
    // A picture that someone has picked and not sent yet is a blob.
    securityPolicy: (style) =>
      contentSecurityPolicy({ scripts: [], styles: [style] }, { calls: [], pictures: ['blob:'] }),
    isUnavailable,
    log: (problem, cause) => log.error({ err: cause }, problem),
  });
}
