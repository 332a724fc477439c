import {
  choice,
  consent,
  type Entry,
  group,
  id,
  line,
  picture,
  rows,
  rupees,
  tags,
  text,
  yesOrNo,
} from '../entries/field.ts';
import type { FormOf } from '../entries/form.ts';
import { categoryIds } from './category.ts';

const imageURL = picture({ always: true, public: true });

const variantFields = {
  type: line({ most: 80, required: true, translated: true, public: true }),
  price: rupees({ required: true, public: true }),
  imageURL,
  description: line({ most: 2000, translated: true, public: true }),
};

const colourFields = {
  color: line({ most: 80, required: true, translated: true, public: true }),
  imageURL,
};

/** The story on the page of a product, below its price. The maker is shown only while the consent holds. */
export const storyFields = {
  // By it a consent that is withdrawn ends on all products of that maker. Only staff see it.
  makerName: line({ column: 'maker name', most: 100, always: true }),
  maker: text({ most: 500, always: true, translated: true, personal: true }),
  consent: consent({ of: 'maker', column: 'maker consent', personal: true }),
  making: text({ most: 2000, always: true, translated: true }),
  care: text({ most: 2000, always: true, translated: true }),
};

/** The products of the shop. */
export const productFields = {
  _id: id({ also: ['id'], required: true, public: true }),
  name: line({ most: 200, isName: true, required: true, translated: true, public: true, searched: true }),
  category: choice({ choices: categoryIds, required: true, public: true, searched: true }),
  price: rupees({ required: true, public: true, firstOf: 'variants' }),
  imageURL: picture({
    column: 'picture',
    also: ['image'],
    alt: 'alt',
    required: 'published',
    always: true,
    public: true,
  }),
  alt: line({ column: 'alt text', most: 300, required: 'published', translated: true, public: true }),
  description: text({ most: 2000, always: true, translated: true, public: true, searched: true }),
  unit: line({ most: 40, translated: true, public: true }),
  measurements: line({ most: 80, translated: true, public: true, detail: true }),
  // The words for both are those of the feeds.
  ageGroup: choice({
    column: 'age group',
    choices: ['newborn', 'infant', 'toddler', 'kids', 'adult'],
    public: true,
    detail: true,
  }),
  gender: choice({ choices: ['female', 'male', 'unisex'], public: true, detail: true }),
  styles: tags({ most: 60, always: true, translated: true, public: true, searched: true }),
  featured: yesOrNo({ always: true, public: true }),
  soldOut: yesOrNo({ column: 'sold out', public: true }),
  variants: rows({ key: 'type', fields: variantFields, always: true, public: true }),
  colorVariants: rows({
    column: 'colours',
    also: ['colors', 'colour variants'],
    key: 'color',
    fields: colourFields,
    always: true,
    public: true,
  }),
  story: group({ fields: storyFields, problem: 'not-a-story' }),
};

/** A product; amounts are in paise. Its story is told on its page only, and no call gives it. */
export type Product = Entry<typeof productFields>;
export type Variant = Entry<typeof variantFields>;
export type ColourVariant = Entry<typeof colourFields>;
export type ProductStory = Entry<typeof storyFields>;

/** A product as staff type it. */
export type ProductForm = FormOf<typeof productFields>;
