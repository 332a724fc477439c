import type { SampleProduct } from './sample-product.ts';

/** Samples of the category Clothing. */
export const clothing: SampleProduct[] = [
  {
    _id: 'block-print-kurta',
    name: 'Block Print Kurta',
    description:
      'Cotton kurta, printed by hand with teak blocks that we carve ourselves. It takes a day’s work to print and sew one.',
    category: 'Clothing',
    price: 890,
    picture: 'block-print-kurta',
    ageGroup: 'adult',
    gender: 'unisex',
    featured: true,
    styles: ['Block print', 'Natural dye', 'Pure cotton'],
    variants: [
      {
        type: 'Short',
        price: 890,
        picture: 'block-print-kurta-short',
        description: 'Falls to the hip, with side slits.',
      },
      {
        type: 'Long',
        price: 1090,
        picture: 'block-print-kurta-long',
        description: 'Falls below the knee, with pockets.',
      },
    ],
    colorVariants: [
      { color: 'Indigo', picture: 'block-print-kurta-indigo' },
      { color: 'Madder', picture: 'block-print-kurta-madder' },
      { color: 'Leaf', picture: 'block-print-kurta-leaf' },
    ],
  },
  {
    _id: 'kantha-stole',
    name: 'Kantha Stole',
    description:
      'Two layers of soft mulmul, joined by rows of running stitch. One maker sews a stole in about two days and stitches her initials in the corner.',
    category: 'Clothing',
    price: 1450,
    picture: 'kantha-stole',
    featured: true,
    styles: ['Hand-stitched', 'Natural dye', 'Kantha'],
    variants: [],
    colorVariants: [
      { color: 'Marigold', picture: 'kantha-stole-marigold' },
      { color: 'Indigo', picture: 'kantha-stole-indigo' },
      { color: 'Madder', picture: 'kantha-stole-madder' },
    ],
  },
  {
    _id: 'night-suit',
    name: 'Children’s Night Suit',
    description:
      'Loose top and pyjama in washed cotton, with flat seams and no labels that scratch. Our tailors cut and sew six suits at a time.',
    category: 'Clothing',
    price: 540,
    picture: 'night-suit',
    gender: 'unisex',
    featured: false,
    styles: ['Pure cotton', 'Soft seams'],
    variants: [
      { type: '2-4 years', price: 540, picture: 'night-suit-2-4-years' },
      { type: '5-7 years', price: 590, picture: 'night-suit-5-7-years' },
    ],
    colorVariants: [],
  },
];
