/** What a gallery picture can be about, in the order of the gallery's tabs. */
export const galleryTypes = ['activity', 'hostel', 'inspiring'] as const;

/** What a gallery picture is about. */
export type GalleryType = (typeof galleryTypes)[number];
