import type { MiddlewareHandler } from 'hono';
import type { SiteData } from '../back-office/open-site-data.ts';
import type { StaffMail } from '../back-office/people/staff-mail.ts';
import type { ContentInUse } from '../back-office/texts/open-shown-content.ts';
import type { SiteContent } from '../back-office/texts/read-site-content.ts';
import type { PartInUse } from '../domain/values/parts.ts';
import type { Limits } from '../storage/limits/limits.ts';
import type { SiteAssets } from './assets.ts';
import type { Backups } from './backups.ts';
import type { AddressOf } from './client-address.ts';
import type { Log } from './log.ts';
import type { Preview, PreviewedPage } from './preview.ts';
import type { Settings } from './settings.ts';
import type { SiteLogo } from './site-logo.ts';
import type { Answer } from './site-routes.ts';

/** The parts of the site that its desk works with. */
export type DeskParts = {
  site: SiteData;
  inUse: PartInUse;
  backups: Backups;
  content: SiteContent;
  shown: ContentInUse;
  siteUrl: string;
  assets: SiteAssets;
  siteLogo: SiteLogo;
  makePictures: () => void;
  preview: (page: PreviewedPage, content: Preview['content'], notice: Preview['notice']) => Promise<Response>;
  tellStaff: StaffMail['tell'];
  /** Serves the files of all pictures below `/desk`. */
  media: readonly MiddlewareHandler[];
  limits: Limits;
  addressOf: AddressOf;
  log: Log;
};

/** The parts that a site can do without. */
export type Additions = {
  openDesk?: (settings: Settings, parts: DeskParts) => { fetch: Answer };
};
