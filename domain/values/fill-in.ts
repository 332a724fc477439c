/**
 * A message with its placeholders replaced by values; a placeholder without a value stays as it is.
 * @example fillIn('Thank you, {firstName}.', { firstName: 'Asha' }) // 'Thank you, Asha.'
 */
export function fillIn(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** A message for one thing and for any other number of things. */
type PluralForms = { one: string; other: string };

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
