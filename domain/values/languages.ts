/**
 * The languages of the site, by the name of their folder in `content/`. `tag` is a BCP 47 tag, `name` what those who speak it
 * call it.
 */
export const languageTable = {
  en: { tag: 'en-IN', name: 'English' },
  hi: { tag: 'hi-IN', name: 'हिन्दी' },
  mr: { tag: 'mr-IN', name: 'मराठी' },
} as const;

export type Language = keyof typeof languageTable;

/** All languages, in the order in which visitors are offered them; English first. */
export const languages = Object.keys(languageTable) as readonly Language[];

/** The language that the content is first written in, at addresses without a prefix. */
export const sourceLanguage = 'en' satisfies Language;

/** The languages that are translated from English. */
export type TranslatedLanguage = Exclude<Language, typeof sourceLanguage>;

/** The languages that are translated from English, in their order. */
export const translatedLanguages = languages.filter((language) => language !== sourceLanguage);

/** Whether a text is the name of a language's folder. */
export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languageTable, text);
}

/**
 * The script that a language is written in, by its code in ISO 15924.
 * @example scriptOf('mr') // 'Deva'
 */
export function scriptOf(language: Language): string | undefined {
  return new Intl.Locale(languageTable[language].tag).maximize().script;
}

/** The BCP 47 tag by which Intl writes dates in a language; digits are Latin in all of them. */
export function dateLocale(language: Language): string {
  return `${languageTable[language].tag}-u-nu-latn`;
}
