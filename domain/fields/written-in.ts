import type { Language } from '../languages.ts';
import { mapTranslations } from '../translations.ts';
import { writtenLanguage } from '../written-language.ts';
import { translationsOf } from './field.ts';

/** The language in which a translated field of an entry was first written; of tags that of the first one. */
export function writtenIn(entry: object, name: string): Language {
  const translated = mapTranslations(translationsOf(entry), (texts) => firstText(texts[name]));
  return writtenLanguage(
    firstText(new Map<string, unknown>(Object.entries(entry)).get(name)),
    translated ?? {},
  );
}

function firstText(value: unknown): string {
  const [text]: unknown[] = Array.isArray(value) ? value : [value];
  return typeof text === 'string' ? text : '';
}
