import type * as v from 'valibot';
import { aboutSchema } from './about.ts';
import { accessibilitySchema } from './accessibility.ts';
import { apiSchema } from './api.ts';
import { applicationFormSchema } from './application-form.ts';
import { cartSchema } from './cart.ts';
import { contactSchema } from './contact.ts';
import { donateSchema } from './donate.ts';
import { enrolledSchema } from './enrolled.ts';
import { factLabelsSchema } from './fact-labels.ts';
import { formsSchema } from './forms.ts';
import { gallerySchema } from './gallery.ts';
import { homeSchema } from './home.ts';
import { hostelSchema } from './hostel.ts';
import { ownApplicationSchema } from './own-application.ts';
import { privacySchema } from './privacy.ts';
import { productPageSchema } from './product.ts';
import { shellSchema } from './shell.ts';
import { shopSchema } from './shop.ts';

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
