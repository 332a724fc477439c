import { lineFor } from '../../../domain/cart.ts';
import { chooseColour, chooseVariant, firstChoice } from '../../../domain/choice.ts';
import type { Product } from '../../../domain/product.ts';
import { orderMessage, whatsappLink } from '../../../domain/whatsapp.ts';

/** The WhatsApp link that orders one piece as posted by a product's form; undefined where there is no such product. */
export function orderAtOnce(
  products: readonly Product[],
  form: FormData,
  whatsappNumber: string | undefined,
): string | undefined {
  const posted = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  const product = products.find((each) => each._id === posted('product'));
  if (!product || !whatsappNumber) return undefined;
  const variant = chooseVariant(product, firstChoice(product), posted('variant'));
  const choice = chooseColour(product, variant, posted('colour'));
  return whatsappLink(whatsappNumber, orderMessage([lineFor(product, choice)]));
}
