import { expect, it } from 'vitest';
import { CATEGORIES, categoryNamed } from './category.ts';

it('the shop has five categories, in the order of its filter', () => {
  expect(CATEGORIES).toEqual(['Clothing', 'Accessories', 'Food Items', 'Home Essentials', 'Festival Items']);
});

it.each(CATEGORIES)('knows %s by its name', (category) => {
  expect(categoryNamed(category)).toBe(category);
});

it.each(['All', 'clothing', 'Toys', 'constructor', '', null, undefined])('knows no category %j', (name) => {
  expect(categoryNamed(name)).toBeUndefined();
});
