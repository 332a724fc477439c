import type { GalleryType } from '../../../domain/gallery-type.ts';
import { fillIn } from '../../../domain/fill-in.ts';
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
  return gallery.map(({ id, type, image, date, title, description, alt }) => {
    const month = months.format(new Date(date));
    const caption = fillIn(lightbox.caption, { type: types[type], month });
    return { id, type, address: picture(image), caption, title, description, alt };
  });
}
