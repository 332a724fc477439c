import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';

/**
 * Makes the database the place of the gallery, with the pictures that visitors see: call it before the first change, in the
 * transaction of that change. Does nothing where the database leads already.
 */
export async function copyContentGallery(
  { gallery, revisions }: Pick<Repositories, 'gallery' | 'revisions'>,
  shown: readonly GalleryPicture[],
): Promise<void> {
  await gallery.lock();
  if (await revisions.isNew('gallery_pictures')) await gallery.save(shown);
}
