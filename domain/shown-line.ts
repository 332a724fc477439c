import type { CartLine } from './cart.ts';
import { type Language, sourceLanguage } from './languages.ts';
import type { LineWords } from './line-words.ts';

/** A line of the cart as a page shows it; on a page in another language `lang` and `unitLang` mark what is English. */
export type ShownLine = CartLine & { lang?: typeof sourceLanguage; unitLang?: typeof sourceLanguage };

/** A line in a language: in the words given, else in its own, from the page on which it was added, else in English. */
export function shownLine(line: CartLine, language: Language, given?: LineWords): ShownLine {
  if (language === sourceLanguage) return line;
  const words = given ?? line.translations?.[language];
  return {
    ...line,
    ...(words ?? { lang: sourceLanguage }),
    ...(line.unit && !words?.unit ? { unitLang: sourceLanguage } : {}),
  };
}
