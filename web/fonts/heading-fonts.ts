import { type Language, scriptOf } from '../../domain/values/languages.ts';

/**
 * The addresses of the headings' fonts by script, as ISO 15924 names it. Browsers keep them for a year: a file that differs needs
 * another number.
 */
export const fontsOfScripts = {
  Latn: '/fonts/baloo-2-latin-2.woff2',
  Deva: '/fonts/baloo-2-devanagari-1.woff2',
  Taml: '/fonts/baloo-2-tamil-1.woff2',
  Telu: '/fonts/baloo-2-telugu-1.woff2',
  Knda: '/fonts/baloo-2-kannada-1.woff2',
  Mlym: '/fonts/baloo-2-malayalam-1.woff2',
  Gujr: '/fonts/baloo-2-gujarati-1.woff2',
  Beng: '/fonts/baloo-2-bengali-1.woff2',
  Guru: '/fonts/baloo-2-gurmukhi-1.woff2',
  Orya: '/fonts/baloo-2-odia-1.woff2',
} as const;

/** The addresses of the fonts in which the headings of a language's pages are set: Latin letters stand on all of them. */
export function headingFonts(language: Language): string[] {
  const own = Object.entries(fontsOfScripts).find(([script]) => script === scriptOf(language))?.[1];
  return [...new Set([fontsOfScripts.Latn, own ?? fontsOfScripts.Latn])];
}
