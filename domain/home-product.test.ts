import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { homeProductJson, homeProductSchema } from './home-product.ts';

const lamp = { id: 'lamp', name: 'Clay Lamp', image: '/lamp.jpg', price: 120.5 };

describe('a home product', () => {
  it('is read with its price in paise and written in rupees again', () => {
    const read = v.parse(homeProductSchema, lamp);
    expect(read).toEqual({ ...lamp, price: 12_050 });
    expect(homeProductJson(read)).toEqual(lamp);
  });

  it('may have a number for an id, text for a price and no image', () => {
    expect(v.parse(homeProductSchema, { id: 3, name: ' Clay Lamp ', price: '120' })).toEqual({
      id: '3',
      name: 'Clay Lamp',
      image: '',
      price: 12_000,
    });
  });

  it.each([
    { ...lamp, id: undefined },
    { ...lamp, name: '' },
    { ...lamp, price: 'free' },
  ])('%j is none', (document) => {
    expect(v.is(homeProductSchema, document)).toBe(false);
  });
});
