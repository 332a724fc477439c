import * as v from 'valibot';
import type { PublicStudent } from '../../domain/student.ts';
import { plural, template, text } from './text.ts';

const columns = {
  name: text,
  email: text,
  phone: text,
  address: text,
  course: text,
  c_year: text,
  section: text,
  hostelName: text,
  roomNumber: text,
  feesPaid: text,
} satisfies Record<keyof PublicStudent, typeof text>;

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
  columns: v.strictObject(columns),
});
