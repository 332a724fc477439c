import type { EnrolledAccess } from '../domain/hostel/enrolled-access.ts';
import { maskedStudent } from '../domain/hostel/masked-student.ts';
import { type Language, sourceLanguage, languageTag } from '../domain/values/languages.ts';
import type { Limits } from '../storage/limits/limits.ts';
import type { Messages } from '../texts/schemas/messages.ts';
import { backendCalls } from '../web/calls/backend-calls.ts';
import { type Send, openBackend } from '../web/calls/backend.ts';
import type { Log } from './log.ts';
import { type Visitor, type VisitorData, closedList, refuseTooMany } from './visitor-data.ts';

// It has no revision: what it said is asked again. List and page add up to less than 5 s.
const MAX_AGE_MS = 2000;

/** The data and calls of a site before another backend. Its students are shown as `enrolledAccess` of this site allows. */
export function anotherBackend(
  backendUrl: string,
  parts: {
    enrolledAccess: EnrolledAccess;
    limits: Limits;
    /** What a visitor is told whose call this server refuses itself. */
    messages: (language: Language) => Pick<Messages['api'], 'tooManyRequests' | 'enrolledClosed'>;
    log: Log;
  },
): VisitorData {
  const { enrolledAccess, limits, log } = parts;
  const callsIn = (language: Language, visitorAddress?: string) =>
    backendCalls(
      openBackend(sendFor(backendUrl, visitorAddress), (problem) => log.warn(problem), {
        origin: backendUrl,
        language: languageTag(language),
      }),
    );
  const { origin } = new URL(backendUrl);
  return {
    backendUrl,
    maxAgeMs: MAX_AGE_MS,
    // Its pictures lie wherever it keeps them.
    reach: { calls: [origin], pictures: ['https:', origin] },
    products: () => callsIn(sourceLanguage).products(),
    productStory: () => Promise.resolve(undefined),
    removedCategory: () => Promise.resolve(undefined),
    callsFor({ language, address }: Visitor) {
      const messages = parts.messages(language);
      const calls = callsIn(language, address);
      return {
        ownApplication: undefined,
        // It may show more of students than this site does. Whose consent holds only it knows, and whether it asks for one is not
        // in its answer.
        async students() {
          if (enrolledAccess === 'closed' || enrolledAccess === 'consented') throw closedList(messages);
          const students = await calls.students();
          return enrolledAccess === 'masked' ? students.map(maskedStudent) : students;
        },
        // It sees this server's connection, so each visitor is counted here.
        async enroll(application) {
          await refuseTooMany(limits, address, messages);
          return calls.enroll(application);
        },
      };
    },
  };
}

// An application names its visitor for a backend that trusts this server as its proxy.
function sendFor(backendUrl: string, address: string | undefined): Send {
  return (path, request) => {
    const headers = new Headers(request.headers);
    if (address !== undefined && request.method === 'POST')
      headers.set('x-forwarded-for', address.replace(/\/56$/, ''));
    return fetch(`${backendUrl}${path}`, { ...request, headers });
  };
}
