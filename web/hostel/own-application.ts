import {
  type ApplicationCredentials,
  KEY_MINUTES,
  type OwnStep,
  type OwnStepResult,
} from '../../domain/hostel/own-application.ts';
import { localPath } from '../../domain/values/local-path.ts';
import type { OwnApplicationCalls, PageContext, PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';

/** Gives the address of a view of an application that is open. */
export type OwnAddress = (query?: OwnQuery) => string;

/** The addresses of the application that a key opens, in the page's language; `page` is where it is shown. */
export function ownAddress(
  { language }: Pick<PageContext, 'language'>,
  key: string,
  page: string = pages.application.path,
): OwnAddress {
  const path = localPath(language, page);
  return (query = {}) => `${path}?${new URLSearchParams({ key, ...query })}`;
}

const postedSteps = ['correct', 'withdraw', 'reopen', 'leave-list', 'erase'] as const;
const views = ['correct', 'stored', 'download', 'erase'] as const;
const refusals = ['read', 'withdrawn', 'decided', 'late', 'unlisted'] as const;

/** The step that a form on the page of an application takes. */
export type PostedStep = (typeof postedSteps)[number];

/** The view that `step` in the address names: the form of a correction, all that is stored, that as a file, or in easy read whether to erase it. */
type OwnView = (typeof views)[number];

/** The query of a family's own page, as its links write it. */
export type OwnQuery = {
  step?: OwnView;
  /** The step that the visitor comes from. */
  done?: PostedStep;
  /** Why that was not done. */
  refused?: (typeof refusals)[number];
};

/** The query that a request has; what no link writes is left out. */
export function ownQuery(query: Readonly<Partial<Record<keyof OwnQuery, string>>>) {
  return {
    step: views.find((view) => view === query.step),
    done: postedStep(query.done),
    refused: refusalIn(query.refused),
  };
}

/** Why nothing was done, where the page says it above the application. */
export function refusalIn(text: string | undefined): OwnQuery['refused'] {
  return refusals.find((refusal) => refusal === text);
}

/** The step that a form has posted; undefined where it names none. */
export function postedStep(text: string | undefined): PostedStep | undefined {
  return postedSteps.find((step) => step === text);
}

/** The headers of every answer about a family's own application. */
export const ownHeaders = {
  // Of a family's own data no copy may stay anywhere, and none be found.
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // The address has the key. Logs of proxies have the `Referer` of what a page loads, also from its own site.
  'referrer-policy': 'strict-origin',
};

/**
 * Why no application is shown: `unknown` to whoever has none with what they gave, `closed` where the key has ended, `tooMany` where
 * somebody has tried too often. `minutes` are those that a page stays open, or that one has to wait.
 */
export type Trouble = {
  status: 404 | 429 | 503;
  reason: 'unknown' | 'closed' | 'tooMany' | 'elsewhere' | 'failed';
  minutes: number;
  headers?: Record<string, string>;
};

/** Opens an application by its reference and phone number: gives the key to it. */
export function openOwn(c: PageRequest, credentials: ApplicationCredentials) {
  return answerOf(c, 'unknown', (calls) => calls.open(credentials));
}

/** Takes a step with the application that a key opens. */
export function takeOwn(c: PageRequest, key: string, step: OwnStep): Promise<OwnStepResult | Trouble> {
  return answerOf(c, 'closed', (calls) => calls.take(key, step));
}

async function answerOf<Answer extends object>(
  c: PageRequest,
  without: 'unknown' | 'closed',
  call: (calls: OwnApplicationCalls) => Promise<Answer | { waitSeconds: number } | undefined>,
): Promise<Answer | Trouble> {
  const { ownApplication, log } = c.get('page');
  const minutes = KEY_MINUTES;
  if (!ownApplication) return { status: 503, reason: 'elsewhere', minutes };
  try {
    const answer = await call(ownApplication);
    if (answer === undefined) return { status: 404, reason: without, minutes };
    if (!isWait(answer)) return answer;
    const { waitSeconds } = answer;
    return {
      status: 429,
      reason: 'tooMany',
      minutes: Math.ceil(waitSeconds / 60),
      headers: { 'retry-after': String(waitSeconds) },
    };
  } catch (failure) {
    log('the page of an application failed', failure);
    return { status: 503, reason: 'failed', minutes };
  }
}

function isWait(answer: object): answer is { waitSeconds: number } {
  return 'waitSeconds' in answer;
}
