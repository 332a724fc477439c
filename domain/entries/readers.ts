import * as v from 'valibot';
import { seenText } from '../values/seen-text.ts';
import { type Field, type Fields, type Kind, translatedIn } from './field.ts';
import { translatedText, translatedTexts, translationsSchema } from './translations.ts';

/** A schema for the values of each of those kinds of fields. */
export type Readers<Kinds extends Kind = Kind> = {
  readonly [K in Kinds]: (field: Field<K>) => v.GenericSchema;
};

/** The schema that a table by kind has for that field. */
export function readerOf<Kinds extends Kind, K extends Kinds>(
  readers: Readers<Kinds>,
  field: Field<K>,
): v.GenericSchema {
  return readers[field.kind](field);
}

const filledText = v.pipe(v.string(), v.minLength(1));

/** A schema for a text: a name, one that must be there, or else `text`. */
export function readableText(
  { required, isName }: Field<'line' | 'text'>,
  text: v.GenericSchema,
): v.GenericSchema {
  if (isName) return seenText;
  return required === true ? filledText : text;
}

/** The part of an entry's schema that reads its translations, where it has some; what can't be read is left out. */
export function readableTranslations(fields: Fields): v.ObjectEntries {
  const schemas = translatedIn(fields).map(([name, { kind }]) => [
    name,
    kind === 'tags' ? translatedTexts : translatedText,
  ]);
  return schemas.length > 0 ? { translations: translationsSchema(Object.fromEntries(schemas)) } : {};
}
