import type { SampleProduct } from './sample-product.ts';

/** Samples of the category Food Items. */
export const foodItems: SampleProduct[] = [
  {
    _id: 'mango-pickle',
    name: 'Mango Pickle',
    description:
      'Raw mangoes in mustard oil, kept in the sun for eleven days. Our kitchen makes it once a year, in May. By Diwali it is sold out.',
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
      'Finger millet, jaggery, butter and a little cardamom. Our bakers make them every Wednesday.',
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
      'Eleven spices, roasted one by one and ground on the day they are packed. 100 grams in a paper packet. It keeps for four months.',
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
