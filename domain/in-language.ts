import { type Language, sourceLanguage } from './languages.ts';
import type { Product } from './product.ts';
import type { Translations } from './translations.ts';

/** A text as a page shows it; `lang` is there where it is English on a page in another language. */
export type ShownText = { text: string; lang?: typeof sourceLanguage };

/** Something with texts of these names and their translations. */
type Translated<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>> & {
  translations?: Translations<Partial<Record<Field, string | undefined>>> | undefined;
};

/**
 * A text of a product, a variant, a colour, a home product or a gallery picture in a language: its translation, or else the
 * English text, marked.
 * @example inLanguage(bag, 'name', 'hi') // { text: 'जूट का झोला' }
 * @example inLanguage(bag, 'unit', 'hi') // { text: 'piece', lang: 'en' }
 */
export function inLanguage<Field extends string>(
  thing: Translated<Field>,
  field: Field,
  language: Language,
): ShownText {
  const english = thing[field] ?? '';
  return language === sourceLanguage
    ? { text: english }
    : shownText(english, thing.translations?.[language]?.[field]);
}

/** The tags of a product in a language, in their order. */
export function stylesInLanguage(
  { styles, translations }: Pick<Product, 'styles' | 'translations'>,
  language: Language,
): ShownText[] {
  if (language === sourceLanguage) return styles.map((text) => ({ text }));
  return styles.map((style, at) => shownText(style, translations?.[language]?.styles?.[at]));
}

/** A translation, or else the English text, marked. */
function shownText(english: string, translation: string | undefined): ShownText {
  if (translation) return { text: translation };
  return english ? { text: english, lang: sourceLanguage } : { text: english };
}
