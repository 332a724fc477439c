import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Messages } from '../content/schemas/messages.ts';

// A form of a page, percent-encoded: nine bytes for a letter of Devanagari.
const MAX_FORM_BYTES = 64 * 1024;

// The largest form has about ten; parsing thousands takes the time of other visitors.
const MAX_FIELDS = 100;

// The separator between two fields of a form, by its type.
const separators: ReadonlyMap<string, string> = new Map([
  ['application/x-www-form-urlencoded', '&'],
  ['multipart/form-data', '\n--'],
]);

/**
 * Lets only what browsers post from a page pass: at most 64 kB and 100 fields (else 413), as a form (else 415), whole (else
 * 400).
 */
export function onlyForms(messages: (c: Context) => Messages['api']): [MiddlewareHandler, MiddlewareHandler] {
  return [
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => c.text(messages(c).bodyTooLarge, 413) }),
    async (c, next) => {
      const type = contentType(c) ?? '';
      const separator = separators.get(type);
      if (separator === undefined) return c.text(messages(c).formUnreadable, 415);
      // Read here, from copies: a page that can't read its form would take that for its own mistake.
      const body = await c.req.raw
        .clone()
        .text()
        .catch(() => '');
      if (body.split(separator, MAX_FIELDS + 1).length > MAX_FIELDS)
        return c.text(messages(c).bodyTooLarge, 413);
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

/** Refuses what is posted as anything but a form with 415; what says no type, such as a call without a body, passes. */
export function noOtherTypes(messages: (c: Context) => Messages['api']): MiddlewareHandler {
  return async (c, next) => {
    const type = contentType(c);
    return type === undefined || separators.has(type) ? next() : c.text(messages(c).formUnreadable, 415);
  };
}

function contentType(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}
