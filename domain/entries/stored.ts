import * as v from 'valibot';
import { publicationConsentSchema } from '../consents/publication-consent.ts';
import { pdfFile } from '../values/pdf-file.ts';
import { priceSchema } from '../values/rupees.ts';
import { decidedIn, withDecided } from './controls.ts';
import {
  type Entry,
  type Field,
  type Fields,
  isAlwaysThere,
  isLeftOut,
  type Kind,
  translationsOf,
  valueOf,
} from './field.ts';
import { readableText, readableTranslations, readerOf, type Readers } from './readers.ts';

const pdfAddressSchema = v.pipe(
  v.string(),
  v.check((address) => pdfFile(address) !== undefined),
);

const readers: Readers = {
  id: () => v.pipe(v.string(), v.minLength(1)),
  line: (field) => readableText(field, v.string()),
  text: (field) => readableText(field, v.string()),
  rupees: () => priceSchema,
  whole: ({ lowest = 0, highest }) =>
    v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest)),
  choice: () => v.string(),
  picture: () => v.string(),
  pdf: () => pdfAddressSchema,
  yesOrNo: () => v.boolean(),
  tags: () => v.array(v.string()),
  // An entry without its rows would be another one: it can't be read where one of them can't.
  rows: ({ fields }) => v.array(storedSchema(fields)),
  // A group or a consent that can't be read is none, so that nobody is shown by mistake.
  group: ({ fields }) => v.fallback(v.optional(storedSchema(fields)), undefined),
  consent: () => v.fallback(v.optional(publicationConsentSchema), undefined),
};

// A field that is always there and is missing is newer than the entry: it reads as blank.
const blanks: { readonly [K in Kind]?: unknown } = {
  line: '',
  text: '',
  picture: '',
  yesOrNo: false,
  tags: [],
  rows: [],
};

/** A schema for the value of a field as storage keeps it; see `storedSchema`. */
export function storedValue(field: Field): v.GenericSchema {
  return readerOf(readers, field);
}

/** A schema for an entry as the site's own storage and the bin keep it, its amounts in paise. */
export function storedSchema<F extends Fields>(fields: F): v.GenericSchema<unknown, Entry<F>> {
  const values = Object.entries<Field>(fields).map(([name, field]) => {
    const value = storedValue(field);
    if (field.required === true) return [name, value];
    return [name, field.always ? v.optional(value, () => blanks[field.kind]) : v.optional(value)];
  });
  const entry: v.GenericSchema<unknown, object> = v.object({
    ...Object.fromEntries(values),
    ...readableTranslations(fields),
  });
  const decided = decidedIn(fields);
  const schema: v.GenericSchema =
    decided.length === 0
      ? entry
      : v.pipe(
          entry,
          v.transform((each) => withDecided(decided, each)),
        );
  return schema as v.GenericSchema<unknown, Entry<F>>;
}

/** An entry as storage keeps it beside its id: JSON without what is blank, where that is not always there. */
export function storedDocument<F extends Fields>(fields: F, entry: Entry<F>): string {
  const values = Object.entries<Field>(fields).flatMap(([name, field]) => {
    const value = valueOf(entry, name, field);
    return field.kind === 'id' || (isLeftOut(value) && !isAlwaysThere(field)) ? [] : [[name, value]];
  });
  return JSON.stringify({ ...Object.fromEntries(values), translations: translationsOf(entry) });
}
