import type { Handler } from 'hono';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Repositories } from '../repositories/create-repositories.ts';
import type { RequestMessages } from './api-messages.ts';
import { type ApiLog, fromDatabase, RETRY_AFTER_SECONDS } from './error-response.ts';
import { type CallDescription, serverFailures } from './openapi.ts';

type ReadinessParts = {
  repositories: Repositories;
  messages: RequestMessages;
  log: ApiLog;
  buildProblems: readonly string[];
};

// However often it is asked, one write in this time.
const CHECK_MS = 5000;
// In bytes: as much as a long application needs. A full disk may still have room for less.
const SIZE = 16_384;

const readinessSchema = v.pipe(
  v.object({ status: v.literal('ok'), buildProblems: v.optional(v.array(v.string())) }),
  v.metadata({ ref: 'Readiness' }),
);

export const readinessDescription: CallDescription = {
  operationId: 'getReadiness',
  summary: 'Whether the database answers and can be written.',
  responses: {
    '200': {
      description:
        'It does. Where the last good build is served instead of newer sources, `buildProblems` say why.',
      body: readinessSchema,
    },
    ...serverFailures,
  },
};

/**
 * `GET /readyz`: the database answers and can be written; 503 where it doesn't, with the status `read-only` where it answers
 * and nothing can be written, as on a full disk. Names the reasons why newer sources are not shown.
 */
export function getReadiness({ repositories, buildProblems, messages, log }: ReadinessParts): Handler {
  const canWrite = createWriteCheck({ repositories, log });
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    await fromDatabase(repositories.revisions.current());
    if (!(await canWrite()))
      return context.json({ status: 'read-only', message: messages(context).unavailable }, 503, {
        'Retry-After': RETRY_AFTER_SECONDS,
      });
    return context.json({ status: 'ok', ...(buildProblems.length > 0 && { buildProblems }) });
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
