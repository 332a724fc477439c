import { inLanguage, type ShownText } from '../values/in-language.ts';
import { type Language, sourceLanguage } from '../values/languages.ts';
import type { Paise } from '../values/money.ts';
import type { ColourVariant, Product, Variant } from './product.ts';

/** A visitor's choice of a product; `shown` says whose picture shows: the choice made last. */
export type Choice = {
  variant: Variant | undefined;
  colour: ColourVariant | undefined;
  shown: 'variant' | 'colour';
};

/** The choice that a product card starts with: the first variant and the first colour, where there are any. */
export function firstChoice(product: Product): Choice {
  const variant = product.variants[0];
  return { variant, colour: product.colorVariants[0], shown: variant ? 'variant' : 'colour' };
}

/** The choice after a variant was chosen by its type; an unknown type changes nothing. */
export function chooseVariant(product: Product, choice: Choice, type: string): Choice {
  const variant = product.variants.find((each) => each.type === type);
  return variant ? { ...choice, variant, shown: 'variant' } : choice;
}

/** The choice after a colour was chosen by its name; an unknown colour changes nothing. */
export function chooseColour(product: Product, choice: Choice, color: string): Choice {
  const colour = product.colorVariants.find((each) => each.color === color);
  return colour ? { ...choice, colour, shown: 'colour' } : choice;
}

/**
 * The choice that a variant's type and a colour's name make, such as those of an address; null, or an unknown one, is the
 * first. The colour's picture shows where it has one, else the variant's.
 */
export function choiceNamed(product: Product, type: string | null, color: string | null): Choice {
  const named = chooseColour(product, chooseVariant(product, firstChoice(product), type ?? ''), color ?? '');
  return color !== null && named.colour?.imageURL
    ? named
    : { ...named, shown: named.variant ? 'variant' : 'colour' };
}

/** Every choice of a product: each variant in each colour; one without either where there is nothing to choose. */
export function allChoices({ variants, colorVariants }: Product): Choice[] {
  return orNone(variants).flatMap((variant) =>
    orNone(colorVariants).map((colour): Choice => ({
      variant,
      colour,
      shown: colour?.imageURL ? 'colour' : 'variant',
    })),
  );
}

function orNone<Item>(items: readonly Item[]): readonly (Item | undefined)[] {
  return items.length > 0 ? items : [undefined];
}

/** The price of one piece as chosen, in paise: the variant's where there is one. */
export function chosenPrice(product: Product, choice: Choice): Paise {
  return choice.variant?.price ?? product.price;
}

/** The picture of what was chosen last; the product's own where that choice has none. */
export function chosenPicture(product: Product, choice: Choice): string {
  const chosen = choice.shown === 'colour' ? choice.colour : choice.variant;
  return chosen?.imageURL || product.imageURL;
}

/**
 * A choice as text in a language, variant before colour; '' where there is nothing to choose. It is marked where a part of
 * it is in another language.
 * @example choiceWords(choice) // { text: 'Large, Indigo' }
 * @example choiceWords(choice, 'hi') // { text: 'बड़ा, नील' }
 */
export function choiceWords(
  { variant, colour }: Pick<Choice, 'variant' | 'colour'>,
  language: Language = sourceLanguage,
): ShownText {
  const parts = [
    ...(variant ? [inLanguage(variant, 'type', language)] : []),
    ...(colour ? [inLanguage(colour, 'color', language)] : []),
  ];
  const text = parts.map((part) => part.text).join(', ');
  const lang = parts.find((part) => part.lang)?.lang;
  return lang ? { text, lang } : { text };
}
