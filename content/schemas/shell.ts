import * as v from 'valibot';
import { plainText, plural, template, text } from './text.ts';

/** The messages around every page: header, menu, footer, page not found, and the foundation in a few words. */
export const shellSchema = v.strictObject({
  foundation: v.strictObject({
    // These two fill placeholders of other messages.
    tagline: plainText,
    approvalTime: plainText,
    description: text,
    previewAlt: text,
    openingHours: text,
  }),
  pageTitle: template('title'),
  skipToContent: text,
  samples: v.strictObject({ label: text, text }),
  languages: text,
  /** The link to easy read, which is in English only: other languages name that. */
  easyRead: text,
  languageOffer: v.strictObject({ text, link: text, dismiss: text }),
  homeLink: text,
  mainNavigation: text,
  openMenu: text,
  closeMenu: text,
  menu: text,
  openCartEmpty: text,
  openCart: plural,
  notifications: text,
  dismiss: text,
  opensInNewTab: text,
  navigation: v.strictObject({
    home: text,
    about: text,
    gallery: text,
    shop: text,
    hostelEnrollment: text,
    donate: text,
  }),
  footer: v.strictObject({
    quickLinks: text,
    programs: text,
    contact: text,
    whatsapp: text,
    whatsappGreeting: text,
    socials: text,
    copyright: text,
    quickLinkLabels: v.strictObject({ home: text, about: text, gallery: text, shop: text, donate: text }),
    programLinks: v.strictObject({ education: text, training: text, hostel: text, goods: text }),
  }),
  failure: v.strictObject({ title: text, text }),
  refusedForm: v.strictObject({ title: text, text: template('phone'), typed: text, send: text }),
  notFound: v.strictObject({ title: text, text, backHome: text }),
});
