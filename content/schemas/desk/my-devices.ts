import * as v from 'valibot';
import { plural, template, text } from '../text.ts';

/** The messages of the page on which people look after their own devices and ways to sign in. */
export const deskMyDevicesSchema = v.strictObject({
  title: text,
  you: template('name', 'role'),
  done: v.strictObject({
    'signed-out': text,
    'passkey-added': text,
    'passkey-removed': text,
    password: text,
    mail: text,
  }),
  sessions: v.strictObject({
    title: text,
    here: text,
    seen: template('time'),
    signOut: text,
    of: template('device'),
  }),
  passkeys: v.strictObject({
    title: text,
    none: text,
    added: template('day'),
    remove: text,
    of: template('device'),
    add: text,
    last: text,
  }),
  password: v.strictObject({ title: text, has: text, none: text, change: text, add: text }),
  codes: v.strictObject({ title: text, left: plural, none: text, renew: text, replaces: text }),
  mail: v.strictObject({
    title: text,
    email: text,
    emailHint: text,
    wantsMail: text,
    save: text,
    problems: v.strictObject({ title: text, email: text, missing: text }),
  }),
});
