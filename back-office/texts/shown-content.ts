import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { fillContent } from '../../content/fill-content.ts';
import type { Content } from '../../content/schemas/content.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import { galleryLeads } from '../gallery/gallery-leads.ts';
import { galleryOfContent } from '../gallery/gallery-of-content.ts';
import { applyOverrides, type OverriddenContent } from './apply-overrides.ts';

/** The content that visitors read: the files with the changes that staff made in the desk. */
export type ShownContent = Omit<Content, 'gallery'> & {
  /** The published pictures; visitors see those whose consent lets them be shown. */
  gallery: readonly GalleryPicture[];
  /** Whether the database holds the gallery, and not the files. */
  galleryLeads: boolean;
  /** The texts before the shared placeholders were filled, and what staff changed in them. */
  texts: OverriddenContent;
};

/** Reads what staff changed and puts it into the content of the files, given `written`: without the shared placeholders. */
export async function readShownContent(
  repositories: Pick<Repositories, 'texts' | 'gallery' | 'revisions'>,
  written: Content,
): Promise<ShownContent> {
  const overridden = applyOverrides(written, await repositories.texts.all());
  const ownGallery = (await galleryLeads(repositories)) ? await repositories.gallery.all() : undefined;
  return shownContent(overridden, ownGallery);
}

/** Overridden content as visitors read it, with the gallery of the database where that leads. */
export function shownContent(
  texts: OverriddenContent,
  ownGallery: readonly GalleryPicture[] | undefined,
): ShownContent {
  const filled = fillContent(texts.written);
  return {
    ...filled,
    gallery: ownGallery ?? galleryOfContent(filled),
    galleryLeads: ownGallery !== undefined,
    texts,
  };
}
