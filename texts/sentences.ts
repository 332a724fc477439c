/**
 * The sentences of a text, in Latin letters or in Devanagari.
 * @example sentencesOf('Do you want a place? Fill in the form.') // ['Do you want a place?', 'Fill in the form.']
 */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!।])\s+/);
}
