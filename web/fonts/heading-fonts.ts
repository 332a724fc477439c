import { type Language, scriptOf } from '../../domain/values/languages.ts';

const LATIN_FONT = '/fonts/baloo-2-latin-2.woff2';

/** The address of the headings' font for Devanagari. Browsers keep it for a year: a file that differs needs another number. */
export const DEVANAGARI_FONT = '/fonts/baloo-2-devanagari-1.woff2';

/** The addresses of the fonts in which the headings of a language's pages are set. */
export function headingFonts(language: Language): string[] {
  return scriptOf(language) === 'Deva' ? [LATIN_FONT, DEVANAGARI_FONT] : [LATIN_FONT];
}
