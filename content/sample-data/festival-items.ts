import type { SampleProduct } from './sample-product.ts';

/** Samples of the category Festival Items. */
export const festivalItems: SampleProduct[] = [
  {
    _id: 'clay-diya-set',
    name: 'Clay Diya Set',
    description:
      'Small oil lamps, shaped by hand from river clay and painted after firing. Our makers start in August. No two lamps are alike.',
    category: 'Festival Items',
    price: 120,
    picture: 'clay-diya-set',
    featured: true,
    styles: ['Hand-painted', 'Plastic-free'],
    variants: [
      { type: 'Set of 6', price: 120, picture: 'clay-diya-set-of-6' },
      { type: 'Set of 12', price: 220, picture: 'clay-diya-set-of-12' },
    ],
    colorVariants: [],
  },
  {
    _id: 'marigold-toran',
    name: 'Marigold Toran',
    description:
      'A door garland of felt marigolds and mango leaves, three feet wide. It stays bright for years. One maker cuts the petals, another strings them.',
    category: 'Festival Items',
    price: 380,
    picture: 'marigold-toran',
    featured: false,
    styles: ['Felt', 'Hand-stitched', 'Reusable'],
    variants: [],
    colorVariants: [],
  },
  {
    _id: 'rakhi-thread',
    name: 'Rakhi Thread',
    description:
      'Eight strands of silk, plaited by hand around a wooden bead. Our trainees make them in July and write a card for each one.',
    category: 'Festival Items',
    price: 49.5,
    unit: 'piece',
    picture: 'rakhi-thread',
    featured: false,
    styles: ['Hand-plaited', 'Silk'],
    variants: [],
    colorVariants: [
      { color: 'Red', picture: 'rakhi-thread-red' },
      { color: 'Blue', picture: 'rakhi-thread-blue' },
    ],
  },
  {
    _id: 'star-lantern',
    name: 'Star Lantern',
    description:
      'A star of handmade paper on a bamboo frame. It folds flat, so that you can keep it for next year. One maker splits the bamboo, another pastes the paper.',
    category: 'Festival Items',
    price: 320,
    picture: 'star-lantern',
    featured: false,
    styles: ['Handmade paper', 'Bamboo', 'Plastic-free'],
    variants: [],
    colorVariants: [],
  },
];
