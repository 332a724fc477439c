import { type Language, languages, languageTable } from '../../domain/languages.ts';
import { addresses } from '../addresses.ts';

type LanguageChoiceProps = {
  /** The common label of the languages. */
  label: string;
  current: Language;
  /** The address of the page, to come back to. */
  to: string;
  className?: string;
};

/** The desk's languages, each a button in its own words; the one that is chosen is no button. */
export function LanguageChoice({ label, current, to, className }: LanguageChoiceProps) {
  return (
    <form method="post" action={addresses.language} aria-label={label} className={className}>
      <input type="hidden" name="to" value={to} />
      <ul className="-mx-2 flex flex-wrap">
        {languages.map((language) => {
          const { tag, name } = languageTable[language];
          const look = 'grid min-h-11 min-w-11 place-content-center px-2';
          return (
            <li key={language} lang={tag}>
              {language === current ? (
                <span aria-current="true" className={`${look} font-bold`}>
                  {name}
                </span>
              ) : (
                <button
                  name="language"
                  value={language}
                  className={`${look} cursor-pointer text-primary underline underline-offset-4`}
                >
                  {name}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </form>
  );
}
