import * as v from 'valibot';
import { listOf, template, text } from './text.ts';

const figure = v.strictObject({ label: text, text });

/** The messages of the page where a gift is made; its amounts and figures stand in facts.json. */
export const donateSchema = v.strictObject({
  title: text,
  description: text,
  form: v.strictObject({
    heading: text,
    amount: text,
    custom: text,
    customHint: text,
    customWithoutScript: text,
    method: text,
    methods: v.strictObject({ upi: text, bank: text }),
    privacy: text,
    donate: text,
  }),
  thanks: text,
  next: v.strictObject({ heading: text, upi: text, bank: text }),
  upi: v.strictObject({
    heading: text,
    note: text,
    code: template('amount'),
    codeNoAmount: text,
    carries: template('amount'),
    carriesNoAmount: text,
    unreadable: text,
    scan: text,
    openApp: text,
    scanOnPhone: text,
    id: text,
    copyId: text,
    payee: template('registeredName'),
  }),
  bank: v.strictObject({
    heading: text,
    carries: template('amount'),
    carriesNoAmount: text,
    unreadable: text,
    intro: text,
    holder: text,
    bank: text,
    accountNumber: text,
    ifsc: text,
    copyHolder: text,
    copyAccountNumber: text,
    copyIfsc: text,
  }),
  copied: text,
  noMethod: v.strictObject({ heading: text, text }),
  giveTo: text,
  opening: v.strictObject({ heading: text, lead: text }),
  figures: v.strictObject({
    heading: text,
    list: v.strictObject({ livesImpacted: figure, activeProjects: figure, fundsUtilized: figure }),
  }),
  // One line for each amount of `giftExamples` in facts.json.
  ledger: v.strictObject({ heading: text, lead: text, lines: listOf(text) }),
  otherWays: v.strictObject({ heading: text, shop: text, shopText: text, visit: text, visitText: text }),
});
