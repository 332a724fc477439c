/** The shop's categories, in the order of its filter. */
export const CATEGORIES = [
  'Clothing',
  'Accessories',
  'Food Items',
  'Home Essentials',
  'Festival Items',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** The category of that name, or undefined where there is none (an address may say anything). */
export function categoryNamed(name: string | null | undefined): Category | undefined {
  return CATEGORIES.find((category) => category === name);
}
