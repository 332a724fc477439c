import type { GalleryType } from '../../../domain/gallery-type.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { dateLocale } from '../../date-locale.ts';
import type { PageContext } from '../../page-context.ts';

/** A picture of the gallery with all that is said of it. */
export type ShownPicture = {
  id: string;
  type: GalleryType;
  address: string;
  title: string;
  description: string;
  alt: string;
  /** The language of title and description, where that is not the page's. */
  lang?: string;
  /** Its type and month. */
  caption: string;
};

/** The pictures of the gallery in their order. */
export function galleryPictures({ gallery, language, messages, picture }: PageContext): ShownPicture[] {
  const { lightbox, types } = messages.gallery;
  const months = new Intl.DateTimeFormat(dateLocale(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return gallery.map((each) => {
    const { id, type, image, date } = each;
    const { text: title, lang } = inLanguage(each, 'title', language);
    const [description, alt] = [
      inLanguage(each, 'description', language).text,
      inLanguage(each, 'alt', language).text,
    ];
    const month = months.format(new Date(date));
    const caption = fillIn(lightbox.caption, { type: types[type], month });
    const shown = { id, type, address: picture(image), caption, title, description, alt };
    return lang ? { ...shown, lang } : shown;
  });
}
