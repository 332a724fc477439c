import { fillIn } from './fill-in.ts';

/** A message for one thing and for any other number of things. */
export type PluralForms = { one: string; other: string };

/**
 * The form for a count in a language (a BCP 47 tag), with `{count}` and the values filled in.
 * @example pluralText({ one: '{count} product', other: '{count} products' }, 3) // '3 products'
 */
export function pluralText(
  forms: PluralForms,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
  language = 'en-IN',
): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
  return fillIn(form, { count, ...values });
}
