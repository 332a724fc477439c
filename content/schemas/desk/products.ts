import * as v from 'valibot';
import type { Category } from '../../../domain/category.ts';
import { template, text } from '../text.ts';

const categories = {
  Clothing: text,
  Accessories: text,
  'Food Items': text,
  'Home Essentials': text,
  'Festival Items': text,
} satisfies Record<Category, typeof text>;

/** The messages of the desk's products. */
export const deskProductsSchema = v.strictObject({
  title: text,
  add: text,
  newTitle: text,
  empty: text,
  nothingFound: text,
  search: text,
  show: text,
  allCategories: text,
  categories: v.strictObject(categories),
  state: text,
  allStates: text,
  found: template('count', 'all'),
  unnamed: text,
  fields: v.strictObject({
    name: text,
    description: text,
    category: text,
    chooseCategory: text,
    price: text,
    priceHint: text,
    unit: text,
    unitHint: text,
    imageURL: text,
    alt: text,
    styles: text,
    stylesHint: text,
    featured: text,
    soldOut: text,
    type: text,
    color: text,
  }),
  variants: text,
  variantsHint: text,
  variant: template('number'),
  addVariant: text,
  removeVariant: template('number'),
  colours: text,
  coloursHint: text,
  colour: template('number'),
  addColour: text,
  removeColour: template('number'),
  soldOut: text,
  soldOutHint: text,
});
