import * as v from 'valibot';
import { template, text } from '../text.ts';

/** The messages of the pages on which someone chooses how they sign in. */
export const deskSetUpSchema = v.strictObject({
  title: text,
  passkey: v.strictObject({ title: text, text, create: text, without: text }),
  password: v.strictObject({
    title: text,
    text,
    link: text,
    name: template('name'),
    password: text,
    passwordHint: text,
    show: text,
    app: text,
    qr: text,
    here: text,
    secret: text,
    codeHint: text,
    save: text,
    problems: v.strictObject({
      title: text,
      missing: text,
      tooShort: text,
      tooLong: text,
      common: text,
      code: text,
    }),
  }),
  codes: v.strictObject({ title: text, text, once: text, list: text, copy: text, print: text, go: text }),
  failed: text,
});
