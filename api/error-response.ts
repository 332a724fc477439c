import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isBrokenOff } from '../domain/values/broken-off.ts';
import { DatabaseFailure, isUnavailable } from '../storage/database/is-unavailable.ts';
import type { ApiMessages, RequestMessages } from './api-messages.ts';

/** When to ask again where the database does not answer, in seconds, as a header has it. */
export const RETRY_AFTER_SECONDS = '30';

/** The response to any error: a sentence for the visitor, the details for the log. */
export function errorResponse({ messages, log }: { messages: RequestMessages; log: ApiLog }): ErrorHandler {
  return (error, context) => {
    const { method, path } = context.req;
    if (error instanceof HTTPException && error.status < 500) {
      return context.json({ message: error.message }, error.status);
    }
    if (isBrokenOff(error)) return context.json({ message: messages(context).malformedBody }, 400);
    log.error({ err: error, method, path }, 'A request failed.');
    const { status, message } = failureAnswer(error, messages(context));
    return context.json({ message }, status, status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {});
  };
}

/** The HTTP status of an error that is no fault of the visitor, and the sentence for them. */
export function failureAnswer(
  error: unknown,
  { unavailable, failed }: Pick<ApiMessages, 'unavailable' | 'failed'>,
): { status: 500 | 503; message: string } {
  return isUnavailable(error) ? { status: 503, message: unavailable } : { status: 500, message: failed };
}

// Shorter than a browser's own timeout, so that the visitor sees a sentence instead of a network error.
const TIMEOUT_MS = 6000;

/** The result of a call of the repositories; rejects with a DatabaseFailure when it fails or takes over 6 s. */
export async function fromDatabase<Result>(call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([call, tooLong]);
  } catch (cause) {
    throw new DatabaseFailure('A call of the database failed.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Where error details are logged, which no visitor sees; a pino logger is one. */
export type ApiLog = { error(details: object, sentence: string): void };
