import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiLog } from './api-log.ts';
import type { ApiWords } from './api-words.ts';
import { DatabaseFailure } from './from-database.ts';

const RETRY_AFTER_SECONDS = '30';

/** The one answer to what was thrown: a plain sentence for the visitor, the details for the log. */
export function errorAnswer({ words, log }: { words: ApiWords; log: ApiLog }): ErrorHandler {
  return (error, context) => {
    const { method, path } = context.req;
    if (error instanceof HTTPException && error.status < 500) {
      return context.json({ message: error.message }, error.status);
    }
    log.error({ err: error, method, path }, 'A request failed.');
    if (error instanceof DatabaseFailure) {
      return context.json({ message: words.unavailable }, 503, { 'Retry-After': RETRY_AFTER_SECONDS });
    }
    return context.json({ message: words.failed }, 500);
  };
}
