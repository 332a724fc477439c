import * as v from 'valibot';
import { rupeesSchema } from '../rupees.ts';
import { entrySchema, type Readers, readerOf } from './entry-schema.ts';
import type { Entry, Fields } from './field.ts';

const filledText = v.pipe(v.string(), v.trim(), v.minLength(1));
const text = v.nullish(v.string(), '');

const readers: Readers = {
  id: () => v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.minLength(1)),
  line: ({ required }) => (required === true ? filledText : text),
  rupees: () => rupeesSchema,
  picture: () => text,
};

/**
 * A schema for an entry as any backend gives it: its amounts in rupees, which are read into paise; an id may be a number, and
 * what is blank may be null.
 */
export function jsonSchema<F extends Fields>(fields: F): v.GenericSchema<unknown, Entry<F>> {
  return entrySchema(fields, (field) => {
    const schema = readerOf(readers, field);
    return field.required === true || field.always ? schema : v.optional(schema);
  });
}
