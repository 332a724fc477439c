import * as v from 'valibot';
import { galleryTypes } from './gallery-type.ts';
import { publicationConsentSchema } from './publication-consent.ts';
import { translatedText, translationsSchema } from './translations.ts';

const filled = v.pipe(v.string(), v.trim(), v.minLength(1));

/** A picture that visitors see in the gallery, with its texts. */
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
  /** That whoever is seen agreed to be shown; none where nobody is. */
  consent: v.optional(publicationConsentSchema),
});

/** A picture that visitors see in the gallery. */
export type GalleryPicture = v.InferOutput<typeof galleryPictureSchema>;
