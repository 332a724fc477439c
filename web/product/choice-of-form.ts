import { type Choice, chooseColour, chooseVariant } from '../../domain/choice.ts';
import type { Product } from '../../domain/product.ts';

/** The choice that a product's form holds, made after the choice `before`; unknown values change nothing. */
export function choiceOfForm(product: Product, before: Choice, form: FormData): Choice {
  const variant = form.get('variant');
  const colour = form.get('colour');
  let choice = before;
  if (typeof variant === 'string' && variant !== before.variant?.type)
    choice = chooseVariant(product, choice, variant);
  if (typeof colour === 'string' && colour !== before.colour?.color)
    choice = chooseColour(product, choice, colour);
  return choice;
}
