import { DeskButton } from './desk-button.tsx';

type SearchFormProps = {
  action: string;
  label: string;
  /** The hint below the label: the parts of an entry that are searched. */
  hint: string;
  button: string;
  /** The words of the current search. */
  words: string;
  /** The other parameters of the address, which the search keeps; '' is left out. */
  hidden: Readonly<Record<string, string>>;
};

/** Searches a list: the words come back in the address, as `q`. */
export function SearchForm({ action, label, hint, button, words, hidden }: SearchFormProps) {
  return (
    <form method="get" action={action} role="search" className="min-w-0">
      {Object.entries(hidden).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor="q" className="font-semibold">
        {label}
      </label>{' '}
      <span id="q-hint" className="text-sm text-muted">
        {hint}
      </span>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          type="search"
          id="q"
          aria-describedby="q-hint"
          name="q"
          defaultValue={words}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 min-w-0 grow basis-40 rounded-patch border-2 border-edge bg-surface px-3.5 py-2 text-ink"
        />
        <DeskButton variant="secondary">{button}</DeskButton>
      </div>
    </form>
  );
}
