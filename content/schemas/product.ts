import * as v from 'valibot';
import { template, text } from './text.ts';

/** The messages of a product's page. */
export const productPageSchema = v.strictObject({
  /** The way back: home, shop, category. */
  trail: text,
  morePictures: text,
  showChoice: text,
  soldOut: text,
  /** The way to ask for a product that is sold out: the link, and the message that it opens. */
  ask: v.strictObject({ button: text, text: template('name', 'address') }),
  maker: text,
  making: text,
  care: text,
  related: text,
  /** The way back to all products. */
  all: text,
  share: v.strictObject({
    button: text,
    whatsapp: text,
    copy: text,
    copied: text,
    text: template('name', 'address'),
  }),
  /** Where a product was. */
  gone: v.strictObject({ title: text, heading: text, text }),
});
