import { GALLERY_TYPES, type GalleryItem, type GalleryType, galleryItems } from '../../../content/gallery.ts';

/** What the gallery shows: the pictures of one type or of all, and the open one, which is always among them. */
export type GalleryView = {
  type: GalleryType | undefined;
  items: readonly GalleryItem[];
  open: GalleryItem | undefined;
};

/** What the address asks to see; a type or a picture that there is not is ignored. */
export function galleryViewOf(parameters: URLSearchParams): GalleryView {
  const type = GALLERY_TYPES.find((each) => each === parameters.get('type'));
  const items = type ? galleryItems.filter((item) => item.type === type) : galleryItems;
  return { type, items, open: items.find(({ id }) => id === parameters.get('open')) };
}

/**
 * The address of the gallery narrowed to a type, with that picture open.
 * @example galleryAddress('hostel', 'carrom-evening') // '/gallery?type=hostel&open=carrom-evening'
 */
export function galleryAddress(type?: GalleryType, open?: string): string {
  const parameters = new URLSearchParams();
  if (type) parameters.set('type', type);
  if (open) parameters.set('open', open);
  const query = parameters.toString();
  return query ? `/gallery?${query}` : '/gallery';
}
