import { LRUCache } from 'lru-cache';
import { compressDensely, isForEveryone, type KeptAnswer, keptAnswer } from './kept-answer.ts';
import type { RevisionWatch } from './revision-watch.ts';

const MOST_BYTES = 16 * 1024 * 1024;
const RENEW_PATIENCE_MS = 2500;
const RETRY_AFTER_MS = 2000;

type Entry = { answer: KeptAnswer; revision: string; madeAt: number; retryAt: number; isDense: boolean };

/** Keeps answers that are the same for everyone, each made once however many ask for it. */
export type AnswerStore = {
  /** The kept answer, if it is known to be right at this moment. */
  ready(key: string): KeptAnswer | undefined;
  /** The answer, made anew by `make` where the data has changed; the last good one where that fails or takes long. */
  get(key: string, make: () => Promise<Response>): Promise<KeptAnswer>;
};

/** A store of bounded size; `longestMs` bounds the age of an answer whose data carries no revision. */
export function createAnswerStore(parts: {
  watch: RevisionWatch;
  longestMs: number;
  log: (problem: string) => void;
  /** Told of each answer asked for: whether it was there. */
  onAsked?: (kept: boolean) => void;
}): AnswerStore {
  const { watch, longestMs, log, onAsked = () => {} } = parts;
  const entries = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }) => answer.bytes,
  });
  const beingMade = new Map<string, Promise<KeptAnswer>>();
  // One after the other: pages have the machine before their compression has.
  let compressing = Promise.resolve();

  function isRight(entry: Entry, revision: string): boolean {
    return entry.revision === revision && performance.now() - entry.madeAt < longestMs;
  }

  function makeOnce(key: string, revision: string, make: () => Promise<Response>): Promise<KeptAnswer> {
    const underWay = beingMade.get(key);
    if (underWay) return underWay;
    const making = makeAnew(key, revision, make).finally(() => beingMade.delete(key));
    beingMade.set(key, making);
    return making;
  }

  async function makeAnew(key: string, revision: string, make: () => Promise<Response>): Promise<KeptAnswer> {
    const response = await make();
    const keep = isForEveryone(response);
    const answer = await keptAnswer(response, keep);
    const entry = entries.peek(key);
    if (keep) entries.set(key, { answer, revision, madeAt: performance.now(), retryAt: 0, isDense: false });
    else if (entry && isLess(response)) {
      entry.retryAt = performance.now() + RETRY_AFTER_MS;
      log(`${key} can't be made anew (${response.status}); the last good one is served`);
      return entry.answer;
    }
    return answer;
  }

  // Worth it from the second time on: an address that is asked once, a search, is not asked again.
  function askedAgain(entry: Entry): KeptAnswer {
    onAsked(true);
    if (!entry.isDense) {
      entry.isDense = true;
      compressing = compressing.then(() => compressDensely(entry.answer)).catch(() => {});
    }
    return entry.answer;
  }

  return {
    ready(key) {
      const revision = watch.known();
      const entry = revision === undefined ? undefined : entries.get(key);
      if (!entry || !isRight(entry, revision ?? '')) return undefined;
      return askedAgain(entry);
    },
    async get(key, make) {
      const revision = await watch.current();
      const entry = entries.get(key);
      const answers = entry && (isRight(entry, revision) || performance.now() < entry.retryAt);
      if (entry && answers) return askedAgain(entry);
      onAsked(false);
      if (!entry) return makeOnce(key, revision, make);
      const patience = new Promise<KeptAnswer>((resolve) => {
        setTimeout(() => resolve(entry.answer), RENEW_PATIENCE_MS).unref();
      });
      return Promise.race([makeOnce(key, revision, make), patience]);
    },
  };
}

// An answer that may not be kept, where one of the same address was: a failure, or a page without one of its parts.
function isLess(response: Response): boolean {
  return response.status >= 500 || response.status === 200;
}
