import { type Upload, startUpload } from '../../back-office/pictures/uploads.ts';
import { type PictureCut, readPictureCut } from '../../domain/pictures/picture-crop.ts';
import { uploadValue } from '../../domain/pictures/picture-upload.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { pictureFieldNames } from '../pictures/picture-field.tsx';
import { FormTooLarge, MOST_FIELDS, noteAadhaar, readParts } from './read-form.ts';

/**
 * The fields that a page's form posts. That of a `PictureField` or a `PdfField` has an address, `upload:<id>` where a file came with the
 * form (it waits to be made, or was refused: see `readyPicture`), or '' where the picture was removed.
 * Throws what `readParts` throws, which the desk's routes answer.
 */
export async function readDeskForm(c: DeskRequest): Promise<FormData> {
  const { form, files } = await readFormWithFiles(c);
  const fileOf = (field: string) =>
    files.find((each) => [pictureFieldNames.file(field), pictureFieldNames.pdf(field)].includes(each.field));
  const fields = new Set(
    [...form.keys(), ...files.map(({ field }) => field)].flatMap(
      (name) => pictureFieldNames.fieldOf(name) ?? [],
    ),
  );
  const taken = new Set([...fields].map(fileOf));
  await Promise.all(files.filter((file) => !taken.has(file)).map(({ upload }) => upload.discard()));
  for (const field of fields) {
    const file = fileOf(field);
    if (file) {
      const [cut, point] = [pictureFieldNames.cut(field), pictureFieldNames.point(field)];
      const wants =
        file.field === pictureFieldNames.pdf(field) ? 'pdf' : readPictureCut(form.get(cut), form.get(point));
      form.set(field, await received(c, file, wants));
    } else if (form.has(pictureFieldNames.remove(field))) form.set(field, '');
    form.delete(pictureFieldNames.cut(field));
    form.delete(pictureFieldNames.point(field));
    form.delete(pictureFieldNames.remove(field));
  }
  noteAadhaar(c, form);
  return form;
}

async function received(
  c: DeskRequest,
  { upload }: ReceivedFile,
  wants: PictureCut | 'pdf',
): Promise<string> {
  const { now, makePictures } = c.get('desk');
  await (wants === 'pdf' ? upload.finishPdf(now()) : upload.finish(wants, now()));
  makePictures();
  return uploadValue(upload.id);
}

// A picture that is too large is read to its end, so that the browser waits for the answer and all that was typed is kept.
const MOST_BYTES = 250 * 1024 * 1024;
// A product has a picture and one for each of its variants; those of a hundred variants may come at once.
const MOST_FILES = 101;

/** A file of a form, with the name of its field; it has to be finished or discarded. */
type ReceivedFile = { field: string; upload: Upload };

/** The text fields of a posted form, and the files that came with it. Throws what `readParts` throws. */
export async function readFormWithFiles(c: DeskRequest): Promise<{ form: FormData; files: ReceivedFile[] }> {
  // Minutes over a slow phone; who is not signed in does not come here.
  c.env.allowUpload?.();
  const files: ReceivedFile[] = [];
  try {
    const { texts } = await readParts(c, { bytes: MOST_BYTES, fields: MOST_FIELDS }, async (field) => {
      if (files.length === MOST_FILES) throw new FormTooLarge();
      const upload = await startUpload(c.get('desk').site);
      files.push({ field, upload });
      return { write: upload.write, end: async () => {} };
    });
    return { form: texts, files };
  } catch (error) {
    await Promise.all(files.map(({ upload }) => upload.discard()));
    throw error;
  }
}
