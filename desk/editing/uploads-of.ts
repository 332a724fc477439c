import type { EditedKind } from '../../back-office/editing/edited-kind.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { findUploads, type PictureUploads, shownPicture } from '../pictures/picture-uploads.ts';

/** The values of a form's picture fields, by their paths. */
export function picturesOf<Item, Form>(
  { mapPictures }: EditedKind<Item, Form>,
  form: Form,
): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  mapPictures(form, (value, path) => {
    pictures.set(path, value);
    return value;
  });
  return pictures;
}

/** How the uploads stand that the picture fields of these forms name. */
export function uploadsOf<Item, Form>(
  repositories: Pick<Repositories, 'pictureJobs'>,
  kind: EditedKind<Item, Form>,
  forms: readonly Form[],
): Promise<PictureUploads> {
  const values = forms.flatMap((form) => [...picturesOf(kind, form).values()]);
  return findUploads(repositories, values);
}

/** The form with what can be shown of its pictures now: '' where one is not ready. */
export async function withShownPictures<Item, Form>(
  repositories: Pick<Repositories, 'pictureJobs'>,
  kind: EditedKind<Item, Form>,
  form: Form,
): Promise<Form> {
  const uploads = await uploadsOf(repositories, kind, [form]);
  return kind.mapPictures(form, (value) => shownPicture(value, uploads));
}
