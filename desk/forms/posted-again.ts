import type { DeskRequest } from '../desk-context.ts';
import { type FormLimits, FormTooLarge, MOST_REPEATED_FIELDS, readForm } from './read-form.ts';
import { MalformedForm } from './read-multipart.ts';

/** A form that was sent, so that it can be sent again. */
export type PostedAgain = {
  /** The address to which it was sent. */
  action: string;
  encType: string;
  fields: readonly { key: string; name: string; value: string }[];
  /** Whether there was more in it, which is not sent again: files and secrets. */
  hasMore: boolean;
};

// More than almost every form of the desk with only text in it. Whoever is not signed in must not fill the memory.
const repeated: FormLimits = { bytes: 256 * 1024, fields: MOST_REPEATED_FIELDS };

const secret = /password|^code$|secret|token|passkey/i;

/** The texts of a form that was sent; undefined where it can't be read, or has more than 256 kB or too many fields. */
export async function postedAgain(c: DeskRequest): Promise<PostedAgain | undefined> {
  const form = await readForm(c, repeated).catch((error: unknown) => {
    if (error instanceof FormTooLarge || error instanceof MalformedForm) return undefined;
    throw error;
  });
  if (!form) return undefined;
  const texts = [...form.texts] as [string, string][];
  const { pathname, search } = new URL(c.req.url);
  return {
    action: pathname + search,
    encType: /^multipart/i.test(c.req.header('content-type') ?? '')
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded',
    fields: texts.flatMap(([name, value], at) =>
      secret.test(name) ? [] : [{ key: `${at} ${name}`, name, value }],
    ),
    hasMore: form.hasFiles || texts.some(([name]) => secret.test(name)),
  };
}
