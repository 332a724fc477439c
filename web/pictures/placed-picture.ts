import type { GalleryPicture } from '../../domain/gallery/gallery-picture.ts';
import { PICTURE_PLACES, type PicturePlace } from '../../domain/pictures/picture-places.ts';
import { inLanguage } from '../../domain/values/in-language.ts';
import { isOn } from '../../domain/values/parts.ts';
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

/** Whether a place shows somebody by their consent; undefined where none has a picture of the gallery, so that caches go on as they are. */
export function showsPeopleAtPlaces(context: Shown): boolean | undefined {
  const own = PICTURE_PLACES.flatMap((place) => ownPictureAt(context, place) ?? []);
  return own.length === 0 ? undefined : own.some(({ consent }) => consent !== 'nobody');
}

function ownPictureAt({ gallery, placedPictures }: Shown, place: PicturePlace): GalleryPicture | undefined {
  return isOn('gallery') ? gallery.find(({ id }) => id === placedPictures[place]) : undefined;
}
