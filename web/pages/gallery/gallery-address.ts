import { type GalleryType, galleryTypes } from '../../../domain/gallery-type.ts';
import type { ShownPicture } from './gallery-pictures.ts';

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
