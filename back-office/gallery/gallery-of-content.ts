import type { Content } from '../../content/schemas/content.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import { translatedLanguages } from '../../domain/languages.ts';

/** The gallery's pictures as the files of the content have them, in their order; those that may not be shown too. */
export function galleryOfContent({
  gallery,
  messages,
}: Pick<Content, 'gallery' | 'messages'>): GalleryPicture[] {
  return gallery.flatMap((item) => {
    const texts = messages.en.gallery.items[item.id];
    const translations = Object.fromEntries(
      translatedLanguages.map((language) => [language, messages[language].gallery.items[item.id]]),
    );
    return texts ? [{ ...item, ...texts, consent: item.consent ?? 'missing', translations }] : [];
  });
}
