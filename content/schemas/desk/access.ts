import * as v from 'valibot';
import { template, text } from '../text.ts';

/** The texts that several pages about people and sign-in share. */
export const deskAccessSchema = v.strictObject({
  siteName: text,
  roles: v.strictObject({ owner: text, editor: text, reader: text }),
  device: template('browser', 'system'),
  unknownDevice: text,
  code: text,
  copied: text,
  passkey: v.strictObject({ working: text, cancelled: text, known: text, failed: text }),
  tooMany: v.strictObject({ title: text, text: template('minutes'), link: text }),
  confirm: v.strictObject({
    title: text,
    text,
    kept: text,
    file: text,
    list: text,
    hint: text,
    submit: text,
    passkey: text,
    wrong: text,
  }),
});
