import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiLog } from './api-log.ts';
import type { RequestMessages } from './api-messages.ts';
import { DatabaseFailure } from './from-database.ts';

const RETRY_AFTER_SECONDS = '30';

/** The response to any error: a sentence for the visitor, the details for the log. */
export function errorResponse({ messages, log }: { messages: RequestMessages; log: ApiLog }): ErrorHandler {
  return (error, context) => {
    const { method, path } = context.req;
    if (error instanceof HTTPException && error.status < 500) {
      return context.json({ message: error.message }, error.status);
    }
    log.error({ err: error, method, path }, 'A request failed.');
    if (error instanceof DatabaseFailure) {
      return context.json({ message: messages(context).unavailable }, 503, {
        'Retry-After': RETRY_AFTER_SECONDS,
      });
    }
    return context.json({ message: messages(context).failed }, 500);
  };
}
