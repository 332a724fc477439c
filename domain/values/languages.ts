import site from '../../content/site.json' with { type: 'json' };

/**
 * The languages that a site can be in, by the name of their folder in `content/`; each as those who speak it call it. All are
 * written from left to right.
 */
export const languageNames = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  gu: 'ગુજરાતી',
  bn: 'বাংলা',
  pa: 'ਪੰਜਾਬੀ',
  or: 'ଓଡ଼ିଆ',
  as: 'অসমীয়া',
} as const;

export type Language = keyof typeof languageNames;

/** The language that texts are translated from; every site has it. */
export const sourceLanguage = 'en' satisfies Language;

/** The languages of this site, in the order in which visitors are offered them, as content/site.json has them. */
export const languages: readonly Language[] = chosen(site.languages);

/** The language at addresses without a prefix, the first one of the site. */
export const defaultLanguage = languages[0] ?? sourceLanguage;

/** The languages of the staff desk, as content/site.json has them. */
export const deskLanguages: readonly Language[] = chosen(site.deskLanguages);

/** The language in which staff are written to, the first one of the desk. */
export const mailLanguage = deskLanguages[0] ?? sourceLanguage;

/** The languages that may be translated from English. */
export type TranslatedLanguage = Exclude<Language, typeof sourceLanguage>;

/** The languages of this site that are translated from English, in their order. */
export const translatedLanguages = languages.filter((language) => language !== sourceLanguage);

// The build checks the file (texts/schemas/site.ts), and could not be loaded if this threw. Browsers do without the table.
function chosen(codes: unknown): Language[] {
  return [codes].flat() as Language[];
}

/** Whether a text is the code of a language that a site can be in. */
export function isKnownLanguage(text: string): text is Language {
  return Object.hasOwn(languageNames, text);
}

/** Whether a text is the code of a language of this site. */
export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}

/** What `of` gives for each language of this site, by language. */
export function byLanguage<Value>(of: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Value>;
}

/**
 * The BCP 47 tag of a language, as it is written in India.
 * @example languageTag('hi') // 'hi-IN'
 */
export function languageTag(language: Language): string {
  return `${language}-IN`;
}

/**
 * The name of a language in another one.
 * @example languageName('hi', 'en') // 'Hindi'
 */
export function languageName(language: Language, inLanguage: Language): string {
  const names = new Intl.DisplayNames(languageTag(inLanguage), { type: 'language' });
  return names.of(language) ?? languageNames[language];
}

/**
 * The script that a language is written in, by its code in ISO 15924.
 * @example scriptOf('mr') // 'Deva'
 */
export function scriptOf(language: Language): string | undefined {
  return new Intl.Locale(languageTag(language)).maximize().script;
}

/** The BCP 47 tag by which Intl writes dates in a language; digits are Latin in all of them. */
export function dateLocale(language: Language): string {
  return `${languageTag(language)}-u-nu-latn`;
}
