import type { Migration } from 'kysely/migration';
import { catalogueDocuments } from './migrations/0019-catalogue-documents.ts';
import { deskTables } from './migrations/0003-desk-tables.ts';
import { entryNames } from './migrations/0020-entry-names.ts';
import { erasures } from './migrations/0010-erasures.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { makerOfInvitation } from './migrations/0013-maker-of-invitation.ts';
import { maskAadhaar } from './migrations/0009-mask-aadhaar.ts';
import { maskAadhaarAgain } from './migrations/0016-mask-aadhaar-again.ts';
import { nobodyInPictures } from './migrations/0014-nobody-in-pictures.ts';
import { noticeAndRequests } from './migrations/0007-notice-and-requests.ts';
import { peoplePictures } from './migrations/0008-consent.ts';
import { productStory } from './migrations/0006-product-story.ts';
import { rateLimits } from './migrations/0002-rate-limits.ts';
import { removedProducts } from './migrations/0011-removed-products.ts';
import { searchedWords } from './migrations/0017-searched-words.ts';
import { studentOfApplication } from './migrations/0012-student-of-application.ts';
import { suspectApplications } from './migrations/0015-suspect-applications.ts';
import { textOriginals } from './migrations/0018-text-originals.ts';
import { textSources } from './migrations/0004-text-sources.ts';
import { translations } from './migrations/0005-translations.ts';

/**
 * Every step from an empty database to today's, in the order of their names. A released step is never edited, and imports
 * nothing of the program, so that it does the same for ever.
 */
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
  '0015-suspect-applications': suspectApplications,
  '0016-mask-aadhaar-again': maskAadhaarAgain,
  '0017-searched-words': searchedWords,
  '0018-text-originals': textOriginals,
  '0019-catalogue-documents': catalogueDocuments,
  '0020-entry-names': entryNames,
};
