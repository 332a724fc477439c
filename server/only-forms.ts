import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Messages } from '../content/schemas/messages.ts';

// A form of a page, percent-encoded: nine bytes for a letter of Devanagari.
const MAX_FORM_BYTES = 64 * 1024;

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Lets only what browsers post from a page pass: at most 64 kB (else 413), as a form (else 415), whole (else 400). */
export function onlyForms(messages: (c: Context) => Messages['api']): [MiddlewareHandler, MiddlewareHandler] {
  return [
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => c.text(messages(c).bodyTooLarge, 413) }),
    async (c, next) => {
      const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
      if (!formTypes.has(type)) return c.text(messages(c).formUnreadable, 415);
      // Read here, from a copy: a page that can't read its form would take that for its own mistake.
      const isWhole = await c.req.raw
        .clone()
        .formData()
        .then(
          () => true,
          () => false,
        );
      return isWhole ? next() : c.text(messages(c).formUnreadable, 400);
    },
  ];
}
