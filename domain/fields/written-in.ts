import type { Language } from '../languages.ts';
import { writtenLanguage } from '../written-language.ts';
import { translationsOf, valueIn } from './field.ts';

/** The language in which a translated field of an entry was first written; of tags that of the first one. */
export function writtenIn(entry: object, name: string): Language {
  const translations = translationsOf(entry);
  return writtenLanguage(firstText(valueIn(entry, name)), (language) =>
    firstText(translations?.[language]?.[name]),
  );
}

function firstText(value: unknown): string {
  const [text]: unknown[] = Array.isArray(value) ? value : [value];
  return typeof text === 'string' ? text : '';
}
