import { cartInLanguage } from '../../../domain/shop/cart-in-language.ts';
import { lineFor } from '../../../domain/shop/cart.ts';
import { firstChoice } from '../../../domain/shop/choice.ts';
import type { Product } from '../../../domain/shop/product.ts';
import { type OrderMessages, orderMessage, whatsappLink } from '../../../domain/shop/whatsapp.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { choiceOfForm } from './product-choice.tsx';

/** The WhatsApp link that orders one piece as a product's form was posted; undefined where there is no product, or it is sold out. */
export function productOrderLink(
  messages: OrderMessages,
  product: Product | undefined,
  form: FormData,
  whatsappNumber: string | undefined,
  language: Language,
): string | undefined {
  if (!product || product.soldOut || !whatsappNumber) return undefined;
  const choice = choiceOfForm(product, firstChoice(product), form);
  const cart = cartInLanguage([lineFor(product, choice)], [product], language);
  return whatsappLink(whatsappNumber, orderMessage(messages, cart));
}
