import type { Language } from '../values/languages.ts';
import { type Fields, translatedIn, translationsOf, valueOf } from './field.ts';
import { writtenIn } from './written-in.ts';

/**
 * An entry with the translations of that language only, in its rows too; and of those that it was first written in, which tell
 * that it is not English.
 */
export function onlyIn<Source extends object>(fields: Fields, entry: Source, language: Language): Source {
  const translations = translationsOf(entry) ?? {};
  const first = translatedIn(fields).map(([name]) => writtenIn(entry, name));
  const kept = new Set<string>([language, ...first]);
  const texts = Object.entries(translations).filter(([each, inIt]) => kept.has(each) && inIt);
  const rows = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'rows'
      ? [[name, valueOf(entry, name, field)?.map((row) => onlyIn(field.fields, row, language))]]
      : [],
  );
  const { translations: _, ...own } = entry as { translations?: unknown };
  return {
    ...own,
    ...Object.fromEntries(rows),
    ...(texts.length > 0 && { translations: Object.fromEntries(texts) }),
  } as Source;
}
