import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { resolver } from 'hono-openapi';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { type Field, type Fields, isAlwaysThere, publicIn } from '../../domain/fields/field.ts';
import { readableTranslations } from '../../domain/fields/readers.ts';
import { storedValue } from '../../domain/fields/stored.ts';
import type { Limits } from '../limits/limits.ts';
import type { RequestMessages } from './api-messages.ts';

/** The body of a health check that succeeds. */
export const statusSchema = v.pipe(v.object({ status: v.literal('ok') }), v.metadata({ ref: 'Status' }));

const rupees = v.pipe(v.number(), v.minValue(0), v.description('Rupees, with at most two decimals.'));

/** The OpenAPI schema of an entry as the calls give it: its public fields, amounts in rupees. */
export function describedEntry(fields: Fields) {
  const given = publicIn(fields);
  const values = Object.entries<Field>(given).map(([name, field]) => {
    const value = describedValue(field);
    return [name, isAlwaysThere(field) ? value : v.optional(value)];
  });
  const entries: v.ObjectEntries = { ...Object.fromEntries(values), ...readableTranslations(given) };
  return v.object(entries);
}

function describedValue(field: Field): v.GenericSchema {
  if (field.kind === 'rupees') return rupees;
  return field.kind === 'rows' ? v.array(describedEntry(field.fields)) : storedValue(field);
}

const failureSchema = v.pipe(v.object({ message: v.string() }), v.metadata({ ref: 'Failure' }));

/** Describes a JSON response for the OpenAPI document. */
export function describedResponse(description: string, schema: v.GenericSchema) {
  return { description, content: { 'application/json': { schema: resolver(schema) } } };
}

/** Describes a failure for the OpenAPI document: JSON with a `message` for people. */
export function describedFailure(description: string) {
  return describedResponse(description, failureSchema);
}

/** Describes the failures that every call of the database may have. */
export const serverFailures = {
  '500': describedFailure('A mistake in this program.'),
  '503': {
    ...describedFailure('The database does not answer.'),
    headers: { 'Retry-After': { schema: { type: 'string' as const }, description: 'Seconds.' } },
  },
};

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

// Shorter than a browser's own timeout, so that the visitor sees a sentence instead of a network error.
const TIMEOUT_MS = 6000;

/** A failed call of the database; its `cause` has the details, for the log only. */
class DatabaseFailure extends Error {
  override name = 'DatabaseFailure';
}

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

const MOST_BYTES = 32 * 1024;

/** Requires a JSON content type; responds 415 otherwise. */
export function onlyJson(messages: RequestMessages): MiddlewareHandler {
  return async (context, next) => {
    const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!/^application\/(.+\+)?json$/.test(type))
      throw new HTTPException(415, { message: messages(context).notJson });
    await next();
  };
}

/** Requires a body of at most 32 kB, whatever its Content-Length says; responds 413 otherwise. */
export function onlySmall(messages: RequestMessages): MiddlewareHandler {
  return bodyLimit({
    maxSize: MOST_BYTES,
    onError: (context) => {
      throw new HTTPException(413, { message: messages(context).bodyTooLarge });
    },
  });
}

/** Responds 429, with Retry-After in seconds, when one address has sent too many applications. */
export function rateLimit({
  limits,
  clientAddress,
  message,
}: {
  limits: Limits;
  clientAddress: (context: Context) => string;
  message: (context: Context) => string;
}): MiddlewareHandler {
  return async (context, next) => {
    const address = clientAddress(context);
    const wait = await limits.take({ applicationsInMinute: address, applicationsInHour: address });
    if (wait === 0) return next();
    return context.json({ message: message(context) }, 429, { 'Retry-After': String(wait) });
  };
}

/** Where error details are logged, which no visitor sees; a pino logger is one. */
export type ApiLog = { error(details: object, sentence: string): void };
