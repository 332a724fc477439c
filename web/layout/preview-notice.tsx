import { languageTable } from '../../domain/languages.ts';
import type { PageContext } from '../page-context.ts';

/** Says above a page that it shows what visitors do not see yet, and leads back to where that is written. */
export function PreviewNotice({
  language: own,
  text,
  link,
  to,
  languages,
  inLanguages,
}: NonNullable<PageContext['notice']>) {
  const look = 'inline-flex min-h-11 items-center px-2 text-on-accent';
  return (
    <aside
      lang={languageTable[own].tag}
      aria-label={text}
      className="bg-accent px-2 py-0.5 text-center text-balance text-on-accent"
    >
      {text}{' '}
      <a href={to} className={look}>
        {link}
      </a>
      <nav aria-label={languages} className="inline-block">
        {inLanguages.map(({ language, to: address }) =>
          address === undefined ? (
            <span key={language} aria-current="page" lang={language} className={`${look} font-semibold`}>
              {languageTable[language].name}
            </span>
          ) : (
            <a key={language} href={address} lang={language} className={look}>
              {languageTable[language].name}
            </a>
          ),
        )}
      </nav>
    </aside>
  );
}
