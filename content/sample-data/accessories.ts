import type { SampleProduct } from './sample-product.ts';

/** Samples of the category Accessories. */
export const accessories: SampleProduct[] = [
  {
    _id: 'jute-tote-bag',
    name: 'Jute Tote Bag',
    description:
      'Jute from Bengal, lined with cotton and finished by hand. Four makers sew twelve bags a day. We test each handle with ten kilos of rice.',
    category: 'Accessories',
    price: 220,
    picture: 'jute-tote-bag',
    featured: true,
    styles: ['Hand-stitched', 'Plastic-free', 'Jute'],
    variants: [
      {
        type: 'Small',
        price: 220,
        picture: 'jute-tote-bag-small',
        description: 'For a lunch box and a bottle.',
      },
      { type: 'Medium', price: 290, picture: 'jute-tote-bag-medium', description: 'For books and a laptop.' },
      { type: 'Large', price: 350, picture: 'jute-tote-bag-large', description: 'For a week’s vegetables.' },
    ],
    colorVariants: [],
  },
  {
    _id: 'beaded-bracelet',
    name: 'Beaded Bracelet',
    description: 'Glass beads from Purdilnagar on a strong double thread. One bracelet takes forty minutes.',
    category: 'Accessories',
    price: 180,
    picture: 'beaded-bracelet',
    featured: false,
    styles: ['Hand-threaded', 'Glass beads'],
    variants: [],
    colorVariants: [
      { color: 'Sea green', picture: 'beaded-bracelet-sea-green' },
      { color: 'Coral', picture: 'beaded-bracelet-coral' },
      { color: 'Night blue', picture: 'beaded-bracelet-night-blue' },
    ],
  },
  {
    _id: 'crochet-coin-pouch',
    name: 'Crochet Coin Pouch',
    description:
      'A small pouch of thick cotton yarn with a brass zip. One takes about an hour. The colours change, because we use up all our yarn.',
    category: 'Accessories',
    price: 149.5,
    picture: 'crochet-coin-pouch',
    featured: false,
    styles: ['Crochet', 'Plastic-free'],
    variants: [],
    colorVariants: [],
  },
  {
    _id: 'mirror-work-sling-bag',
    name: 'Mirror-Work Sling Bag with Hand-Plaited Cord, Two Inner Pockets and a Wooden Toggle Button',
    description:
      'Forty small mirrors, sewn on by hand in the style of Kutch. The embroidery takes one day, the plaited cord half a day more.',
    category: 'Accessories',
    price: 780,
    picture: 'mirror-work-sling-bag',
    featured: false,
    styles: ['Mirror work', 'Hand-stitched'],
    variants: [],
    colorVariants: [],
  },
];
