import * as v from 'valibot';
import { plural, template, text } from './text.ts';
import { publicStudentTexts } from './value-texts.ts';

/** The messages of the page of enrolled students. */
export const enrolledSchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  show: text,
  hide: text,
  loading: text,
  failed: text,
  empty: text,
  withoutScript: text,
  tableLabel: text,
  count: plural,
  countSome: template('count', 'all'),
  showMore: text,
  yes: text,
  no: text,
  columns: v.strictObject(publicStudentTexts),
});
