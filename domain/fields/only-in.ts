import { type Language, sourceLanguage } from '../languages.ts';
import { type Fields, translationsOf, valueOf } from './field.ts';

/** An entry with the translations of that language only, in its rows too; with none in English. */
export function onlyIn<Source extends object>(fields: Fields, entry: Source, language: Language): Source {
  const kept = language === sourceLanguage ? undefined : translationsOf(entry)?.[language];
  const rows = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'rows'
      ? [[name, valueOf(entry, name, field)?.map((row) => onlyIn(field.fields, row, language))]]
      : [],
  );
  const { translations: _, ...own } = entry as { translations?: unknown };
  return {
    ...own,
    ...Object.fromEntries(rows),
    ...(kept && { translations: { [language]: kept } }),
  } as Source;
}
