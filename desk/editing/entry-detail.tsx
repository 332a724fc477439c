import type { ReactNode } from 'react';

type EntryDetailProps = {
  /** What matters of it, such as its price; '' is left out. */
  texts: readonly string[];
  state: ReactNode;
};

/** What a list says of an entry below its name. */
export function EntryDetail({ texts, state }: EntryDetailProps) {
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 tabular-figures">
      {texts.some(Boolean) && <span>{texts.filter(Boolean).join(' · ')}</span>}
      {state}
    </span>
  );
}
