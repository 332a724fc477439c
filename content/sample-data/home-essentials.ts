import type { SampleProduct } from './sample-product.ts';

/** Samples of the category Home Essentials. */
export const homeEssentials: SampleProduct[] = [
  {
    _id: 'block-print-cushion',
    name: 'Block Print Cushion Cover',
    description:
      'Thick handloom cotton, sixteen inches square, printed with our lamp-and-leaf block and closed with wooden buttons. The printing table finishes five in a morning.',
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
      'Unbleached cotton, six feet long, with a border of running stitch in three colours. One maker draws the pattern with chalk, and four others sew towards each other until they meet.',
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
      'Thrown on a kick wheel from pond clay and fired for a night with wood. One class turns the pots, and the Saturday class presses the leaf border into them with real neem leaves.',
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
      'A flat-woven cotton rug from our two pit looms, the same on both sides. Two weavers make a hand’s breadth an hour, so the larger one takes six days.',
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
