import type { Migration } from 'kysely/migration';
import { deskTables } from './desk-tables.ts';
import { erasures } from './erasures.ts';
import { firstTables } from './first-tables.ts';
import { makerOfInvitation } from './maker-of-invitation.ts';
import { maskAadhaar } from './mask-aadhaar.ts';
import { nobodyInPictures } from './nobody-in-pictures.ts';
import { noticeAndRequests } from './notice-and-requests.ts';
import { peoplePictures } from './people-pictures.ts';
import { productStory } from './product-story.ts';
import { rateLimits } from './rate-limits.ts';
import { removedProducts } from './removed-products.ts';
import { studentOfApplication } from './student-of-application.ts';
import { textSources } from './text-sources.ts';
import { translations } from './translations.ts';

/** Every step from an empty database to today's, in the order of their names; a released step is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-rate-limits': rateLimits,
  '0003-desk-tables': deskTables,
  '0004-text-sources': textSources,
  '0005-translations': translations,
  '0006-product-story': productStory,
  '0007-notice-and-requests': noticeAndRequests,
  '0008-consent': peoplePictures,
  '0009-mask-aadhaar': maskAadhaar,
  '0010-erasures': erasures,
  '0011-removed-products': removedProducts,
  '0012-student-of-application': studentOfApplication,
  '0013-maker-of-invitation': makerOfInvitation,
  '0014-nobody-in-pictures': nobodyInPictures,
};
