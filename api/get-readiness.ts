import type { Handler } from 'hono';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Repositories } from '../storage/create-repositories.ts';
import type { RequestMessages } from './api-messages.ts';
import { type ApiLog, fromDatabase, RETRY_AFTER_SECONDS } from './error-response.ts';
import { type CallDescription, serverFailures } from './openapi.ts';

type ReadinessParts = {
  repositories: Repositories;
  messages: RequestMessages;
  log: ApiLog;
  isOutdated: boolean;
};

// However often it is asked, one write in this time.
const CHECK_MS = 5000;
// In bytes: as much as a long application needs. A full disk may still have room for less.
const SIZE = 16_384;

const readinessSchema = v.pipe(
  v.object({ status: v.literal('ok'), outdated: v.optional(v.literal(true)) }),
  v.metadata({ ref: 'Readiness' }),
);

export const readinessDescription: CallDescription = {
  operationId: 'getReadiness',
  summary: 'Whether the database answers and can be written.',
  responses: {
    '200': {
      description:
        'It does. `outdated` is true where the last good build is served instead of newer sources, which could not be built.',
      body: readinessSchema,
    },
    ...serverFailures,
  },
};

/**
 * `GET /readyz`: the database answers and can be written; 503 where it doesn't, with the status `read-only` where it answers
 * and nothing can be written, as on a full disk. Everybody may ask: that newer sources could not be built is all it says of them;
 * the log names files and reasons.
 */
export function getReadiness({ repositories, isOutdated, messages, log }: ReadinessParts): Handler {
  const canWrite = createWriteCheck({ repositories, log });
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    await fromDatabase(repositories.revisions.current());
    if (!(await canWrite()))
      return context.json({ status: 'read-only', message: messages(context).unavailable }, 503, {
        'Retry-After': RETRY_AFTER_SECONDS,
      });
    return context.json({ status: 'ok', ...(isOutdated && { outdated: true }) });
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
