import type { GalleryType } from '../../../content/schemas/gallery.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { PageContext } from '../../page-context.ts';

/** A picture of the gallery with all that is said of it. */
export type GalleryPicture = {
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
export function galleryPictures({ gallery, language, messages, picture }: PageContext): GalleryPicture[] {
  const { items, lightbox, types } = messages.gallery;
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return gallery.flatMap(({ id, type, image, date }) => {
    const texts = items[id];
    const month = months.format(new Date(date));
    const caption = fillIn(lightbox.caption, { type: types[type], month });
    return texts ? [{ id, type, address: picture(image), caption, ...texts }] : [];
  });
}
