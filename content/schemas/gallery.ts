import * as v from 'valibot';
import type { GalleryType } from '../../domain/gallery-type.ts';
import type { PublicationConsent } from '../../domain/publication-consent.ts';
import { isReservedId } from '../../domain/reserved-id.ts';
import { isoDate } from './iso-date.ts';
import { plainText, listOf, template, text } from './text.ts';

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

/** The messages of the gallery; `items` holds the texts of each picture by its id. */
export const gallerySchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  filter: text,
  all: text,
  types: v.strictObject({ activity: text, hostel: text, inspiring: text } satisfies Record<
    GalleryType,
    typeof text
  >),
  lightbox: v.strictObject({
    position: template('at', 'all'),
    caption: template('type', 'month'),
    previous: text,
    next: text,
    enterFullscreen: text,
    exitFullscreen: text,
    download: text,
    close: text,
    fileName: template('id'),
  }),
  why: v.strictObject({
    heading: text,
    paragraphs: listOf(text),
    hands: text,
    shop: text,
    visit: text,
  }),
  items: v.record(v.string(), v.strictObject({ title: text, description: text, alt: text })),
});
