import { languages, languageTable } from '../../domain/languages.ts';
import { localPath } from '../local-path.ts';

/** A page in a language: the value of its `hreflang`, and its path. */
export type Alternate = { hreflang: string; path: string };

/** The same page in every language, given its English path; who reads none of them is shown the English one. */
export function alternates(path: string): Alternate[] {
  const each = languages.map((language) => ({
    hreflang: languageTable[language].tag,
    path: localPath(language, path),
  }));
  return [...each, { hreflang: 'x-default', path }];
}
