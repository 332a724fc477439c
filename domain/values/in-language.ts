import type { Translations } from '../entries/translations.ts';
import type { Product } from '../shop/product.ts';
import { type Language, type TranslatedLanguage, sourceLanguage } from './languages.ts';
import { writtenLanguage } from './written-language.ts';

/** A text as a page shows it; `lang` is there where it is in another language than the page. */
export type ShownText = { text: string; lang?: Language };

/** Something with texts of these names and their translations. */
type Translated<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>> & {
  translations?: Translations<Partial<Record<Field, string | undefined>>> | undefined;
};

/**
 * A text of a product, a variant, a colour, a home product or a gallery picture in a language: its translation, or else the
 * text as it was first written, marked.
 * @example inLanguage(bag, 'name', 'hi') // { text: 'जूट का झोला' }
 * @example inLanguage(bag, 'unit', 'hi') // { text: 'piece', lang: 'en' }
 */
export function inLanguage<Field extends string>(
  thing: Translated<Field>,
  field: Field,
  language: Language,
): ShownText {
  return shownText(thing[field] ?? '', (each) => thing.translations?.[each]?.[field], language);
}

/** The tags of a product in a language, in their order. */
export function stylesInLanguage(
  { styles, translations }: Pick<Product, 'styles' | 'translations'>,
  language: Language,
): ShownText[] {
  return styles.map((style, at) => shownText(style, (each) => translations?.[each]?.styles?.[at], language));
}

function shownText(
  written: string,
  translationIn: (language: TranslatedLanguage) => string | undefined,
  language: Language,
): ShownText {
  const translation = language === sourceLanguage ? undefined : translationIn(language);
  if (translation) return { text: translation };
  const writtenIn = writtenLanguage(written, translationIn);
  return written === '' || writtenIn === language ? { text: written } : { text: written, lang: writtenIn };
}
