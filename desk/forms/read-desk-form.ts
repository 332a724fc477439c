import { type PictureCut, readPictureCut } from '../../domain/picture-crop.ts';
import { uploadValue } from '../../domain/picture-upload.ts';
import type { DeskRequest } from '../desk-context.ts';
import { pictureFieldNames } from '../pictures/picture-field-names.ts';
import { noteAadhaar } from './note-aadhaar.ts';
import { type ReceivedFile, readFormWithFiles } from './read-form-with-files.ts';

/**
 * The fields that a page's form posts. That of a `PictureField` has an address, `upload:<id>` where a file came with the
 * form (it waits to be made, or was refused: see `readyPicture`), or '' where the picture was removed.
 * Throws a MalformedForm or a FormTooLarge, which the desk's routes answer.
 */
export async function readDeskForm(c: DeskRequest): Promise<FormData> {
  const { form, files } = await readFormWithFiles(c);
  const fields = new Set(
    [...form.keys(), ...files.map(({ field }) => field)].flatMap(
      (name) => pictureFieldNames.fieldOf(name) ?? [],
    ),
  );
  for (const field of fields) {
    const file = files.find((each) => each.field === pictureFieldNames.file(field));
    if (file) {
      const [cut, point] = [pictureFieldNames.cut(field), pictureFieldNames.point(field)];
      form.set(field, await received(c, file, readPictureCut(form.get(cut), form.get(point))));
    } else if (form.has(pictureFieldNames.remove(field))) form.set(field, '');
    form.delete(pictureFieldNames.cut(field));
    form.delete(pictureFieldNames.point(field));
    form.delete(pictureFieldNames.remove(field));
  }
  const others = files.filter(({ field }) => pictureFieldNames.fieldOf(field) === undefined);
  await Promise.all(others.map(({ upload }) => upload.discard()));
  noteAadhaar(c, form);
  return form;
}

async function received(c: DeskRequest, { upload }: ReceivedFile, cut: PictureCut): Promise<string> {
  const { now, makePictures } = c.get('desk');
  await upload.finish(cut, now());
  makePictures();
  return uploadValue(upload.id);
}
