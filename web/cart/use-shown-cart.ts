import { useEffect, useState } from 'react';
import type { Cart } from '../../domain/cart.ts';
import type { ShownLine } from '../../domain/cart-in-language.ts';
import { type Language, sourceLanguage } from '../../domain/languages.ts';
import type { TranslateCart } from './translate-cart.ts';

/**
 * A cart with the names of the page's language, where the catalogue has them. Its lines are English until the catalogue is
 * there, and stay so where it can't be fetched; English pages fetch nothing.
 */
export function useShownCart(cart: Cart, language: Language): readonly ShownLine[] {
  const [translate, setTranslate] = useState<TranslateCart>();
  const isWanted = language !== sourceLanguage && cart.length > 0;

  useEffect(() => {
    if (!isWanted) return;
    import('./translate-cart.ts')
      .then(({ cartTranslator }) => cartTranslator(language))
      .then((translator) => setTranslate(() => translator))
      .catch((cause: unknown) => console.warn('The products could not be fetched.', cause));
  }, [isWanted, language]);

  return translate ? translate(cart) : cart;
}
