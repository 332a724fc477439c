import { fillIn } from './fill-in.ts';

/** The forms of a message about a number. */
export type PluralForms = { one: string; other: string };

/**
 * The form of a message for that count in a language (BCP 47), filled in.
 * @example pluralText({ one: '{count} piece', other: '{count} pieces' }, 2) // '2 pieces'
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
