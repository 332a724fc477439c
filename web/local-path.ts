import { isLanguage, type Language, sourceLanguage } from '../domain/languages.ts';

/**
 * The path of a page in a language, given its English one.
 * @example localPath('hi', '/shop') // '/hi/shop'
 * @example localPath('hi', '/') // '/hi'
 */
export function localPath(language: Language, path: string): string {
  if (language === sourceLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language of the page at a path. */
export function languageOfPath(path: string): Language {
  const [, first = ''] = path.split('/');
  return isLanguage(first) && first !== sourceLanguage ? first : sourceLanguage;
}
