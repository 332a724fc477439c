import { type GalleryType, galleryTypes } from '../../domain/gallery/gallery-type.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { inLanguage } from '../../domain/values/in-language.ts';
import { dateLocale } from '../../domain/values/languages.ts';
import type { PageContext } from '../page-context.ts';

/** The view of the gallery: the pictures of one type or of all, and the open one, which is always among them. */
export type GalleryView = {
  type: GalleryType | undefined;
  pictures: readonly ShownPicture[];
  open: ShownPicture | undefined;
};

/** The view that the query of an address asks for; an unknown type or picture is ignored. */
export function galleryView(all: readonly ShownPicture[], query: string): GalleryView {
  const parameters = new URLSearchParams(query);
  const type = galleryTypes.find((each) => each === parameters.get('type'));
  const pictures = type ? all.filter((picture) => picture.type === type) : all;
  return { type, pictures, open: pictures.find(({ id }) => id === parameters.get('open')) };
}

/**
 * The query that shows the pictures of a type, with one of them open.
 * @example galleryQuery('hostel', 'carrom-evening') // '?type=hostel&open=carrom-evening'
 */
export function galleryQuery(type?: GalleryType, open?: string): string {
  const parameters = new URLSearchParams();
  if (type) parameters.set('type', type);
  if (open) parameters.set('open', open);
  const query = parameters.toString();
  return query && `?${query}`;
}

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
