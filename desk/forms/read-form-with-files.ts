import { startUpload, type Upload } from '../../back-office/pictures/receive-upload.ts';
import type { DeskRequest } from '../desk-context.ts';
import { MOST_ROWS } from './nested-fields.ts';
import { FormTooLarge, MOST_FIELDS, readParts } from './read-form.ts';

// A picture that is too large is read to its end, so that the browser waits for the answer and all that was typed is kept.
const MOST_BYTES = 250 * 1024 * 1024;
// A product has a picture and one for each of its variants.
const MOST_FILES = MOST_ROWS + 1;

/** A file of a form, with the name of its field; it has to be finished or discarded. */
export type ReceivedFile = { field: string; upload: Upload };

/** The text fields of a posted form, and the files that came with it. Throws a MalformedForm or a FormTooLarge. */
export async function readFormWithFiles(c: DeskRequest): Promise<{ form: FormData; files: ReceivedFile[] }> {
  // Minutes over a slow phone; who is not signed in does not come here.
  c.env.allowUpload?.();
  const files: ReceivedFile[] = [];
  try {
    const form = await readParts(c, { bytes: MOST_BYTES, fields: MOST_FIELDS }, async (field) => {
      if (files.length === MOST_FILES) throw new FormTooLarge();
      const upload = await startUpload(c.get('desk').site);
      files.push({ field, upload });
      return { write: upload.write, end: async () => {} };
    });
    return { form, files };
  } catch (error) {
    await Promise.all(files.map(({ upload }) => upload.discard()));
    throw error;
  }
}
