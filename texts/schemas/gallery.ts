import * as v from 'valibot';
import type { PublicationConsent } from '../../domain/consents/publication-consent.ts';
import type { GalleryType } from '../../domain/gallery/gallery-type.ts';
import { isReservedId } from '../../domain/values/entry-id.ts';
import { isoDate, listOf, plainText } from './text.ts';

const types = ['activity', 'hostel', 'inspiring'] as const satisfies readonly GalleryType[];

const givers = ['self', 'parent', 'guardian'] as const satisfies readonly PublicationConsent['givenBy'][];

/** A consent to be published: who gave it, how staff checked it, and the days from which to which it holds. */
export const publicationConsent = v.strictObject({
  givenBy: v.picklist(givers, 'Write self, parent or guardian.'),
  howChecked: plainText,
  givenOn: isoDate,
  until: isoDate,
} satisfies Record<keyof PublicationConsent, unknown>);

const consent = v.union(
  [
    // The same as to leave it out.
    v.picklist(['nobody', 'missing']),
    publicationConsent,
  ],
  'Write nobody where nobody can be recognised, else who agreed: givenBy, howChecked, givenOn and until.',
);

/** A picture of the gallery, without its texts. */
export type GalleryItem = v.InferOutput<typeof galleryItemSchema>;

const galleryItemSchema = v.strictObject({
  // It stands in the address of the open picture.
  id: v.pipe(
    plainText,
    v.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Write an id of small letters, digits and hyphens.'),
    v.check((id) => !isReservedId(id), 'The desk has its form for a new picture there. Write another id.'),
  ),
  type: v.picklist(types, 'Write activity, hostel or inspiring.'),
  image: plainText,
  date: isoDate,
  /** Who agreed to be shown; without it nobody sees the picture. */
  consent: v.optional(consent),
});

/** The pictures of the gallery, in their order, as `gallery.json` lists them. */
export const galleryItemsSchema = listOf(galleryItemSchema);
