import * as v from 'valibot';
import { galleryTypes } from './gallery-type.ts';
import { pictureConsentSchema } from './picture-consent.ts';
import { translatedText, translationsSchema } from './translations.ts';

const filled = v.pipe(v.string(), v.trim(), v.minLength(1));

/** A published picture of the gallery, with its texts; visitors see it while its consent lets it be shown. */
export const galleryPictureSchema = v.object({
  // It stands in the address of the open picture.
  id: v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/)),
  type: v.picklist(galleryTypes),
  /** An ISO date. */
  date: v.pipe(v.string(), v.isoDate()),
  /** The address of the picture, or the name of one of the content's pictures. */
  image: filled,
  title: filled,
  description: v.string(),
  alt: filled,
  /** Its texts in other languages. */
  translations: translationsSchema({
    title: translatedText,
    description: translatedText,
    alt: translatedText,
  }),
  /** A picture that an earlier release put into the bin has no consent, and may show somebody. */
  consent: v.optional(pictureConsentSchema, 'missing'),
});

/** A published picture of the gallery. */
export type GalleryPicture = v.InferOutput<typeof galleryPictureSchema>;
