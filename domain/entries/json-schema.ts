import * as v from 'valibot';
import { rupeesSchema } from '../values/rupees.ts';
import { type Entry, type Fields, isAlwaysThere, type PublicIn, publicIn, type PublicKind } from './field.ts';
import { readableText, readableTranslations, readerOf, type Readers } from './readers.ts';

const anyText = v.nullish(v.string(), '');

const readers: Readers<PublicKind> = {
  id: () => v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1)),
  line: (field) => readableText(field, anyText),
  text: (field) => readableText(field, anyText),
  rupees: () => rupeesSchema,
  whole: () =>
    v.pipe(
      v.nullish(v.number()),
      v.transform((value) => value ?? undefined),
    ),
  choice: () => anyText,
  picture: () => anyText,
  pdf: () => anyText,
  yesOrNo: () => v.nullish(v.boolean(), false),
  tags: () => v.nullish(v.array(v.string()), []),
  rows: ({ fields }) => v.nullish(v.array(jsonSchema(fields)), []),
};

/**
 * A schema for the public fields of an entry as any backend gives them: amounts in rupees, which are read into paise; an id
 * may be a number, and what is blank may be null.
 */
export function jsonSchema<F extends Fields>(fields: F): v.GenericSchema<unknown, Entry<PublicIn<F>>> {
  const given = publicIn(fields);
  const values = Object.entries(given).map(([name, field]) => {
    const value = readerOf(readers, field);
    return [name, isAlwaysThere(field) ? value : v.optional(value)];
  });
  const schema: v.GenericSchema = v.object({ ...Object.fromEntries(values), ...readableTranslations(given) });
  return schema as v.GenericSchema<unknown, Entry<PublicIn<F>>>;
}
