import * as v from 'valibot';
import { template, text } from '../text.ts';

/** The messages of sign-in and of the links by which people join the staff. */
export const deskSignInSchema = v.strictObject({
  title: text,
  done: v.strictObject({ 'signed-out': text }),
  name: text,
  nameHint: text,
  password: text,
  codeHint: text,
  submit: text,
  passkey: text,
  wrong: text,
  wrongPasskey: text,
  lost: v.strictObject({ title: text, code: text, passkey: text, owner: text }),
  invitation: v.strictObject({
    title: text,
    who: template('name', 'role'),
    reset: template('name'),
    first: text,
    name: text,
    nameHint: text,
    may: v.strictObject({ owner: text, editor: text, reader: text }),
    once: text,
    accept: text,
    acceptReset: text,
    wrongName: text,
  }),
  over: v.strictObject({ title: text, text, link: text }),
});
