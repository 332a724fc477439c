import * as v from 'valibot';
import { template, text } from './text.ts';

/** The messages of the contact section, its form, and the WhatsApp message that the form becomes. */
export const contactSchema = v.strictObject({
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
