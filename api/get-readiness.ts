import type { Handler } from 'hono';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Repositories } from '../storage/create-repositories.ts';
import type { RequestMessages } from './api-messages.ts';
import { type ApiLog, fromDatabase, RETRY_AFTER_SECONDS } from './error-response.ts';
import { type CallDescription, serverFailures } from './openapi.ts';

type ReadinessParts = {
  repositories: Repositories;
  /** Rejects where the store of pictures does not answer. */
  checkStore?: () => Promise<void>;
  messages: RequestMessages;
  log: ApiLog;
  isOutdated: boolean;
};

// However often it is asked, one write in this time.
const CHECK_MS = 5000;
// In bytes: as much as a long application needs. A full disk may still have room for less.
const SIZE = 16_384;

const readinessSchema = v.pipe(
  v.object({
    status: v.literal('ok'),
    missing: v.optional(v.array(v.literal('store'))),
    outdated: v.optional(v.literal(true)),
  }),
  v.metadata({ ref: 'Readiness' }),
);

export const readinessDescription: CallDescription = {
  operationId: 'getReadiness',
  summary: 'Whether the database answers and can be written.',
  responses: {
    '200': {
      description:
        'It does. `missing` names the store where pictures can’t be fetched from it: pages are answered all the same. `outdated` is true where the last good build is served instead of newer sources, which could not be built.',
      body: readinessSchema,
    },
    ...serverFailures,
  },
};

/**
 * `GET /readyz`: the database answers and can be written; 503 where it doesn't, with the status `read-only` where it answers
 * and nothing can be written, as on a full disk. `missing` names what does not answer: the database, the disk, or the store of pictures,
 * without which the site goes on. Everybody may ask: that newer sources could not be built is all it says of them;
 * the log names files and reasons.
 */
export function getReadiness(parts: ReadinessParts): Handler {
  const { repositories, checkStore, isOutdated, messages, log } = parts;
  const canWrite = createWriteCheck({ repositories, log });
  const hasStore = createStoreCheck(checkStore);
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    const notReady = (status: string, missing: string) =>
      context.json({ status, missing: [missing], message: messages(context).unavailable }, 503, {
        'Retry-After': RETRY_AFTER_SECONDS,
      });
    try {
      await fromDatabase(repositories.revisions.current());
    } catch (error) {
      log.error({ err: error }, 'The database does not answer.');
      return notReady('unavailable', 'database');
    }
    if (!(await canWrite())) return notReady('read-only', 'disk');
    const missing = hasStore() ? {} : { missing: ['store'] };
    return context.json({ status: 'ok', ...missing, ...(isOutdated && { outdated: true }) });
  };
}

/** Whether the store answered when it was last asked: nobody waits for one that is silent. */
function createStoreCheck(checkStore: () => Promise<void> = () => Promise.resolve()) {
  let answers = true;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - checkedAt >= CHECK_MS) {
      checkedAt = performance.now();
      checkStore().then(
        () => (answers = true),
        () => (answers = false),
      );
    }
    return answers;
  };
}

/** Whether the database can be written, by one row that is written anew; it is in no backup. */
function createWriteCheck({ repositories, log }: Pick<ReadinessParts, 'repositories' | 'log'>) {
  let couldWrite = true;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check = Promise.resolve(true);

  async function write(): Promise<boolean> {
    try {
      // Another text each time: SQLite writes no page that is as it was.
      const text = randomBytes(SIZE / 2).toString('hex');
      await fromDatabase(repositories.keyValues.write('write check', JSON.stringify(text)));
      couldWrite = true;
    } catch (error) {
      if (couldWrite) log.error({ err: error }, 'Nothing can be written: applications are refused.');
      couldWrite = false;
    }
    return couldWrite;
  }

  return () => {
    if (performance.now() - checkedAt < CHECK_MS) return check;
    checkedAt = performance.now();
    check = write();
    return check;
  };
}
