import { expect, test } from 'vitest';
import { categoryIds, categoryWithId, googleCategory } from './category.ts';

test('the categories are those of site.json, in its order', () => {
  expect(categoryIds).toEqual(['Clothing', 'Accessories', 'Food Items', 'Home Essentials', 'Festival Items']);
});

test.each(categoryIds)('%s is a category, and one of Google’s of the second level or below', (category) => {
  expect(categoryWithId(category)).toBe(category);
  expect(googleCategory(category)).toMatch(/^\d{3,}$/);
});

test.each(['', 'clothing', 'Toys', '__proto__', null, undefined])('%s is no category', (name) => {
  expect(categoryWithId(name)).toBeUndefined();
});
