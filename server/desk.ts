import type { Hono } from 'hono';
import type { SiteData } from '../back-office/open-site-data.ts';
import { deskRoutes } from '../desk/desk-routes.ts';
import type { DeskEnv, DeskServices } from '../desk/desk-context.ts';
import { clientAddress } from './client-address.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Log } from './log.ts';
import type { ContentInUse } from './open-shown-content.ts';
import { pictureLookup } from './picture-lookup.ts';
import type { SiteContent } from './read-site-content.ts';
import type { Settings } from './settings.ts';

/** The staff desk of a site; its pages call the same functions as the command line. */
export function openDesk(
  settings: Settings,
  parts: {
    site: SiteData;
    content: SiteContent;
    shown: ContentInUse;
    siteUrl: string;
    script: string;
    makePictures: () => void;
    preview: DeskServices['preview'];
    log: Log;
  },
): Hono<DeskEnv> {
  const { site, content, shown, siteUrl, script, makePictures, preview, log } = parts;
  return deskRoutes({
    repositories: site.repositories,
    site,
    messages: content.desk,
    content: async () => (await shown.now()).value,
    picture: pictureLookup(content.pictures),
    makePictures,
    preview,
    siteUrl,
    script,
    now: () => new Date(),
    clientAddress: clientAddress(settings.TRUST_PROXY),
    // A picture that someone has picked and not sent yet is a blob.
    securityPolicy: (style) =>
      contentSecurityPolicy({ scripts: [], styles: [style] }, { calls: [], pictures: ['blob:'] }),
    log: (problem, cause) => log.error({ err: cause }, problem),
  });
}
