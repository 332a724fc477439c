import type { DeskRequest } from '../desk-context.ts';

/** A form that was sent, so that it can be sent again. */
export type PostedAgain = {
  /** The address to which it was sent. */
  action: string;
  encType: string;
  fields: readonly { key: string; name: string; value: string }[];
  /** Whether there was more in it, which is not sent again: files and secrets. */
  hasMore: boolean;
};

// Longer than any form of the desk with only text in it. Whoever is not signed in must not fill the memory.
const MAX_BYTES = 256 * 1024;

const secret = /password|^code$|secret|token|passkey/i;

/** The texts of a form that was sent; undefined where it can't be read, or is larger than 256 kB. */
export async function postedAgain(c: DeskRequest): Promise<PostedAgain | undefined> {
  const type = c.req.header('content-type') ?? '';
  const size = Number(c.req.header('content-length') ?? Number.NaN);
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type) || !(size <= MAX_BYTES))
    return undefined;
  const form = await c.req.formData().catch(() => undefined);
  if (!form) return undefined;
  const entries = [...form];
  const fields = entries
    .filter(([name]) => !secret.test(name))
    .flatMap(([name, value], at) =>
      typeof value === 'string' ? [{ key: `${at} ${name}`, name, value }] : [],
    );
  const { pathname, search } = new URL(c.req.url);
  return {
    action: pathname + search,
    encType: /^multipart/i.test(type) ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
    fields,
    hasMore: entries.some(
      ([name, value]) => secret.test(name) || (typeof value !== 'string' && value.size > 0),
    ),
  };
}
