/** The subjects of gallery pictures, in the order of the gallery's tabs. */
export const galleryTypes = ['activity', 'hostel', 'inspiring'] as const;

/** The subject of a gallery picture. */
export type GalleryType = (typeof galleryTypes)[number];
