import * as v from 'valibot';
import { homeProductFields } from '../../../domain/home-product.ts';
import { labelTexts } from '../field-texts.ts';
import { template, text } from '../text.ts';

/** The messages of the desk's home products. */
export const deskHomeProductsSchema = v.strictObject({
  title: text,
  lead: text,
  elsewhere: template('project'),
  add: text,
  newTitle: text,
  empty: text,
  unnamed: text,
  fields: v.strictObject({ ...labelTexts(homeProductFields), priceHint: text }),
});
