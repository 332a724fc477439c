import { useEffect } from 'react';
import { type Cart, type ShownLine, shownLine } from '../../../domain/shop/cart.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { createStore, useStore } from '../../../ui/store.ts';
import type { TranslateCart } from './translate-cart.ts';

// One for the whole page: the lines and the order link say the same.
const translator = createStore<TranslateCart | undefined>(undefined);

/**
 * A cart with the names of the page's language, and with what has changed in the shop. Until the catalogue is there, and where it
 * can't be fetched, lines that were added in another language are English and nothing has changed; for an empty cart nothing is
 * fetched.
 */
export function useShownCart(cart: Cart, language: Language): readonly ShownLine[] {
  const translate = useStore(translator, undefined);
  const isWanted = cart.length > 0;

  useEffect(() => {
    if (!isWanted) return;
    import('./translate-cart.ts')
      .then(({ cartTranslator }) => cartTranslator(language))
      .then((found) => translator.set(found))
      .catch((cause: unknown) => console.warn('The products could not be fetched.', cause));
  }, [isWanted, language]);

  return translate ? translate(cart) : cart.map((line) => shownLine(line, language));
}
