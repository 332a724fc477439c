import { startUpload, type Upload } from '../../back-office/pictures/receive-upload.ts';
import type { DeskRequest } from '../desk-context.ts';
import { MalformedForm, type PartHead, type PartSink, readMultipart } from './read-multipart.ts';

// The largest form of the desk is a product with all its variants, in Devanagari.
const MOST_TEXT_BYTES = 512 * 1024;
const MOST_PARTS = 2000;
// A picture that is too large is read to its end, so that the browser waits for the answer and all that was typed is kept.
const MOST_BYTES = 250 * 1024 * 1024;

/** A form that has more in it than any form of the desk. */
export class FormTooLarge extends Error {
  override readonly name = 'FormTooLarge';
}

/** A file of a form, with the name of its field; it has to be finished or discarded. */
export type ReceivedFile = { field: string; upload: Upload };

/** The text fields of a posted form, and the files that came with it. Throws a MalformedForm or a FormTooLarge. */
export async function readFormWithFiles(c: DeskRequest): Promise<{ form: FormData; files: ReceivedFile[] }> {
  const [type = '', ...parameters] = (c.req.header('content-type') ?? '').split(';');
  const boundary = /^\s*boundary="?([^"]{1,70})"?\s*$/i.exec(parameters.join(';'))?.[1];
  const body = limited(c.req.raw.body);
  if (boundary === undefined) {
    if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
      throw new MalformedForm('This is no form.');
    return { form: await urlEncodedForm(body), files: [] };
  }

  const form = new FormData();
  const files: ReceivedFile[] = [];
  let parts = 0;
  let textBytes = 0;
  const open = async ({ name, fileName }: PartHead): Promise<PartSink> => {
    if (++parts > MOST_PARTS) throw new FormTooLarge();
    // No file was chosen.
    if (fileName === '') return { write: async () => {}, end: async () => {} };
    if (fileName !== undefined) {
      const upload = await startUpload(c.get('desk').site);
      files.push({ field: name, upload });
      return { write: upload.write, end: async () => {} };
    }
    const chunks: Uint8Array[] = [];
    return {
      write: async (chunk) => {
        textBytes += chunk.length;
        if (textBytes > MOST_TEXT_BYTES) throw new FormTooLarge();
        chunks.push(chunk);
      },
      end: async () => form.append(name, Buffer.concat(chunks).toString('utf8')),
    };
  };
  try {
    await readMultipart(body, boundary, open);
  } catch (error) {
    await Promise.all(files.map(({ upload }) => upload.discard()));
    throw error;
  }
  return { form, files };
}

async function* limited(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return;
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new FormTooLarge();
    yield chunk;
  }
}

async function urlEncodedForm(body: AsyncIterable<Uint8Array>): Promise<FormData> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    // Percent-encoded, a letter of Devanagari takes three times its bytes.
    bytes += chunk.length;
    if (bytes > 3 * MOST_TEXT_BYTES) throw new FormTooLarge();
    chunks.push(chunk);
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
    form.append(name, value);
  return form;
}
