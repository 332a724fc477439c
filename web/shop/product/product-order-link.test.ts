import { expect, test } from 'vitest';
import cart from '../../../content/en/cart.json' with { type: 'json' };
import type { Product } from '../../../domain/shop/product.ts';
import { productOrderLink } from './product-order-link.ts';

const kurta: Product = {
  _id: 'kurta',
  name: 'Kurta',
  description: '',
  category: 'Clothing',
  price: 89_000,
  imageURL: '',
  featured: false,
  styles: [],
  variants: [
    { type: 'Short', price: 89_000, imageURL: '' },
    { type: 'Long', price: 109_000, imageURL: '' },
  ],
  colorVariants: [{ color: 'Indigo', imageURL: '' }],
};

test.each([
  [{ variant: 'Long', colour: 'Indigo' }, 'Kurta (Long, Indigo) - x1 - ₹1,090'],
  [{ variant: 'Huge' }, 'Kurta (Short, Indigo) - x1 - ₹890'],
])('a posted form %j orders %s', (posted, line) => {
  const link = productOrderLink(cart.orderMessage, kurta, form(posted), '+91 98765 43210', 'en');
  expect(new URL(link ?? '').searchParams.get('text')).toContain(line);
});

test('there is no link for a product that is sold out', () => {
  const soldOut = { ...kurta, soldOut: true };
  expect(productOrderLink(cart.orderMessage, soldOut, form({}), '910000000000', 'en')).toBeUndefined();
});

test('there is no link without a product, or where no WhatsApp number is configured', () => {
  expect(productOrderLink(cart.orderMessage, undefined, form({}), '910000000000', 'en')).toBeUndefined();
  expect(productOrderLink(cart.orderMessage, kurta, form({}), undefined, 'en')).toBeUndefined();
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
