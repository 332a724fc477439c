import * as v from 'valibot';
import { applicationFormSchema } from './application-form.ts';
import { cartSchema } from './cart.ts';
import { donateSchema } from './donate.ts';
import { gallerySchema } from './gallery.ts';
import { homeSchema } from './home.ts';
import { hostelSchema } from './hostel.ts';
import { ownApplicationSchema } from './own-application.ts';
import { privacySchema } from './privacy.ts';
import { shellSchema } from './shell.ts';
import { shopSchema } from './shop.ts';
import { listOf, plural, template, text } from './text.ts';
import { publicStudentTexts } from './value-texts.ts';

const titled = v.strictObject({ title: text, text });

const place = v.strictObject({ title: text, text, link: text, pictureAlt: text });

/** The messages of the page about the foundation. */
const aboutSchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  pictureAlt: text,
  story: v.strictObject({ heading: text, established: text, paragraphs: listOf(text) }),
  timeline: v.strictObject({
    heading: text,
    steps: listOf(v.strictObject({ year: text, title: text, text })),
    next: text,
  }),
  purpose: v.strictObject({ heading: text, mission: titled, vision: titled }),
  work: v.strictObject({
    heading: text,
    shop: place,
    hostel: place,
    donate: v.strictObject({ title: text, text, link: text }),
  }),
});

/** The messages of the page that says how accessible the site is. */
const accessibilitySchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  /** The link from the end of every page. */
  footer: text,
  sections: listOf(v.strictObject({ heading: text, paragraphs: v.array(text), items: v.array(text) })),
  complain: v.strictObject({ heading: text, text, after: text }),
});

/** The messages that the API answers with; the site shows them to visitors as they are. */
const apiSchema = v.strictObject({
  received: template('firstName', 'reference'),
  aadhaarHidden: text,
  phoneInDoubt: template('phone'),
  invalidApplication: text,
  malformedBody: text,
  bodyTooLarge: text,
  foreignForm: text,
  formUnreadable: text,
  notJson: text,
  tooManyRequests: text,
  enrolledClosed: text,
  notFound: text,
  methodNotAllowed: text,
  failed: text,
  unavailable: text,
});

/** The messages of the contact section, its form, and the WhatsApp message that the form becomes. */
const contactSchema = v.strictObject({
  contact: v.strictObject({
    heading: text,
    address: text,
    phone: text,
    email: text,
    hours: text,
    socials: text,
  }),
  form: v.strictObject({
    heading: text,
    note: text,
    name: text,
    email: text,
    message: text,
    send: text,
    sent: text,
    copy: text,
    copied: text,
    noWhatsapp: text,
  }),
  message: v.strictObject({ name: template('name'), email: template('email') }),
});

/** The messages of the page of enrolled students. */
const enrolledSchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  show: text,
  hide: text,
  loading: text,
  failed: text,
  empty: text,
  tableLabel: text,
  count: plural,
  countSome: template('count', 'all'),
  showMore: text,
  yes: text,
  no: text,
  columns: v.strictObject(publicStudentTexts),
});

/**
 * The words beside those facts of facts.json that a foundation may leave out; each shows only with its fact. Childline, the
 * national number for children in danger, shows always.
 */
const factLabelsSchema = v.strictObject({
  registration: v.strictObject({
    heading: text,
    number: text,
    trustees: text,
    annualReport: text,
    annualReportLink: template('year'),
    certificate80g: text,
    certificateText: template('number', 'date'),
    certificateLink: text,
  }),
  childSafety: text,
  childline: v.strictObject({ link: text, note: text }),
  map: text,
  delivery: v.strictObject({ heading: text, cost: text, time: text, returns: text }),
});

const typed = v.strictObject({ missing: text, 'too-long': text });

const chosen = v.strictObject({ missing: text, 'not-a-choice': text });

/** The messages of every form: what is wrong with a field and how to correct it, by field and problem. */
export const formsSchema = v.strictObject({
  summary: text,
  required: text,
  optional: text,
  shortPhone: text,
  phoneInDoubt: template('phone'),
  problems: v.strictObject({
    firstName: typed,
    lastName: typed,
    fullName: typed,
    name: typed,
    email: v.strictObject({ missing: text, 'too-long': text, 'not-an-email': text }),
    phone: typed,
    phoneNumber: typed,
    address: typed,
    message: typed,
    purpose: chosen,
    duration: chosen,
    default: v.strictObject({ missing: text, 'too-long': text, 'not-an-email': text, 'not-a-choice': text }),
  }),
});

/** The messages of a product's page. */
const productPageSchema = v.strictObject({
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

/** The schema of each messages file, by its key in `Messages`; `applicationForm` is `application-form.json`. */
export const messageSchemas = {
  shell: shellSchema,
  home: homeSchema,
  about: aboutSchema,
  contact: contactSchema,
  shop: shopSchema,
  product: productPageSchema,
  cart: cartSchema,
  hostel: hostelSchema,
  applicationForm: applicationFormSchema,
  ownApplication: ownApplicationSchema,
  donate: donateSchema,
  gallery: gallerySchema,
  enrolled: enrolledSchema,
  privacy: privacySchema,
  accessibility: accessibilitySchema,
  factLabels: factLabelsSchema,
  forms: formsSchema,
  api: apiSchema,
} satisfies Record<string, v.GenericSchema>;

/** All messages of one language, with the shared placeholders filled. */
export type Messages = {
  [File in keyof typeof messageSchemas]: v.InferOutput<(typeof messageSchemas)[File]>;
};
