/**
 * A message with its placeholders replaced by values; a placeholder without a value stays as it is.
 * @example fillIn('Thank you, {firstName}.', { firstName: 'Asha' }) // 'Thank you, Asha.'
 */
export function fillIn(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
