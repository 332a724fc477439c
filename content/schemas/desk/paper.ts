import * as v from 'valibot';
import { template, text } from '../text.ts';

/** That a paper is not fit for use, and why. */
const notFinal = v.strictObject({ title: text, samplePayment: text, localAddress: text });

const offer = v.strictObject({ title: text, text });

/** The messages of what staff print, and the texts on the paper itself. */
export const deskPaperSchema = v.strictObject({
  title: text,
  lead: text,
  language: text,
  tags: v.strictObject({
    ...offer.entries,
    products: text,
    productsHint: text,
    copies: text,
    noProducts: text,
  }),
  list: offer,
  poster: v.strictObject({ ...offer.entries, noUpi: text }),
  slip: offer,
  show: text,
  print: text,
  /** How to print: above each page, on the screen only. */
  how: text,
  back: text,
  /** Why a paper can't be printed for use, and who mends that. */
  notFinal,
  onPaper: v.strictObject({
    /** The mark on a sheet that is not fit for use; the title alone stands on a price tag. */
    notFinal,
    perUnit: template('price', 'unit'),
    list: v.strictObject({
      heading: text,
      place: text,
      date: text,
      product: text,
      price: text,
      brought: text,
      sold: text,
      left: text,
      money: text,
      total: text,
    }),
    poster: v.strictObject({
      lead: text,
      scan: text,
      upiId: text,
      payee: template('name'),
      bank: text,
      holder: text,
      bankName: text,
      account: text,
      ifsc: text,
      more: text,
    }),
    slip: v.strictObject({
      heading: text,
      date: text,
      product: text,
      quantity: text,
      price: text,
      total: text,
      name: text,
      phone: text,
      address: text,
      privacy: text,
      copy: text,
      questions: template('phone'),
    }),
  }),
});
