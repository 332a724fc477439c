import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entryJson } from '../entries/entry-json.ts';
import { storedSchema } from '../entries/stored.ts';
import { homeProductFields } from './home-product.ts';

const homeProductSchema = storedSchema(homeProductFields);

const lamp = { id: 'lamp', name: 'Clay Lamp', image: '/lamp.jpg', price: 12_050 };

describe('a home product', () => {
  it('has its price in whole paise, and in rupees as JSON', () => {
    expect(v.parse(homeProductSchema, lamp)).toEqual(lamp);
    expect(entryJson(homeProductFields, lamp)).toEqual({ ...lamp, price: 120.5 });
  });

  it.each([
    { ...lamp, id: '' },
    { ...lamp, name: ' ' },
    { ...lamp, price: 120.5 },
    { ...lamp, price: -1 },
  ])('%j is none', (product) => {
    expect(v.is(homeProductSchema, product)).toBe(false);
  });
});
