import site from '../../content/site.json' with { type: 'json' };

/**
 * The parts of a site that a foundation may do without. `hostel` is what the site says of a hostel; `applications` the form that asks
 * for a place, in it or elsewhere, and the family's own page; `students` the public list of those who got one; `gifts` the donation
 * page.
 */
export const PARTS = ['hostel', 'applications', 'students', 'shop', 'gallery', 'gifts', 'easyRead'] as const;

export type Part = (typeof PARTS)[number];

// The build checks the file (texts/schemas/site.ts), and could not be loaded if this threw.
const parts: readonly unknown[] = [site.parts].flat();

/** Whether this site has a part, as content/site.json says. */
export function isOn(part: Part): boolean {
  return parts.includes(part);
}

/** The parts whose area of the desk, and whose part of the privacy notice, stay while what they keep of persons is there. */
export type PartInUse = (part: Part) => boolean;
