/**
 * A message with its placeholders filled; a placeholder without a value stays as it is.
 * @example fillIn('{price} each', { price: '₹350' }) // '₹350 each'
 */
export function fillIn(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
