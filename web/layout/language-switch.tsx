import {
  type Language,
  languages,
  sourceLanguage,
  languageNames,
  languageTag,
} from '../../domain/values/languages.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { isOn } from '../../domain/values/parts.ts';
import type { PageContext } from '../page-context.ts';
import { languagesOf, pageAt, pages, shownPages } from '../pages.ts';

type LanguageSwitchProps = {
  context: PageContext;
  /** The English path of the page, with its query. */
  path: string;
  className?: string;
};

/**
 * The same page in each language, and in easy read. A script adds what the query has become since (web/start/early.ts).
 * Where a language lacks the page, it leads to the page in full, or home.
 */
export function LanguageSwitch({ context, path, className = '' }: LanguageSwitchProps) {
  const [pathname = ''] = path.split('?');
  const page = pageAt(pathname);
  const isEasy = page?.fullPage !== undefined;
  const ways = [page ? path : undefined, page?.fullPage, pages.home.path].filter((way) => way !== undefined);
  const wayIn = (language: Language) =>
    ways.find((way) => languagesOf(way.replace(/[?#].*/, ''), context.untranslated).includes(language)) ??
    pages.home.path;
  // One language is no choice.
  const offered = languages.length > 1 ? languages : [];
  const easyPath = easyReadPath(pathname);
  const hasEasy = languagesOf(easyPath, context.untranslated).includes(context.language);
  const easyLanguage = hasEasy ? context.language : sourceLanguage;
  return (
    <nav aria-label={context.messages.shell.languages} className={className}>
      <ul className="flex flex-wrap gap-x-1">
        {offered.map((language) => {
          const tag = languageTag(language);
          const name = languageNames[language];
          return (
            <li key={language}>
              <a
                href={localPath(language, wayIn(language))}
                lang={tag}
                hrefLang={tag}
                aria-current={page && language === context.language ? 'true' : undefined}
                className={linkLook}
              >
                {name}
              </a>
            </li>
          );
        })}
        {isOn('easyRead') && (
          <li>
            <a
              href={localPath(easyLanguage, easyPath)}
              hrefLang={languageTag(easyLanguage)}
              aria-current={isEasy ? 'true' : undefined}
              className={linkLook}
            >
              {context.messages.shell.easyRead}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const linkLook =
  'relative grid min-h-11 min-w-11 place-content-center px-2 text-ink no-underline hover:underline aria-[current=true]:font-bold';

/**
 * The page in easy read about the subject of a page, given the English path of that one; where there is none, the page that
 * easy read starts from.
 * @example easyReadPath('/donate') // '/easy/donate'
 */
function easyReadPath(path: string): string {
  const easy = shownPages.find(
    (page) => page.fullPage !== undefined && [page.path, page.fullPage].includes(path),
  );
  return easy?.path ?? pages.easy.path;
}
