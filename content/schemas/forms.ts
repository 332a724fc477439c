import * as v from 'valibot';
import { text } from './text.ts';

const typed = v.strictObject({ missing: text, 'too-long': text });
const chosen = v.strictObject({ missing: text, 'not-a-choice': text });

/** The messages of every form: what is wrong with a field and how to correct it, by field and problem. */
export const formsSchema = v.strictObject({
  summary: text,
  required: text,
  optional: text,
  shortPhone: text,
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
