import type { ReactNode } from 'react';

type EntryDetailProps = {
  /** The details that matter, such as the price; '' is left out. */
  texts: readonly string[];
  state: ReactNode;
};

/** The details of an entry in a list, below its name. */
export function EntryDetail({ texts, state }: EntryDetailProps) {
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 tabular-figures">
      {texts.some(Boolean) && <span>{texts.filter(Boolean).join(' · ')}</span>}
      {state}
    </span>
  );
}
