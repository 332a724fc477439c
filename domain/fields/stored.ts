import * as v from 'valibot';
import { priceSchema } from '../price.ts';
import { entrySchema, type Readers, readerOf } from './entry-schema.ts';
import {
  type Entry,
  type Field,
  type Fields,
  isAlwaysThere,
  type Kind,
  translationsOf,
  valueOf,
} from './field.ts';

const filledText = v.pipe(v.string(), v.trim(), v.minLength(1));

const readers: Readers = {
  id: () => v.pipe(v.string(), v.minLength(1)),
  line: ({ required }) => (required === true ? filledText : v.string()),
  rupees: () => priceSchema,
  picture: () => v.string(),
};

// What is read where a field that is always there is missing: the entry is older than the field.
const blanks: { readonly [K in Kind]?: unknown } = { line: '', picture: '' };

/** A schema for an entry as the site's own storage and the bin keep it, its amounts in paise. */
export function storedSchema<F extends Fields>(fields: F): v.GenericSchema<unknown, Entry<F>> {
  return entrySchema(fields, (field) => {
    const schema = readerOf(readers, field);
    if (field.required === true) return schema;
    return field.always ? v.optional(schema, () => blanks[field.kind]) : v.optional(schema);
  });
}

/** What storage keeps of an entry beside its id, as JSON; what is blank is left out, where it is not always there. */
export function storedDocument<F extends Fields>(fields: F, entry: Entry<F>): string {
  const values = Object.entries<Field>(fields).flatMap(([name, field]) => {
    const value = valueOf(entry, name, field);
    return field.kind === 'id' || (!value && !isAlwaysThere(field)) ? [] : [[name, value]];
  });
  return JSON.stringify({ ...Object.fromEntries(values), translations: translationsOf(entry) });
}
