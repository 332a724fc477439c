import type { Content } from '../../content/schemas/content.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import { type Language, sourceLanguage, translatedLanguages } from '../../domain/languages.ts';

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
