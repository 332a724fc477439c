import * as v from 'valibot';

const text = v.string('Write a text here.');
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(schema);

const digits = (least: number) =>
  v.check<string, string>(
    (value) => value.replaceAll(/\D/g, '').length >= least,
    `A number here has at least ${least} digits.`,
  );

const phone = v.pipe(
  text,
  v.regex(/^\+[\d ]+$/, 'Write the number with its country code, digits and spaces only: +91 98765 43210.'),
  digits(10),
);

const bankAccount = v.object(
  {
    holder: text,
    bank: text,
    accountNumber: v.pipe(
      text,
      v.regex(/^\d{6,18}$/, 'An account number is 6 to 18 digits, without spaces.'),
    ),
    ifsc: v.pipe(
      text,
      v.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'An IFSC is four capitals, a zero and six more: SBIN0001234.'),
    ),
  },
  'Write holder, bank, accountNumber and ifsc, or undefined where there is no account.',
);

/** What the facts of the foundation must look like, beyond their types; its messages say how to mend them. */
export const siteSchema = v.object({
  foundedOn: v.pipe(text, v.isoDate('Write the date as year-month-day: 2019-02-10.')),
  whatsapp: optional(phone),
  phone,
  email: v.pipe(text, v.email('Write an e-mail address like name@example.org.')),
  socials: v.array(
    v.object({
      address: v.pipe(text, v.regex(/^https:\/\/\S+$/, 'Write the whole address, with https:// before it.')),
    }),
  ),
  upiId: optional(
    v.pipe(text, v.regex(/^[\w.-]{2,}@[a-z][a-z\d]+$/i, 'A UPI ID is like name@bank, without spaces.')),
  ),
  bankAccount: optional(bankAccount),
});
