import { type Language, defaultLanguage, isLanguage } from './languages.ts';

/**
 * The path of a page in a language, given the one that web/pages.ts has.
 * @example localPath('hi', '/shop') // '/hi/shop'
 * @example localPath('hi', '/') // '/hi'
 */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path.replace(/^\/(?=$|\?)/, '')}`;
}

/**
 * The path that web/pages.ts has of a page, given its path in any language.
 * @example pagePath('/hi/shop') // '/shop'
 */
export function pagePath(path: string): string {
  const language = languageOfPath(path);
  return language === defaultLanguage ? path : path.slice(language.length + 1) || '/';
}

/** The language of the page at a path. */
export function languageOfPath(path: string): Language {
  const [, first = ''] = path.split('/');
  return isLanguage(first) && first !== defaultLanguage ? first : defaultLanguage;
}
