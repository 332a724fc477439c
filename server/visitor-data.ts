import type { ApiMessages } from '../api/api-messages.ts';
import { failureAnswer, fromDatabase } from '../api/error-response.ts';
import {
  applicationReceiver,
  countApplication,
  fillsHiddenField,
  noticeShown,
  thanksFor,
} from '../api/hostel/add-application.ts';
import { publicEntryOf } from '../domain/entries/public-entry.ts';
import type { EnrolledAccess } from '../domain/hostel/enrolled-access.ts';
import { type Product, productFields } from '../domain/shop/product.ts';
import { dayInIndia } from '../domain/values/indian-time.ts';
import type { Language } from '../domain/values/languages.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import type { Limits } from '../storage/limits/limits.ts';
import type { BackendCalls } from '../web/calls/backend-calls.ts';
import { CallFailure } from '../web/calls/backend.ts';
import type { PageContext } from '../web/page-context.ts';
import { ownApplicationCalls } from './own-application.ts';
import type { Reach } from './security-headers.ts';

/** The language of a visitor's page, and the address whose limits count what they send. */
export type Visitor = { language: Language; address: string };

/** The data that pages show and the calls that they make: of this site's own database, or of another backend. */
export type VisitorData = Pick<PageContext, 'productStory' | 'removedCategory' | 'backendUrl'> & {
  /** The products, with pictures that visitors may not see left out by whoever shows them. Rejects where they can't be read. */
  products(): Promise<Product[]>;
  /** The calls of a page, made for its visitor. Each one throws a CallFailure when it does not get what it asked for. */
  callsFor(visitor: Visitor): Omit<BackendCalls, 'products'> & Pick<PageContext, 'ownApplication'>;
  /** For how many ms what was read counts as current; undefined where the database tells of each change. */
  maxAgeMs: number | undefined;
  /** Where pages may call and take pictures from, besides this site. */
  reach: Reach;
};

/** The data and calls of a site with its own database. */
export function ownData(parts: {
  repositories: Repositories;
  enrolledAccess: EnrolledAccess;
  limits: Limits;
  messages: (language: Language) => ApiMessages;
  noticeVersion: (language: Language) => string;
  onApplication?: (reference: string) => void;
  /** Whether some documents come from Firestore, whose pictures lie anywhere. */
  hasFirestore: boolean;
}): VisitorData {
  const { repositories, enrolledAccess, limits, noticeVersion } = parts;
  const receive = applicationReceiver(parts);
  return {
    backendUrl: '',
    maxAgeMs: undefined,
    reach: { calls: [], pictures: parts.hasFirestore ? ['https:'] : [] },
    // Private fields would go to browsers with them.
    products: async () => (await fromDatabase(repositories.products.all())).map(publicEntryOf(productFields)),
    productStory: async (id) => (await repositories.products.find(id))?.item.story,
    removedCategory: (id) => repositories.products.removedCategory(id),
    callsFor({ language, address }) {
      const messages = parts.messages(language);
      return {
        ownApplication: ownApplicationCalls(address, { repositories, limits }),
        students: () =>
          told(messages, () => {
            if (enrolledAccess === 'closed') throw closedList(messages);
            const today = dayInIndia(new Date().toISOString());
            return fromDatabase(repositories.publicStudents.shown(enrolledAccess, today));
          }),
        enroll: (application) =>
          told(messages, async () => {
            await refuseTooMany(limits, address, messages);
            const notice = noticeShown(application, () => noticeVersion(language));
            const suspect = fillsHiddenField(application);
            return thanksFor(
              messages,
              application,
              await receive(application, { language, notice, suspect }),
            );
          }),
      };
    },
  };
}

/** Why the list of students is not given. */
export function closedList({ enrolledClosed }: Pick<ApiMessages, 'enrolledClosed'>): CallFailure {
  return new CallFailure('the list is closed', { status: 403, message: enrolledClosed });
}

/** Counts an application from an address; throws a CallFailure where it has sent too many. */
export async function refuseTooMany(
  limits: Limits,
  address: string,
  { tooManyRequests }: Pick<ApiMessages, 'tooManyRequests'>,
): Promise<void> {
  if ((await countApplication(limits, address)) > 0)
    throw new CallFailure('too many applications', { status: 429, message: tooManyRequests });
}

async function told<Result>(
  messages: Pick<ApiMessages, 'unavailable' | 'failed'>,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof CallFailure) throw cause;
    throw new CallFailure('a call of this site failed', { ...failureAnswer(cause, messages), cause });
  }
}
