import { expect, test } from 'vitest';
import type { Product } from '../../../domain/shop/product.ts';
import { firstScreens } from './shop-address.ts';

const products = Array.from({ length: 20 }, (_, at) => product(at));

test('the document holds the first products that match, and says how many match and there are', async () => {
  const view = { words: 'lamp', category: undefined, sort: undefined, shown: 6 };
  const first = await firstScreens({ products: async () => products }, view, 'en');
  expect(first.products.map(({ _id }) => _id)).toEqual(['0', '2', '4', '6', '8', '10']);
  expect(first).toMatchObject({ view, matching: 10, all: 20 });
});

test('a shop of very few products comes whole, so that nothing has to be fetched later', async () => {
  const few = products.slice(0, 4);
  const view = { words: 'lamp', category: undefined, sort: 'price' as const, shown: 6 };
  const first = await firstScreens({ products: async () => few }, view, 'en');
  expect(first).toMatchObject({ products: few, matching: 2, all: 4 });
});

function product(at: number): Product {
  return {
    _id: String(at),
    name: at % 2 === 0 ? `Lamp ${at}` : `Bag ${at}`,
    description: '',
    category: 'Festival Items',
    price: 14_950,
    imageURL: '',
    featured: false,
    styles: [],
    variants: [],
    colorVariants: [],
  };
}
