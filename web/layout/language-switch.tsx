import { languages, sourceLanguage, languageNames, languageTag } from '../../domain/values/languages.ts';
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
 * From a page in easy read the languages lead to the full page; from one that is nowhere, home.
 */
export function LanguageSwitch({ context, path, className = '' }: LanguageSwitchProps) {
  const [pathname = ''] = path.split('?');
  const page = pageAt(pathname);
  const isEasy = page?.fullPage !== undefined;
  const full = page?.fullPage ?? (page ? path : pages.home.path);
  const written = languagesOf(full, context.untranslated);
  // One language is no choice; but from a page in easy read it leads to the full page.
  const offered = languages.length > 1 || isEasy ? languages : [];
  return (
    <nav aria-label={context.messages.shell.languages} className={className}>
      <ul className="flex flex-wrap gap-x-1">
        {offered.map((language) => {
          const tag = languageTag(language);
          const name = languageNames[language];
          return (
            <li key={language}>
              <a
                href={localPath(language, written.includes(language) ? full : pages.home.path)}
                lang={tag}
                hrefLang={tag}
                aria-current={page && !isEasy && language === context.language ? 'true' : undefined}
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
              href={localPath(sourceLanguage, easyReadPath(pathname))}
              hrefLang={languageTag(sourceLanguage)}
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
