import type { Translations } from '../entries/translations.ts';
import { inLanguage } from '../values/in-language.ts';
import { type Language, translatedLanguages } from '../values/languages.ts';
import { type Choice, choiceWords } from './choice.ts';
import type { Product } from './product.ts';

/** The words of a line of the cart in one language; without a unit where that is not translated. */
export type LineWords = { name: string; unit?: string };

/** The name of a line: that of its product, and what was chosen of it, where there is a choice. */
export function nameWithChoice(name: string, words: string): string {
  return words ? `${name} (${words})` : name;
}

/** The words of a line in a language; undefined where its product has no name in it. */
export function lineWords(
  product: Product,
  choice: Pick<Choice, 'variant' | 'colour'>,
  language: Language,
): LineWords | undefined {
  const name = inLanguage(product, 'name', language);
  if (name.lang) return undefined;
  const unit = inLanguage(product, 'unit', language);
  return {
    name: nameWithChoice(name.text, choiceWords(choice, language).text),
    ...(unit.text && !unit.lang ? { unit: unit.text } : {}),
  };
}

/** The words of a line in each language that its product has a name in; undefined where it has none but English. */
export function translatedLineWords(
  product: Product,
  choice: Pick<Choice, 'variant' | 'colour'>,
): Translations<LineWords> | undefined {
  const words = translatedLanguages.flatMap((language) => {
    const inThis = lineWords(product, choice, language);
    return inThis ? [[language, inThis] as const] : [];
  });
  return words.length > 0 ? Object.fromEntries(words) : undefined;
}
