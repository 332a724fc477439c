import type { CatalogueRepository } from '../../backend/repositories/catalogue-repository.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import { copyContentGallery } from './copy-content-gallery.ts';
import { galleryLeads } from './gallery-leads.ts';

/** The pictures that visitors see while the files of the content lead. */
export type PicturesOfFiles = () => Promise<readonly GalleryPicture[]>;

/**
 * The gallery's pictures wherever they are kept: those of the files until staff first change one. `lock`, which every change
 * calls first, copies them into the database in the transaction of that change.
 */
export function galleryWithFiles(
  { gallery, revisions }: Pick<Repositories, 'gallery' | 'revisions'>,
  ofFiles: PicturesOfFiles,
): CatalogueRepository<GalleryPicture> {
  const placed = async () => (await ofFiles()).map((item, position) => ({ item, position }));
  const leads = () => galleryLeads({ revisions });
  return {
    ...gallery,
    all: async () => ((await leads()) ? gallery.all() : [...(await ofFiles())]),
    count: async () => ((await leads()) ? gallery.count() : (await ofFiles()).length),
    async places() {
      if (await leads()) return gallery.places();
      return (await placed()).map(({ item: { id }, position }) => ({ id, position }));
    },
    async find(id) {
      if (await leads()) return gallery.find(id);
      return (await placed()).find(({ item }) => item.id === id);
    },
    async findMany(ids) {
      if (await leads()) return gallery.findMany(ids);
      return (await placed()).filter(({ item }) => ids.includes(item.id));
    },
    async lock() {
      await gallery.lock();
      if (!(await leads())) await copyContentGallery({ gallery, revisions }, await ofFiles());
    },
  };
}
