import * as v from 'valibot';
import about from '../../content/en/about.json' with { type: 'json' };
import accessibility from '../../content/en/accessibility.json' with { type: 'json' };
import api from '../../content/en/api.json' with { type: 'json' };
import applicationForm from '../../content/en/application-form.json' with { type: 'json' };
import cart from '../../content/en/cart.json' with { type: 'json' };
import contact from '../../content/en/contact.json' with { type: 'json' };
import donate from '../../content/en/donate.json' with { type: 'json' };
import easy from '../../content/en/easy.json' with { type: 'json' };
import enrolled from '../../content/en/enrolled.json' with { type: 'json' };
import factLabels from '../../content/en/fact-labels.json' with { type: 'json' };
import forms from '../../content/en/forms.json' with { type: 'json' };
import gallery from '../../content/en/gallery.json' with { type: 'json' };
import home from '../../content/en/home.json' with { type: 'json' };
import hostel from '../../content/en/hostel.json' with { type: 'json' };
import ownApplication from '../../content/en/own-application.json' with { type: 'json' };
import privacy from '../../content/en/privacy.json' with { type: 'json' };
import product from '../../content/en/product.json' with { type: 'json' };
import shell from '../../content/en/shell.json' with { type: 'json' };
import shop from '../../content/en/shop.json' with { type: 'json' };
import type { ContactMessage } from '../../domain/about/contact-message.ts';
import type { DetailIn } from '../../domain/entries/field.ts';
import type { Application } from '../../domain/hostel/application.ts';
import type { ApplicationCredentials } from '../../domain/hostel/own-application.ts';
import type { Delivery } from '../../domain/shop/delivery.ts';
import type { productFields } from '../../domain/shop/product.ts';
import { type Language, sourceLanguage } from '../../domain/values/languages.ts';
import { type EasyMessages, easySchemaIn } from './easy.ts';
import { filesLikeEnglish } from './like-english.ts';
import { listOf, plainPlural, plainRange, plainText, text } from './text.ts';

/** The English messages; `applicationForm` is `application-form.json`. What they say, every other language says too. */
const english = {
  shell,
  home,
  about,
  contact,
  shop,
  product,
  cart,
  hostel,
  applicationForm,
  ownApplication,
  donate,
  gallery,
  enrolled,
  privacy,
  accessibility,
  easy,
  factLabels,
  forms,
  api,
} satisfies { shop: DetailLabels; privacy: NamedFields; [file: string]: unknown };

/** A label for each detail of a product. */
type DetailLabels = { details: Record<DetailIn<typeof productFields>, string> };

/** Each field of a form is in the privacy notice: the compiler names a field that is missing there. */
type NamedFields = {
  application: { fields: Record<keyof Application, string> };
  ownApplication: { fields: Record<keyof ApplicationCredentials, string> };
  contact: { fields: Record<keyof ContactMessage, string> };
  delivery: { fields: Record<keyof Delivery, string> };
};

const ownSchemas = {
  // By language: see messageSchemasIn.
  easy: easySchemaIn(sourceLanguage),
  // These fill placeholders of other messages.
  'shell.foundation.tagline': plainText,
  'shell.foundation.approvalTime': plainPlural,
  'shell.foundation.answerWeeks': plainPlural,
  'shell.foundation.dayRange': plainRange,
  // The texts of each picture, by its id in gallery.json.
  'gallery.items': v.record(v.string(), v.strictObject({ title: text, description: text, alt: text })),
  // A section may have paragraphs, items or both.
  'accessibility.sections': listOf(
    v.strictObject({ heading: text, paragraphs: v.array(text), items: v.array(text) }),
  ),
};

// They belong to pictures and motifs that the page holds.
const lengths = {
  'home.heroPictures': 4,
  'home.mission.areas': 4,
  'home.how.steps': 3,
  // A small line and a large one.
  'hostel.hero.tag': 2,
};

/** The schema of each messages file in English, by its key in `Messages`. */
export const messageSchemas = filesLikeEnglish(english, { own: ownSchemas, lengths });

/** The schema of each messages file in a language: they differ in what makes a text easy to read. */
export function messageSchemasIn(language: Language): typeof messageSchemas {
  return { ...messageSchemas, easy: easySchemaIn(language) };
}

type English = typeof english;
type PictureTexts = { title: string; description: string; alt: string };
/** The name of each category by its id. */
type Categories = Omit<English['shop']['categories'], 'names'> & { names: Readonly<Record<string, string>> };
type Section = { heading: string; paragraphs: string[]; items: string[] };

/** All messages of one language, with the shared placeholders filled. */
export type Messages = Omit<English, 'gallery' | 'accessibility' | 'shop' | 'easy'> & {
  easy: EasyMessages;
  shop: Omit<English['shop'], 'categories'> & { categories: Categories };
  gallery: Omit<English['gallery'], 'items'> & { items: Readonly<Record<string, PictureTexts>> };
  accessibility: Omit<English['accessibility'], 'sections'> & { sections: readonly Section[] };
};

/**
 * The files that another language may lack, such as one into which the site is being translated: English texts stand in for
 * them, and the pages that web/pages.ts writes from them are not in that language.
 */
export const optionalFiles = [
  'about',
  'accessibility',
  'applicationForm',
  'cart',
  'donate',
  'easy',
  'enrolled',
  'gallery',
  'hostel',
  'ownApplication',
  'product',
  'shop',
] as const satisfies (keyof Messages)[];

export type OptionalFile = (typeof optionalFiles)[number];

/**
 * The name of the file that holds the messages with that key, without its ending.
 * @example fileName('applicationForm') // 'application-form'
 */
export function fileName(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
