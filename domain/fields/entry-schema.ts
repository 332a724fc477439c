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
 * A schema for an entry, given the schemas of its fields and of the translations of those that have some; what is in no field
 * is left out.
 */
export function entrySchema<F extends Fields>(
  fields: F,
  schemaOf: (field: Field) => v.GenericSchema,
  translationsOf = readableTranslations,
): v.GenericSchema<unknown, Entry<F>> {
  const values = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]);
  const translated = translatedIn(fields);
  const schema: v.GenericSchema = v.object({
    ...Object.fromEntries(values),
    ...(translated.length > 0 && { translations: translationsOf(translated) }),
  });
  return schema as v.GenericSchema<unknown, Entry<F>>;
}

// Translations that can't be read are left out.
function readableTranslations(translated: ReturnType<typeof translatedIn>): v.GenericSchema {
  return translationsSchema(Object.fromEntries(translated.map(([name]) => [name, translatedText])));
}
