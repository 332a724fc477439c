import * as v from 'valibot';
import { cleanText } from './plain-text.ts';

const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => cleanText(String(value))),
);

/** An enrolled student as anyone may read it: the allow-list of ten fields, nothing else passes. */
export const studentSchema = v.object({
  name: text,
  email: text,
  phone: text,
  address: text,
  course: text,
  c_year: text,
  section: text,
  hostelName: text,
  roomNumber: text,
  feesPaid: v.nullish(v.boolean(), false),
});

export type Student = v.InferOutput<typeof studentSchema>;

/** The students of a backend's answer; throws a ValiError when it is not a list of students. */
export function readStudents(answer: unknown): Student[] {
  return v.parse(v.array(studentSchema), answer);
}
