import { type Language, isLanguage, sourceLanguage } from './languages.ts';

/**
 * The path of a page in a language, given its English one.
 * @example localPath('hi', '/shop') // '/hi/shop'
 * @example localPath('hi', '/') // '/hi'
 */
export function localPath(language: Language, path: string): string {
  if (language === sourceLanguage) return path;
  return `/${language}${path.replace(/^\/(?=$|\?)/, '')}`;
}

/**
 * The English path of a page, given its path in any language.
 * @example englishPath('/hi/shop') // '/shop'
 */
export function englishPath(path: string): string {
  const language = languageOfPath(path);
  return language === sourceLanguage ? path : path.slice(language.length + 1) || '/';
}

/** The language of the page at a path. */
export function languageOfPath(path: string): Language {
  const [, first = ''] = path.split('/');
  return isLanguage(first) && first !== sourceLanguage ? first : sourceLanguage;
}
