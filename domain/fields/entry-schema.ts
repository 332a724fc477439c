import * as v from 'valibot';
import { translatedText, translationsSchema } from '../translations.ts';
import { type Entry, type Field, type Fields, type Kind, translatedIn } from './field.ts';

/** A schema for the values of each kind of field. */
export type Readers = { readonly [K in Kind]: (field: Field<K>) => v.GenericSchema };

/** The schema that a table by kind has for that field. */
export function readerOf<K extends Kind>(readers: Readers, field: Field<K>): v.GenericSchema {
  return readers[field.kind](field);
}

/**
 * A schema for an entry, given the schema of each of its fields; what is in no field is left out, and so are translations that
 * can't be read.
 */
export function entrySchema<F extends Fields>(
  fields: F,
  schemaOf: (field: Field) => v.GenericSchema,
): v.GenericSchema<unknown, Entry<F>> {
  const values = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]);
  const texts = translatedIn(fields).map(([name]) => [name, translatedText]);
  const schema: v.GenericSchema = v.object({
    ...Object.fromEntries(values),
    ...(texts.length > 0 && { translations: translationsSchema(Object.fromEntries(texts)) }),
  });
  return schema as v.GenericSchema<unknown, Entry<F>>;
}
