import type { CartLine } from './cart.ts';
import { type Language, sourceLanguage } from './languages.ts';
import type { LineWords } from './line-words.ts';
import { writtenLanguage } from './written-language.ts';

/** A line of the cart as a page shows it; `lang` and `unitLang` mark what is in another language than the page. */
export type ShownLine = CartLine & { lang?: Language; unitLang?: Language };

/** A line in a language: in the words given, else in its own, from the page on which it was added, else as it was first written. */
export function shownLine(line: CartLine, language: Language, given?: LineWords): ShownLine {
  const words = given ?? (language === sourceLanguage ? undefined : line.translations?.[language]);
  const lang = writtenIn(line, 'name');
  const unitLang = writtenIn(line, 'unit');
  return {
    ...line,
    ...words,
    ...(!words && lang !== language && { lang }),
    ...(line.unit && !words?.unit && unitLang !== language && { unitLang }),
  };
}

function writtenIn({ translations, ...line }: CartLine, name: keyof LineWords): Language {
  return writtenLanguage(line[name] ?? '', (language) => translations?.[language]?.[name]);
}
