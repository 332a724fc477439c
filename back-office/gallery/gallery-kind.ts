import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type GalleryPicture, galleryPictureSchema } from '../../domain/gallery-picture.ts';
import {
  type GalleryPictureForm,
  galleryPictureFormOf,
  galleryPictureFormSchema,
  readGalleryPictureForm,
} from '../../domain/gallery-picture-form.ts';
import type { EditedKind } from '../editing/edited-kind.ts';
import { problemsByPath } from '../editing/problems-by-path.ts';
import { restoreEntry } from '../editing/restore-entry.ts';
import { galleryWithFiles, type PicturesOfFiles } from './gallery-with-files.ts';

/** The gallery's pictures as staff edit them, given those of the content's files. */
export function galleryKind(ofFiles: PicturesOfFiles): EditedKind<GalleryPicture, GalleryPictureForm> {
  return {
    kind: 'gallery-picture',
    listOf: (repositories) => galleryWithFiles(repositories, ofFiles),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    itemSchema: galleryPictureSchema,
    formSchema: galleryPictureFormSchema,
    formOf: galleryPictureFormOf,
    mapPictures: (form, change) => ({ ...form, image: change(form.image, 'image') }),
    itemFrom(id, form) {
      const reading = readGalleryPictureForm(id, form);
      return reading.ok ? reading : { ok: false, problems: problemsByPath(reading.issues) };
    },
  };
}

/**
 * Puts a gallery picture back that was moved to the bin, as it was; the database leads since it was moved there. Throws a
 * StaffError where its id is in use again.
 */
export function restoreGalleryPicture(repositories: Repositories, data: unknown): Promise<void> {
  return restoreEntry(
    repositories,
    galleryKind(() => []),
    data,
  );
}
