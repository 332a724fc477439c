import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { RequestMessages } from './api-messages.ts';

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
