import { type Language, sourceLanguage, translatedLanguages } from '../values/languages.ts';
import { writtenLanguage } from '../values/written-language.ts';
import { type Fields, type TranslatedTexts, translatedIn, translationsOf, valueIn } from './field.ts';

/** The language in which a translated field of an entry was first written; of tags that of the first one. */
export function writtenIn(entry: object, name: string): Language {
  const translations = translationsOf(entry);
  return writtenLanguage(firstText(valueIn(entry, name)), (language) =>
    firstText(translations?.[language]?.[name]),
  );
}

/** Stands for a text that is written in another language, until all is read: a letter that nobody types. */
export const WRITTEN_ELSEWHERE = '\uE000';

/**
 * The entry with each text and list of tags that is not written in English as it is written in the first language that has it:
 * it stands for all languages without a translation of it.
 */
export function withFirstWritten<Source extends object>(fields: Fields, entry: Source): Source {
  const written = translatedIn(fields).flatMap(([name]) => {
    if (!isMissing(valueIn(entry, name))) return [];
    const first = firstTranslation(entry, name);
    return first === undefined ? [] : [[name, first]];
  });
  return written.length > 0 ? { ...entry, ...Object.fromEntries(written) } : entry;
}

/** Whether forms and lists leave a text or its tags out in English: `withFirstWritten` gives the same back. */
export function isWrittenElsewhere(entry: object, name: string): boolean {
  return (
    writtenIn(entry, name) !== sourceLanguage &&
    JSON.stringify(firstTranslation(entry, name)) === JSON.stringify(valueIn(entry, name))
  );
}

function firstTranslation(entry: object, name: string): string | string[] | undefined {
  const translations = translationsOf(entry);
  return translatedLanguages
    .map((language) => textsOf(translations?.[language], name))
    .find((text) => text.length > 0);
}

function textsOf(texts: TranslatedTexts | undefined, name: string): string | string[] {
  const text = texts?.[name] ?? '';
  return Array.isArray(text) ? text.filter(Boolean) : text;
}

function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === '' || value === WRITTEN_ELSEWHERE;
}

function firstText(value: unknown): string {
  const [text]: unknown[] = Array.isArray(value) ? value : [value];
  return typeof text === 'string' ? text : '';
}
