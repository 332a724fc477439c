import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ApiWords } from './api-words.ts';

const MOST_BYTES = 32 * 1024;

/** Lets only JSON pass, by its content type: else 415. */
export function onlyJson(words: ApiWords): MiddlewareHandler {
  return async (context, next) => {
    const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!/^application\/(.+\+)?json$/.test(type)) throw new HTTPException(415, { message: words.notJson });
    await next();
  };
}

/** Lets only bodies of at most 32 kB pass, whatever their length claims to be: else 413. */
export function onlySmall(words: ApiWords): MiddlewareHandler {
  return bodyLimit({
    maxSize: MOST_BYTES,
    onError: () => {
      throw new HTTPException(413, { message: words.bodyTooLarge });
    },
  });
}
