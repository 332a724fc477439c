import { acceptedLanguage } from '../api/accepted-language.ts';
import { createApi } from '../api/create-api.ts';
import { type StaffMail, applicationNotice } from '../back-office/people/staff-mail.ts';
import type { Product } from '../domain/shop/product.ts';
import { type Language, mailLanguage, sourceLanguage } from '../domain/values/languages.ts';
import type { PartInUse } from '../domain/values/parts.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import { createRevisionCache } from '../storage/database/revision-cache.ts';
import type { Limits } from '../storage/limits/limits.ts';
import { type PrivacyNotice, privacyNotices } from '../texts/privacy-notice.ts';
import type { Messages } from '../texts/schemas/messages.ts';
import { anotherBackend } from './another-backend.ts';
import type { AddressOf } from './client-address.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import type { ShownData } from './shown-data.ts';
import type { Answer } from './site-routes.ts';
import { type VisitorData, ownData } from './visitor-data.ts';

/** The calls of a site: those that programs make, and those of its own pages. */
export type Calls = {
  /** Answers the requests of the contract, such as `GET /api/products`. */
  api: Answer;
  /** The data and calls of the pages: of this site's own database, or of another backend. */
  visitorData: VisitorData;
  /** The products as visitors see them, `stale` where the current ones can't be read; rejects where none were ever read. */
  products(): Promise<{ value: Product[]; stale: boolean }>;
  /** The privacy notice with those texts. */
  privacyNotice: (written: Messages['privacy']) => PrivacyNotice;
};

const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Opens them; a site before another backend (`BACKEND_URL`) asks that one, and answers no calls itself. */
export function openCalls(
  settings: Settings,
  parts: {
    repositories: Repositories;
    inUse: PartInUse;
    shownData: ShownData;
    staffMail: StaffMail | undefined;
    limits: Limits;
    addressOf: AddressOf;
    siteUrl: string;
    checkStore: () => Promise<void>;
    isOutdated: boolean;
    log: Log;
  },
): Calls {
  const { repositories, staffMail, limits, siteUrl, checkStore, isOutdated, log } = parts;
  const { revision, shown, productsForVisitors } = parts.shownData;
  const backendUrl = settings.BACKEND_URL;
  const privacyNotice = privacyNotices({
    inUse: parts.inUse,
    areElsewhere: settings.BACKUP_STORE !== undefined,
    enrolledAccess: settings.ENROLLED_ACCESS,
    backups: settings.BACKUP_AT === undefined ? 'onRequest' : 'nightly',
  });
  const messagesIn = (language: Language) => {
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
        staffMail.tell(applicationNotice(shown.last().desk[mailLanguage].mail, { reference, link }));
      },
    }),
  };
  const visitorData =
    backendUrl === undefined
      ? ownData({
          ...received,
          messages: messagesIn,
          hasFirestore: settings.FIRESTORE_PROJECT !== undefined,
        })
      : anotherBackend(backendUrl, { ...received, messages: messagesIn, log });
  const productCache = createRevisionCache<Product[]>({
    revision,
    size: { max: 1 },
    maxAgeMs: visitorData.maxAgeMs,
    log: (problem, cause) => log.error({ err: cause }, problem),
  });
  const api = createApi({
    ...received,
    messages: (context) => messagesIn(acceptedLanguage(context)),
    productsForVisitors,
    clientAddress: parts.addressOf,
    log,
    checkStore,
    isOutdated,
    allowedOrigins: settings.CORS_ORIGINS,
  });
  return {
    visitorData,
    privacyNotice,
    async api(request, env) {
      const { pathname } = new URL(request.url);
      if (healthPaths.has(pathname)) return api.fetch(request, env);
      // Its answers are texts that staff may have changed; what asks for its health must not wait for them.
      const { messages } = (await shown.now()).value;
      // Nobody would see an application in this database, and its students may be of before.
      if (backendUrl !== undefined)
        return Response.json({ message: messages[sourceLanguage].api.notFound }, { status: 404 });
      return api.fetch(request, env);
    },
    async products() {
      const read = await productCache.fetch('products', visitorData.products);
      // Another backend leaves them out itself.
      if (backendUrl !== undefined) return read;
      const { shown: shownProduct, stale } = await productsForVisitors();
      return { value: read.value.map(shownProduct), stale: read.stale || stale };
    },
  };
}
