import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formOf, readEntryForm } from '../entries/form.ts';
import { storedSchema } from '../entries/stored.ts';
import { productFields } from './product.ts';

const productSchema = storedSchema(productFields);

const bag = {
  _id: 'bag',
  name: 'Jute Tote Bag',
  description: 'Woven by hand.',
  category: 'Accessories',
  price: 35_075,
  imageURL: '/bag.jpg',
  featured: false,
  styles: ['Jute'],
  variants: [{ type: 'Large', price: 35_075, imageURL: '' }],
  colorVariants: [{ color: 'Indigo', imageURL: '' }],
};

describe('a product', () => {
  it('has prices in whole paise', () => {
    expect(v.parse(productSchema, bag)).toEqual(bag);
  });

  it.each([
    ['half a paisa', { price: 0.5 }],
    ['a negative price', { price: -1 }],
    ['a price above ₹10 crore', { price: 10_000_000_001 }],
    ['text for a price', { price: '22050' }],
    ['a variant with half a paisa', { variants: [{ ...bag.variants[0], price: 0.5 }] }],
    ['no id', { _id: '' }],
    ['no name', { name: ' ' }],
    ['a colour without a name', { colorVariants: [{ color: '', imageURL: '' }] }],
  ])('is none with %s', (_, changes) => {
    expect(v.is(productSchema, { ...bag, ...changes })).toBe(false);
  });

  it('is refused for a text that is too long, which is not read for accounts', () => {
    const asked: string[] = [];
    const mayName = (words: string) => asked.push(words) === 0;
    const issuesOf = (text: string) => {
      const form = { ...formOf(productFields, bag), description: text, description_hi: text };
      return readEntryForm(productFields, 'bag', form, { mayName }).issues?.map(({ message }) => message);
    };
    expect(issuesOf('Pay to evil@okaxis')).toContain('account: evil@okaxis');
    asked.length = 0;
    expect(issuesOf('Pay to evil@okaxis. '.repeat(6000))).toContain('too-long');
    expect(asked).toEqual([]);
  });
});
