import type { SampleProduct } from './sample-product.ts';

/** Samples of the category Food Items. */
export const foodItems: SampleProduct[] = [
  {
    _id: 'mango-pickle',
    name: 'Mango Pickle',
    description:
      'Raw Ramkela mangoes cut on the first hot morning of May, sun-cured for eleven days in mustard oil. Our kitchen makes it once a year, and it is gone by Diwali.',
    category: 'Food Items',
    price: 180,
    unit: 'jar',
    picture: 'mango-pickle',
    featured: true,
    styles: ['Sun-cured', 'No preservatives'],
    variants: [],
    colorVariants: [],
  },
  {
    _id: 'ragi-cookies',
    name: 'Ragi Cookies',
    description:
      'Finger millet, jaggery and butter, baked every Wednesday by the bakery class. One pupil weighs, another shapes, and everyone argues about the cardamom.',
    category: 'Food Items',
    price: 120,
    unit: 'box',
    picture: 'ragi-cookies',
    featured: false,
    styles: ['Millet', 'Jaggery-sweetened', 'Baked weekly'],
    variants: [
      { type: '200 g', price: 120, picture: 'ragi-cookies-200-g' },
      { type: '400 g', price: 220, picture: 'ragi-cookies-400-g' },
    ],
    colorVariants: [],
  },
  {
    _id: 'garam-masala',
    name: 'Garam Masala',
    description:
      'Eleven spices roasted one after the other, never together, and ground on the day they are packed. Hundred grams in a paper packet that keeps for four months.',
    category: 'Food Items',
    price: 95,
    unit: 'packet',
    picture: 'garam-masala',
    featured: false,
    styles: ['Freshly ground', 'Plastic-free'],
    variants: [],
    colorVariants: [],
  },
];
