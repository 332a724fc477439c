import { type Entry, id, line, picture, rupees } from '../entries/field.ts';
import type { FormOf } from '../entries/form.ts';

/** The products shown on the home page. */
export const homeProductFields = {
  id: id({ also: ['_id'], required: true, public: true }),
  name: line({ most: 200, isName: true, required: true, translated: true, public: true }),
  price: rupees({ required: true, public: true }),
  image: picture({ column: 'picture', alt: 'alt', required: 'published', always: true, public: true }),
  alt: line({ column: 'alt text', most: 300, required: 'published', translated: true, public: true }),
};

/** A product shown on the home page; its price is in paise. */
export type HomeProduct = Entry<typeof homeProductFields>;

/** A home product as staff type it. */
export type HomeProductForm = FormOf<typeof homeProductFields>;
