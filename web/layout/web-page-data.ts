import { languageTable } from '../../domain/languages.ts';
import { localPath } from '../../domain/local-path.ts';
import type { PageContext } from '../page-context.ts';
import type { StructuredData } from './structured-data.ts';

/** A page and its language, as schema.org's WebPage, given its English path. */
export function webPageData({ language, siteUrl }: PageContext, path: string, title: string): StructuredData {
  return {
    '@type': 'WebPage',
    name: title,
    url: siteUrl + localPath(language, path),
    inLanguage: languageTable[language].tag,
  };
}
