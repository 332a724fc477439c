import site from '../../content/site.json' with { type: 'json' };

/** A category of the shop: its id, by which products, carts and addresses name it, and its number among Google's categories. */
type Category = { id: string; googleCategory?: string };

// The build checks the file (texts/schemas/site.ts), and could not be loaded if this threw.
const categories: readonly Category[] = [site.categories].flat().filter(Boolean);

/** The ids of the shop's categories, in the order of its filter, as content/site.json has them. */
export const categoryIds: readonly string[] = categories.map(({ id }) => id);

/** The id of a category, or undefined where there is none (an address may say anything, and a product be older). */
export function categoryWithId(id: string | null | undefined): string | undefined {
  return categoryIds.find((each) => each === id);
}

/** The number of a category among Google's; '' where it has none. */
export function googleCategory(id: string): string {
  return categories.find((category) => category.id === id)?.googleCategory ?? '';
}
