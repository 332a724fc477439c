import type { SubmitEvent } from 'react';
import { addLine, lineFor } from '../../../domain/shop/cart.ts';
import { type Choice, choiceWords } from '../../../domain/shop/choice.ts';
import { nameWithChoice } from '../../../domain/shop/line-words.ts';
import type { Product } from '../../../domain/shop/product.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import { inLanguage } from '../../../domain/values/in-language.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { openCartDrawer } from '../cart/cart-messages.ts';
import { cartStore } from '../cart/use-cart.ts';

/** Puts a piece of the product, as it is chosen, into the cart, and opens the cart, which announces it. */
export function addToCart(
  event: SubmitEvent<HTMLFormElement>,
  chosen: Choice,
  { product, added, language }: { product: Product; added: string; language: Language },
): void {
  event.preventDefault();
  // The Enter key sends a form without a button, too.
  if (product.soldOut) return;
  cartStore.change((lines) => addLine(lines, lineFor(product, chosen)));
  // Safari does not focus a button that is pressed, and the drawer gives the focus back to what had it.
  event.nativeEvent.submitter?.focus({ preventScroll: true });
  const name = inLanguage(product, 'name', language).text;
  openCartDrawer(fillIn(added, { name: nameWithChoice(name, choiceWords(chosen, language).text) }));
}
