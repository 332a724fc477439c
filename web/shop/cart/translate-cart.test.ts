import { expect, test, vi } from 'vitest';
import type { CartLine } from '../../../domain/shop/cart.ts';
import { cartTranslator } from './translate-cart.ts';

const line: CartLine = {
  id: 'bag',
  baseProduct: 'bag',
  name: 'Jute Tote Bag',
  price: 22_000,
  imageURL: '',
  description: '',
  quantity: 1,
};

test.each([
  ['this site’s own shop', {}, 'gone'],
  ['a shop of another backend', { backend: 'https://example.org' }, undefined],
])('of a line that is not in the catalogue, %s says: %o %s', async (_, dataset, change) => {
  vi.stubGlobal('document', { documentElement: { dataset, lang: 'en' } });
  vi.stubGlobal('fetch', async () => Response.json([]));
  const [shown] = (await cartTranslator('en'))([line]);
  expect(shown?.change).toBe(change);
});
