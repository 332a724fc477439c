import type { Translations } from './translations.ts';

/** Translations without blank texts, blanks at the end of lists and languages without texts; undefined where nothing is left. */
export function withoutBlankTranslations<Texts>(
  translations: Translations<Texts>,
): Translations<Texts> | undefined {
  return filledOnly(
    Object.entries(translations).map(([language, texts]) => [language, filledOnly(filledTexts(texts ?? {}))]),
  );
}

function filledTexts(texts: object): [name: string, text: unknown][] {
  return Object.entries(texts).map(([name, text]) => [name, Array.isArray(text) ? filledList(text) : text]);
}

function filledList(texts: readonly unknown[]): readonly unknown[] | undefined {
  const length = texts.findLastIndex(Boolean) + 1;
  return length > 0 ? texts.slice(0, length) : undefined;
}

function filledOnly(entries: [name: string, value: unknown][]): object | undefined {
  const filled = entries.filter(([, value]) => value);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
