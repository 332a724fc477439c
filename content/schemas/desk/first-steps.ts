import * as v from 'valibot';
import { template, text } from '../text.ts';

const step = v.strictObject({ name: text, text, link: text });

/** The messages of the first steps of a new foundation. */
export const deskFirstStepsSchema = v.strictObject({
  title: text,
  intro: text,
  progress: template('done', 'all'),
  allDone: text,
  done: text,
  left: text,
  putAway: text,
  putAwayHint: text,
  isPutAway: text,
  steps: v.strictObject({
    name: step,
    phone: step,
    whatsapp: step,
    address: step,
    product: step,
    people: step,
    studentList: v.strictObject({ name: text, text }),
    gifts: v.strictObject({ name: text, text }),
    texts: step,
    pictures: step,
    sampleEntries: step,
  }),
});
