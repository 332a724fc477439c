import { useEffect } from 'react';
import { type Cart, type ShownLine, shownLine } from '../../domain/cart.ts';
import { type Language, sourceLanguage } from '../../domain/languages.ts';
import { createStore, useStore } from '../../ui/store.ts';
import type { TranslateCart } from './translate-cart.ts';

// One for the whole page: the lines and the order link say the same.
const translator = createStore<TranslateCart | undefined>(undefined);

/**
 * A cart with the names of the page's language. Lines that were added in another one are English until the catalogue is there,
 * and stay so where it can't be fetched; where no line lacks the language, nothing is fetched.
 */
export function useShownCart(cart: Cart, language: Language): readonly ShownLine[] {
  const translate = useStore(translator, undefined);
  const isWanted = language !== sourceLanguage && cart.some((line) => !line.translations?.[language]);

  useEffect(() => {
    if (!isWanted) return;
    import('./translate-cart.ts')
      .then(({ cartTranslator }) => cartTranslator(language))
      .then((found) => translator.set(found))
      .catch((cause: unknown) => console.warn('The products could not be fetched.', cause));
  }, [isWanted, language]);

  return translate ? translate(cart) : cart.map((line) => shownLine(line, language));
}
