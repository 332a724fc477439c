import * as v from 'valibot';
import { productFields } from '../../domain/product.ts';
import { detailChoiceTexts, detailTexts } from './field-texts.ts';
import { listOf, plural, template, text } from './text.ts';
import { categoryTexts } from './value-texts.ts';

/** The messages of the shop. */
export const shopSchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  search: v.strictObject({ label: text, button: text }),
  categories: v.strictObject({ label: text, all: text, names: v.strictObject(categoryTexts) }),
  sort: v.strictObject({ label: text, catalogue: text, newest: text, price: text }),
  found: plural,
  foundSome: template('count', 'all'),
  nothingFound: v.strictObject({
    anywhere: text,
    forWords: template('words'),
    inCategory: template('category'),
    forWordsInCategory: template('words', 'category'),
  }),
  nothingFoundHint: text,
  clear: text,
  showMore: text,
  emptyShop: text,
  loading: text,
  failed: text,
  tryAgain: text,
  variant: text,
  colour: text,
  chosen: template('words'),
  styles: text,
  more: text,
  less: text,
  perUnit: template('price', 'unit'),
  details: v.strictObject(detailTexts(productFields)),
  detailChoices: v.strictObject(detailChoiceTexts(productFields)),
  addToCart: text,
  soldOut: text,
  viewPicture: template('name'),
  closePicture: text,
  orderWithoutScript: text,
  placed: v.strictObject({ heading: text, text, send: text, dismiss: text }),
  how: v.strictObject({
    heading: text,
    steps: listOf(v.strictObject({ title: text, text })),
    cart: text,
    donate: text,
  }),
});
