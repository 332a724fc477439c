import { type Part, isOn } from '../values/parts.ts';

/**
 * The places of pages where a picture stands, by its name in the content: an owner may put one of the gallery there. Each with the parts
 * of the site whose pages show it; none are shown in any case.
 */
const places = {
  'hero-loom': [],
  'hero-classroom': [],
  'hero-veranda': [],
  'hero-diwali-stall': [],
  'about-banyan': [],
  'workshop-table': ['shop', 'gifts'],
  'hostel-house': ['hostel'],
} satisfies Record<string, readonly Part[]>;

export type PicturePlace = keyof typeof places;

export const PICTURE_PLACES = Object.keys(places) as PicturePlace[];

/** The places at the top of the home page, in their order. */
export const heroPlaces = PICTURE_PLACES.filter((place) => place.startsWith('hero-'));

/** Which picture of the gallery stands at which place, by its id. */
export type PlacedPictures = Readonly<Partial<Record<PicturePlace, string | undefined>>>;

/** Whether a page of this site has that place. */
export function isPlaceShown(place: string): boolean {
  const parts = new Map<string, readonly Part[]>(Object.entries(places)).get(place);
  return parts !== undefined && (parts.length === 0 || parts.some(isOn));
}
