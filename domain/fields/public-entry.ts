import { mapTranslations } from '../translations.ts';
import {
  type Entry,
  type Field,
  type Fields,
  type PublicIn,
  publicIn,
  translationsOf,
  valueOf,
} from './field.ts';

/** What visitors get of an entry: its public fields, and of its rows theirs. A translation is as public as its text. */
export function publicEntry<F extends Fields>(fields: F, entry: Entry<F>): Entry<PublicIn<F>> {
  return publicValues(fields, entry) as Entry<PublicIn<F>>;
}

function publicValues(fields: Fields, entry: object): object {
  const shown = publicIn(fields);
  const values = new Map<string, unknown>();
  for (const [name, field] of Object.entries<Field>(shown)) {
    const value = valueOf(entry, name, field);
    if (field.kind === 'rows')
      values.set(
        name,
        valueOf(entry, name, field)?.map((row) => publicValues(field.fields, row)),
      );
    else if (value !== undefined) values.set(name, value);
  }
  const translations = mapTranslations(translationsOf(entry), (texts) =>
    Object.fromEntries(Object.entries(texts).filter(([name]) => name in shown)),
  );
  return { ...Object.fromEntries(values), ...(translations && { translations }) };
}
