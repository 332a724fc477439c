import { type Entry, type Fields, type PublicIn, publicIn, translationsOf, valueOf } from './field.ts';
import { mapTranslations } from './translations.ts';

/**
 * A function that gives what visitors get of an entry with those fields: its public fields, and of its rows theirs. A
 * translation is as public as its text.
 */
export function publicEntryOf<F extends Fields>(fields: F): (entry: Entry<F>) => Entry<PublicIn<F>> {
  const publicValues = publicValuesOf(fields);
  return (entry) => publicValues(entry) as Entry<PublicIn<F>>;
}

function publicValuesOf(fields: Fields): (entry: object) => object {
  const shown = publicIn(fields);
  // Once for all entries of a catalogue.
  const publicOf = Object.entries(shown).map(([name, field]) => {
    if (field.kind !== 'rows') return { name, of: (entry: object): unknown => valueOf(entry, name, field) };
    const ofRow = publicValuesOf(field.fields);
    return { name, of: (entry: object): unknown => valueOf(entry, name, field)?.map(ofRow) };
  });
  return (entry) => {
    const values: Record<string, unknown> = {};
    for (const { name, of } of publicOf) {
      const value = of(entry);
      if (value !== undefined) values[name] = value;
    }
    const translations = mapTranslations(translationsOf(entry), (texts) =>
      Object.fromEntries(Object.entries(texts).filter(([name]) => name in shown)),
    );
    if (translations) values['translations'] = translations;
    return values;
  };
}
