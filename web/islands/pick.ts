/**
 * An object with only some of its properties: what an island gets travels in the document.
 * @example pick(messages.cart, 'total', 'undo')
 */
export function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  ...keys: readonly Key[]
): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}
