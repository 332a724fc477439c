/**
 * The sentences of a text.
 * @example sentencesOf('Do you want a place? Fill in the form.') // ['Do you want a place?', 'Fill in the form.']
 */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}
