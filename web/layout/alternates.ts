import { defaultLanguage, sourceLanguage, languageTag } from '../../domain/values/languages.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { type Untranslated, languagesOf } from '../pages.ts';

/** A page in a language: the value of its `hreflang`, and its path. */
export type Alternate = { hreflang: string; path: string };

/**
 * The same page in each of its languages, given the path that web/pages.ts has; who reads none of them is shown that one. A page
 * that is in one language has none.
 */
export function alternates(path: string, untranslated: Untranslated): Alternate[] {
  const inLanguages = languagesOf(path, untranslated);
  if (inLanguages.length === 1) return [];
  const each = inLanguages.map((language) => ({
    hreflang: languageTag(language),
    path: localPath(language, path),
  }));
  const usual = inLanguages.includes(defaultLanguage) ? defaultLanguage : sourceLanguage;
  return [...each, { hreflang: 'x-default', path: localPath(usual, path) }];
}
