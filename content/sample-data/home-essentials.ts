import type { SampleProduct } from './sample-product.ts';

/** Samples of the category Home Essentials. */
export const homeEssentials: SampleProduct[] = [
  {
    _id: 'block-print-cushion',
    name: 'Block Print Cushion Cover',
    description:
      'Thick handloom cotton, sixteen inches square, printed with a lamp and a leaf and closed with wooden buttons. Two printers finish five in a morning.',
    category: 'Home Essentials',
    price: 420,
    picture: 'block-print-cushion',
    measurements: '40 × 40 cm',
    featured: false,
    styles: ['Block print', 'Natural dye', 'Handloom'],
    variants: [],
    colorVariants: [
      { color: 'Indigo', picture: 'block-print-cushion-indigo' },
      { color: 'Marigold', picture: 'block-print-cushion-marigold' },
      { color: 'Leaf', picture: 'block-print-cushion-leaf' },
    ],
  },
  {
    _id: 'table-runner',
    name: 'Embroidered Table Runner',
    description:
      'Unbleached cotton, six feet long, with a border of running stitch in three colours. One maker draws the pattern with chalk, another sews it in about a day.',
    category: 'Home Essentials',
    price: 650,
    picture: 'table-runner',
    measurements: '180 × 35 cm',
    featured: false,
    styles: ['Hand-stitched', 'Pure cotton'],
    variants: [],
    colorVariants: [],
  },
  {
    _id: 'terracotta-planter',
    name: 'Terracotta Planter',
    description:
      'Made on a potter’s wheel and fired overnight with wood. The border is pressed in with real neem leaves.',
    category: 'Home Essentials',
    price: 240,
    picture: 'terracotta-planter',
    featured: true,
    styles: ['Wheel-thrown', 'Wood-fired'],
    variants: [
      {
        type: 'Small',
        price: 240,
        picture: 'terracotta-planter-small',
        description: 'Five inches across, for herbs.',
      },
      {
        type: 'Large',
        price: 460,
        picture: 'terracotta-planter-large',
        description: 'Ten inches across, for a young tree.',
      },
    ],
    colorVariants: [],
  },
  {
    _id: 'handloom-dhurrie',
    name: 'Handloom Dhurrie',
    description:
      'A flat cotton rug from our two looms, the same on both sides. Two weavers finish the smaller one in a day, the larger one in two.',
    category: 'Home Essentials',
    price: 1350,
    picture: 'handloom-dhurrie',
    featured: true,
    styles: ['Handloom', 'Natural dye', 'Reversible'],
    variants: [
      { type: '2 × 3 ft', price: 1350, picture: 'handloom-dhurrie-2-by-3-ft' },
      { type: '3 × 5 ft', price: 2450, picture: 'handloom-dhurrie-3-by-5-ft' },
    ],
    colorVariants: [
      { color: 'Indigo', picture: 'handloom-dhurrie-indigo' },
      { color: 'Madder', picture: 'handloom-dhurrie-madder' },
    ],
  },
];
