import { checkSignedIn } from '../../back-office/people/sessions.ts';
import { holdsAadhaar } from '../../domain/entries/fields-without-aadhaar.ts';
import { isPercentEncodedUtf8, utf8Text } from '../../domain/values/utf8.ts';
import type { DeskMiddleware, DeskRequest, PostedForm } from '../layout/desk-context.ts';
import { MalformedForm, type PartSink, readMultipart } from './read-multipart.ts';

// The largest form of the desk is a product with all its variants, in Devanagari.
const MOST_TEXT_BYTES = 512 * 1024;
/** The most fields of a form. */
export const MOST_FIELDS = 2000;

/** How much of a form is read; more of it is a FormTooLarge. */
type FormLimits = {
  /** The most bytes of its body. */
  bytes: number;
  fields: number;
};

// Percent-encoded, a letter of Devanagari takes three times its bytes.
const usual: FormLimits = { bytes: 3 * MOST_TEXT_BYTES, fields: MOST_FIELDS };

/** A form that has more in it than any form of the desk. */
export class FormTooLarge extends Error {
  override readonly name = 'FormTooLarge';
}

/**
 * The form that a request has posted; files are left out. It is read once, so that every part of the desk may ask for it.
 * Throws a MalformedForm, also for a body of another kind, or a FormTooLarge, before it has read more than the limits.
 */
export function postedForm(c: DeskRequest, limits = usual): Promise<PostedForm> {
  const form = c.get('form') ?? readOnce(c, limits);
  c.set('form', form);
  return form;
}

async function readOnce(c: DeskRequest, limits: FormLimits): Promise<PostedForm> {
  const form = await readParts(c, limits, async () => ({ write: async () => {}, end: async () => {} }));
  noteAadhaar(c, form.texts);
  return form;
}

/**
 * Reads a posted form part by part. `openFile` is called for each file that was chosen, with the name of its field. Throws a
 * MalformedForm, also for a body of another kind, a FormTooLarge, or an AccessEnded where whoever sent it was signed out or may
 * do less by the time all of it has arrived.
 */
export async function readParts(
  c: DeskRequest,
  limits: FormLimits,
  openFile: (field: string) => Promise<PartSink>,
): Promise<PostedForm> {
  let hasFiles = false;
  const texts = await readTexts(c, limits, (field) => {
    hasFiles = true;
    return openFile(field);
  });
  const form = { texts, hasFiles };
  // The answer to whoever was signed out repeats it.
  c.set('form', Promise.resolve(form));
  const { repositories, now } = c.get('desk');
  const { signedIn }: Partial<typeof c.var> = c.var;
  // It may have taken minutes.
  if (signedIn) await checkSignedIn(repositories, signedIn, now());
  return form;
}

async function readTexts(
  c: DeskRequest,
  { bytes: mostBytes, fields: mostFields }: FormLimits,
  openFile: (field: string) => Promise<PartSink>,
): Promise<FormData> {
  if (Number(c.req.header('content-length')) > mostBytes) throw new FormTooLarge();
  const [type = '', ...parameters] = (c.req.header('content-type') ?? '').split(';');
  const boundary = /^\s*boundary="?([^"]{1,70})"?\s*$/i.exec(parameters.join(';'))?.[1];
  const form = new FormData();
  if (boundary === undefined) {
    if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
      throw new MalformedForm('This is no form.');
    const body = await wholeText(limited(c.req.raw.body, Math.min(mostBytes, usual.bytes)));
    // Before they are parsed, which takes longer than counting.
    if (body.split('&', mostFields + 1).length > mostFields) throw new FormTooLarge();
    if (!isPercentEncodedUtf8(body)) throw new MalformedForm(NOT_UTF8);
    for (const [name, value] of new URLSearchParams(body)) form.append(name, value);
    return form;
  }

  let parts = 0;
  let textBytes = 0;
  await readMultipart(limited(c.req.raw.body, mostBytes), boundary, async ({ name, fileName }) => {
    if (++parts > mostFields) throw new FormTooLarge();
    // No file was chosen.
    if (fileName === '') return { write: async () => {}, end: async () => {} };
    if (fileName !== undefined) return openFile(name);
    const chunks: Uint8Array[] = [];
    return {
      write: async (chunk) => {
        textBytes += chunk.length;
        if (textBytes > MOST_TEXT_BYTES) throw new FormTooLarge();
        chunks.push(chunk);
      },
      end: async () => form.append(name, textOf(chunks)),
    };
  });
  return form;
}

async function wholeText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return textOf(chunks);
}

const NOT_UTF8 = 'The form is not in UTF-8.';

function textOf(chunks: readonly Uint8Array[]): string {
  const text = utf8Text(Buffer.concat(chunks));
  if (text === undefined) throw new MalformedForm(NOT_UTF8);
  return text;
}

async function* limited(
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new FormTooLarge();
    yield chunk;
  }
}

const PARAMETER = 'aadhaar';
const HIDDEN = 'hidden';

/** Remembers whether a posted form has an Aadhaar number in it; every way to read a form calls this. */
export function noteAadhaar(c: DeskRequest, fields: Iterable<[string, unknown]>): void {
  if (holdsAadhaar(Object.fromEntries(fields))) c.set('hidesAadhaar', true);
}

/** Lets the page to which a form leads say that an Aadhaar number was hidden. */
export const sayAadhaarHidden: DeskMiddleware = async (c, next) => {
  await next();
  const to = c.res.headers.get('location');
  if (to === null || c.get('hidesAadhaar') !== true) return;
  const [address = '', part] = to.split('#');
  const query = `${address.includes('?') ? '&' : '?'}${PARAMETER}=${HIDDEN}`;
  c.res.headers.set('location', `${address}${query}${part === undefined ? '' : `#${part}`}`);
};

/** Whether the form that led to this page, or that it answers with that status, had an Aadhaar number in it. */
export function isAadhaarHidden(c: DeskRequest, status: number): boolean {
  return c.req.query(PARAMETER) === HIDDEN || (status === 200 && c.get('hidesAadhaar') === true);
}

/**
 * The text fields of a posted form by their names, '' where one is missing; of a name that occurs twice the last one. Throws
 * a MalformedForm or a FormTooLarge.
 */
export async function postedFields<Name extends string>(
  c: DeskRequest,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const { texts } = await postedForm(c);
  const fields = names.map((name) => [name, texts.getAll(name).at(-1) ?? '']);
  return Object.fromEntries(fields) as Record<Name, string>;
}

/**
 * The texts of a posted form by the names of its fields; of a name that occurs twice the last one. Throws a
 * MalformedForm or a FormTooLarge.
 */
export async function postedTexts(c: DeskRequest): Promise<Readonly<Record<string, string>>> {
  const { texts } = await postedForm(c);
  return Object.fromEntries(texts) as Record<string, string>;
}

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
const repeated: FormLimits = { bytes: 256 * 1024, fields: 200 };

const secret = /password|^code$|secret|token|passkey/i;

/** The texts of a form that was sent; undefined where it can't be read, or has more than 256 kB or too many fields. */
export async function postedAgain(c: DeskRequest): Promise<PostedAgain | undefined> {
  const form = await postedForm(c, repeated).catch((error: unknown) => {
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
