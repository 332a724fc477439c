import type { CatalogueRepository } from '../../backend/repositories/catalogue-repository.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import { copyContentGallery } from './copy-content-gallery.ts';
import { galleryLeads } from './gallery-leads.ts';

/** Gives the pictures that visitors see while the files of the content lead; it asks no database, as a transaction may wait for it. */
export type PicturesOfFiles = () => readonly GalleryPicture[];

/**
 * The gallery's pictures wherever they are kept: those of the files until staff first change one. `lock`, which every change
 * calls first, copies them into the database in the transaction of that change.
 */
export function galleryWithFiles(
  { gallery, revisions }: Pick<Repositories, 'gallery' | 'revisions'>,
  ofFiles: PicturesOfFiles,
): CatalogueRepository<GalleryPicture> {
  const placed = () => ofFiles().map((item, position) => ({ item, position }));
  const leads = () => galleryLeads({ revisions });
  return {
    ...gallery,
    all: async () => ((await leads()) ? gallery.all() : [...ofFiles()]),
    count: async () => ((await leads()) ? gallery.count() : ofFiles().length),
    async places() {
      if (await leads()) return gallery.places();
      return placed().map(({ item: { id }, position }) => ({ id, position }));
    },
    async find(id) {
      if (await leads()) return gallery.find(id);
      return placed().find(({ item }) => item.id === id);
    },
    async findMany(ids) {
      if (await leads()) return gallery.findMany(ids);
      return placed().filter(({ item }) => ids.includes(item.id));
    },
    async lock() {
      await gallery.lock();
      if (!(await leads())) await copyContentGallery({ gallery, revisions }, ofFiles());
    },
  };
}
