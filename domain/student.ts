import * as v from 'valibot';
import { cleanPhone, cleanText } from './plain-text.ts';

// Every field of a student that is text, in the order of the list.
const textFields = [
  'name',
  'email',
  'phone',
  'address',
  'course',
  'c_year',
  'section',
  'hostelName',
  'roomNumber',
] as const;

/** An enrolled student: the ten fields that may be read, and nothing else. */
export const studentSchema = v.object({
  ...v.entriesFromList(textFields, v.string()),
  feesPaid: v.boolean(),
});

export type PublicStudent = v.InferOutput<typeof studentSchema>;

/** The names of a student's fields, in the order of the list. */
export const studentFields = Object.keys(studentSchema.entries) as readonly (keyof PublicStudent)[];

const textFromJson = textCleanedBy(cleanText);

function textCleanedBy(clean: (text: string) => string) {
  return v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform((value) => clean(String(value))),
  );
}

const studentJsonSchema = v.object({
  ...v.entriesFromList(textFields, textFromJson),
  phone: textCleanedBy(cleanPhone),
  feesPaid: v.nullish(v.boolean(), false),
});

/** Reads the JSON of `GET /enrolled`; throws a ValiError when it is not a list of students. */
export function readStudents(json: unknown): PublicStudent[] {
  return v.parse(v.array(studentJsonSchema), json);
}
