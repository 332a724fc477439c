import {
  type GalleryPicture,
  type GalleryPictureForm,
  galleryPictureFormOf,
  galleryPictureFormSchema,
  galleryPictureSchema,
  readGalleryPictureForm,
} from '../../domain/gallery/gallery-picture.ts';
import { pictureShown } from '../../domain/pictures/picture-address.ts';
import { type Language, sourceLanguage, translatedLanguages } from '../../domain/values/languages.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { CatalogueRepository } from '../../storage/entries/catalogue-repository.ts';
import type { Content } from '../../texts/schemas/content.ts';
import type { ConsentedKind } from '../entries/edited-entry.ts';
import { problemsByPath } from '../entries/entry-kind.ts';
import { type RestoredAs, type Restoring, restoreEntry } from '../entries/move-entry.ts';

/** Gives the pictures that visitors see while the files of the content lead; it asks no database, as a transaction may wait for it. */
export type PicturesOfFiles = () => readonly GalleryPicture[];

/** The pictures of the content's files, and whether visitors of the site that a database is filled from saw those. */
export type RestoredGallery = { picturesOfFiles: PicturesOfFiles; filesLed: boolean };

/** The gallery's pictures as staff edit them, given those of the content's files. */
export function galleryKind(ofFiles: PicturesOfFiles): ConsentedKind<GalleryPicture, GalleryPictureForm> {
  return {
    kind: 'gallery-picture',
    listOf: (repositories) => galleryWithFiles(repositories, ofFiles),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    itemSchema: galleryPictureSchema,
    formSchema: galleryPictureFormSchema,
    formOf: galleryPictureFormOf,
    mapFiles: (form, change) => ({ ...form, image: change(form.image, 'image') }),
    consent: {
      kind: 'picture-consent',
      of: ({ consent }) => consent,
      whose: ({ image }) => consentIds(image),
      inForm: (form) => ({ ...form, whose: consentIds(form.image) }),
      without: (picture) => ({ ...picture, consent: 'missing' }),
    },
    itemFrom(id, form, allowed) {
      const reading = readGalleryPictureForm(id, form, allowed?.mayName);
      return reading.ok ? reading : { ok: false, problems: problemsByPath(reading.issues) };
    },
  };
}

/**
 * By what a picture is known whose consent was taken back. Earlier releases noted its address, or its name in the content, and not
 * what it shows.
 */
export function consentIds(image: string): readonly string[] {
  return image === '' ? [] : [image, pictureShown(image)];
}

/**
 * The gallery's pictures wherever they are kept: those of the files until staff first change one. `lock`, which every change
 * calls first, copies them into the database in the transaction of that change.
 */
function galleryWithFiles(
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

/**
 * Puts a gallery picture back that was moved to the bin, as `restoreEntry` does; the database leads since it was moved there.
 */
export function restoreGalleryPicture(
  repositories: Repositories,
  data: unknown,
  restoring: Restoring,
): Promise<RestoredAs> {
  return restoreEntry(
    repositories,
    galleryKind(() => []),
    data,
    restoring,
  );
}

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

/**
 * Gives a database the pictures of the files where it was filled from one whose gallery the files held, but counts as one that
 * holds its own: visitors would see none. `filesLed` says whether the files held it; call it in the transaction that fills the
 * database.
 */
export async function keepGalleryOfFiles(
  { gallery, revisions }: Pick<Repositories, 'gallery' | 'revisions'>,
  { filesLed, picturesOfFiles }: RestoredGallery,
): Promise<void> {
  if (filesLed && (await galleryLeads({ revisions }))) await gallery.save(picturesOfFiles());
}

/** Whether the database holds the gallery; until staff first change it in the desk, the files of the content do. */
export async function galleryLeads({ revisions }: Pick<Repositories, 'revisions'>): Promise<boolean> {
  return !(await revisions.isNew('gallery_pictures'));
}

/** The gallery's pictures as the files of the content have them, in their order; those that may not be shown too. */
export function galleryOfContent({
  gallery,
  messages,
}: Pick<Content, 'gallery' | 'messages'>): GalleryPicture[] {
  return gallery.flatMap((item) => {
    const textsIn = (language: Language) =>
      new Map(Object.entries(messages[language].gallery.items)).get(item.id);
    const texts = textsIn(sourceLanguage);
    const translations = Object.fromEntries(
      translatedLanguages.map((language) => [language, textsIn(language)]),
    );
    return texts ? [{ ...item, ...texts, consent: item.consent ?? 'missing', translations }] : [];
  });
}
