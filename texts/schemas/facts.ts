import * as v from 'valibot';
import { type TranslatedLanguage, sourceLanguage, languageNames } from '../../domain/values/languages.ts';
import { weekdays } from '../../domain/values/weekdays.ts';
import { reasonMessage } from '../content-problem.ts';
import { isoDate, listOf, plainDigits, plainText, registeredNumber } from './text.ts';

/** The facts of the foundation: what is the same in every language; what is left out is not offered. */
export type Facts = v.InferOutput<typeof factsSchema>;

/** Someone whom visitors may tell what worries them: about a child, or about an order. */
export type ContactPerson = v.InferOutput<typeof contactPerson>;

/** Where a gift by bank transfer goes. */
export type BankAccount = v.InferOutput<typeof bankAccount>;

/** More rupees or people than this are a slip of the finger. */
const MOST = 10_000_000;

const phone = v.pipe(
  plainDigits,
  v.regex(/^\+[\d ]+$/, reasonMessage('phone')),
  v.check((number) => number.replaceAll(' ', '').length > 10, reasonMessage('phoneTooShort')),
  v.check((number) => number.replaceAll(/\D/g, '').length <= 15, reasonMessage('phoneTooLong')),
);

const bankAccount = v.strictObject({
  holder: plainText,
  bank: plainText,
  accountNumber: v.pipe(
    plainDigits,
    v.regex(/^\d{6,18}$/, 'An account number is 6 to 18 digits, without spaces.'),
  ),
  ifsc: v.pipe(
    plainDigits,
    v.regex(/^[A-Z]{4}0[A-Z\d]{6}$/, 'An IFSC is four capitals, a zero and six more: SBIN0001234.'),
  ),
});

const email = v.pipe(plainText, v.email(reasonMessage('email')));

// An address of a social network may have many digits in it.
const httpsLink = v.pipe(plainDigits, v.check(isWebAddress, reasonMessage('webAddress')));

const annualReport = v.strictObject({
  year: v.pipe(plainText, v.regex(/^\d{4}(-\d{2})?$/, reasonMessage('reportYear'))),
  link: httpsLink,
});

const certificate80g = v.strictObject({
  number: registeredNumber,
  validUntil: isoDate,
  link: v.optional(httpsLink),
});

const registration12a = v.strictObject({ number: registeredNumber, validUntil: isoDate });

const pan = v.pipe(plainDigits, v.regex(/^[A-Z]{5}\d{4}[A-Z]$/, reasonMessage('pan')));

// The registration that allows gifts from citizens of other countries, and the only account that they may go to.
const fcra = v.strictObject({ number: registeredNumber, validUntil: isoDate, account: bankAccount });

const fssai = v.pipe(plainDigits, v.regex(/^\d{14}$/, reasonMessage('fssai')));

// Someone whom visitors may tell what worries them.
const contactPerson = v.strictObject({ name: plainText, phone, email: v.optional(email) });

const network = v.picklist(['facebook', 'instagram', 'youtube', 'x'], reasonMessage('network'));

const rupees = v.pipe(
  v.number(),
  v.integer(reasonMessage('wholeRupees')),
  v.minValue(1, reasonMessage('leastRupees')),
  v.maxValue(MOST, reasonMessage('mostRupees')),
);

const count = v.pipe(
  v.number(),
  v.integer(reasonMessage('wholeNumber')),
  v.minValue(0, reasonMessage('leastNumber')),
  v.maxValue(MOST, reasonMessage('mostNumber')),
);

// A number of days; more than the most is a slip of the finger.
const dayCount = v.pipe(
  v.number(),
  v.integer(reasonMessage('wholeNumber')),
  v.minValue(1, reasonMessage('leastDays')),
  v.maxValue(100, reasonMessage('mostDays')),
);

const answerDays = v.pipe(
  v.strictObject({ least: dayCount, most: dayCount }),
  v.forward(
    v.partialCheck(
      [['least'], ['most']],
      ({ least, most }) => least <= most,
      reasonMessage('mostBeforeLeast'),
    ),
    ['most'],
  ),
);

const workingDays = v.pipe(
  listOf(v.picklist(weekdays, reasonMessage('weekday'))),
  v.check(
    (days) =>
      days.every((day, at) => at === 0 || weekdays.indexOf(day) > weekdays.indexOf(days[at - 1] ?? day)),
    reasonMessage('weekOrder'),
  ),
);

const timeOfDay = v.pipe(plainText, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reasonMessage('timeOfDay')));

// Names in the letters of each other language: each with the English name that it is written for.
const transliteration = v.strictObject({ english: plainText, written: plainText });
const transliterationsIn = Object.fromEntries(
  Object.keys(languageNames)
    .filter((language) => language !== sourceLanguage)
    .map((language) => [language, v.optional(v.array(transliteration), [])]),
) as Record<TranslatedLanguage, v.OptionalSchema<v.ArraySchema<typeof transliteration, undefined>, []>>;

/** The schema of `facts.json`. */
export const factsSchema = v.strictObject({
  name: plainText,
  shortName: plainText,
  transliterations: v.optional(v.strictObject(transliterationsIn), {}),
  foundedOn: isoDate,
  whatsapp: v.optional(phone),
  phone,
  email,
  address: listOf(plainText),
  mapLink: v.optional(httpsLink),
  socials: v.array(
    v.strictObject({
      network,
      label: plainText,
      address: httpsLink,
    }),
  ),
  upiId: v.optional(
    v.pipe(
      plainDigits,
      v.regex(/^[\w.-]{2,}@[a-z][a-z\d]+$/i, 'A UPI ID is like name@bank, without spaces.'),
    ),
  ),
  bankAccount: v.optional(bankAccount),
  fcra: v.optional(fcra),
  registrationNumber: v.optional(registeredNumber),
  trustees: v.optional(v.array(plainText), []),
  annualReport: v.optional(annualReport),
  certificate80g: v.optional(certificate80g),
  registration12a: v.optional(registration12a),
  pan: v.optional(pan),
  csr1: v.optional(registeredNumber),
  darpan: v.optional(registeredNumber),
  careInstitution: v.optional(registeredNumber),
  /** Whom to tell when one is worried about a child, beside the Child Helpline. */
  childSafetyContact: v.optional(contactPerson),
  deliveryCost: v.optional(plainText),
  deliveryTime: v.optional(plainText),
  returns: v.optional(plainText),
  /** Whom to complain to about an order. */
  grievanceContact: v.optional(contactPerson),
  /** The number under which the foundation is registered or licensed to sell food. */
  fssai: v.optional(fssai),
  /** The days of the week on which the foundation works. */
  workingDays,
  /** After how many working days an application is answered; after more than `most` of them it is late. */
  answerDays,
  /** Dates on which nobody works, though they are working days by their day of the week. */
  holidays: v.optional(v.array(isoDate), []),
  /** Within how many days a complaint about someone's details is answered. */
  complaintDays: dayCount,
  /** Within how many days we answer someone for whom a page does not work. */
  barrierDays: dayCount,
  /** The day from which one may complain to the Data Protection Board of India. */
  dataBoardFrom: isoDate,
  /** The amounts that the donate page offers, in rupees. */
  giftAmounts: v.pipe(
    listOf(rupees),
    v.check((amounts) => new Set(amounts).size === amounts.length, reasonMessage('amountTwice')),
  ),
  /** The amounts of `ledger.lines` in `donate.json`, in rupees and in the same order. */
  giftExamples: listOf(rupees),
  giftFigures: v.strictObject({
    livesImpacted: plainText,
    activeProjects: plainText,
    fundsUtilized: plainText,
  }),
  impact: v.strictObject({ childrenEducated: count, youthTrained: count, studentsSheltered: count }),
  /** The price of a place in the hostel for a month, in rupees. */
  hostelCost: rupees,
  /** The age from which one may live in the hostel, in years. */
  hostelAge: v.optional(count, 14),
  /** The times of `day.hours` in `hostel.json`, in the same order. */
  hostelDay: listOf(timeOfDay),
});

function isWebAddress(address: string): boolean {
  return /^https:\/\/\S+$/.test(address) && URL.canParse(address);
}
