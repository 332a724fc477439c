import { languages, languageTable } from '../../domain/languages.ts';
import { localPath } from '../local-path.ts';
import type { PageContext } from '../page-context.ts';
import { type PageEntry, pages } from '../pages.ts';

type LanguageSwitchProps = {
  context: PageContext;
  /** The English path of the page, with its query. */
  path: string;
  className?: string;
};

/**
 * The same page in each language. A script adds what the query has become since (web/layout/keep-query.ts); a page that is in
 * one language only, or nowhere, leads home.
 */
export function LanguageSwitch({ context, path, className = '' }: LanguageSwitchProps) {
  const [pathname = ''] = path.split('?');
  const page = Object.values<PageEntry>(pages).find((each) => each.path === pathname);
  return (
    <nav aria-label={context.messages.shell.languages} className={className}>
      <ul className="flex flex-wrap gap-x-1">
        {languages.map((language) => {
          const isThere = page?.languages.includes(language) ?? false;
          const { tag, name } = languageTable[language];
          return (
            <li key={language}>
              <a
                href={localPath(language, isThere ? path : pages.home.path)}
                lang={tag}
                hrefLang={tag}
                aria-current={isThere && language === context.language ? 'true' : undefined}
                className="relative grid min-h-11 min-w-11 place-content-center px-2 text-ink no-underline hover:underline aria-[current=true]:font-bold"
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
