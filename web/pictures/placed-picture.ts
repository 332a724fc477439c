import type { GalleryPicture } from '../../domain/gallery/gallery-picture.ts';
import { PICTURE_PLACES, type PicturePlace } from '../../domain/pictures/picture-places.ts';
import { inLanguage } from '../../domain/values/in-language.ts';
import type { PageContext } from '../page-context.ts';

type Shown = Pick<PageContext, 'gallery' | 'language' | 'picture' | 'placedPictures'>;

/** A picture of a page; `title` is there where it is one of the gallery. */
type PlacedPicture = { address: string; alt: string; title?: string };

/**
 * The picture at a place of a page: the one of the gallery that an owner has put there, while visitors may see it, with its own
 * words; else that of the content with the page's alt text.
 */
export function placedPicture(context: Shown, place: PicturePlace, alt: string): PlacedPicture {
  const own = ownPictureAt(context, place);
  if (!own) return { address: context.picture(place), alt };
  const words = (field: 'alt' | 'title') => inLanguage(own, field, context.language).text;
  return { address: context.picture(own.image), alt: words('alt'), title: words('title') };
}

/** True where a place shows somebody by their consent; undefined where none does, so that caches go on as they are. */
export function showsPeopleAtPlaces(context: Shown): true | undefined {
  const own = PICTURE_PLACES.map((place) => ownPictureAt(context, place));
  return own.some((picture) => picture && picture.consent !== 'nobody') || undefined;
}

function ownPictureAt({ gallery, placedPictures }: Shown, place: PicturePlace): GalleryPicture | undefined {
  return gallery.find(({ id }) => id === placedPictures[place]);
}
