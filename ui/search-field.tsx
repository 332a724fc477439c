import type { Ref } from 'react';
import { Icon } from './icon.tsx';

type SearchFieldProps = {
  ref?: Ref<HTMLInputElement>;
  name: string;
  label: string;
  defaultValue: string;
  onInput: (typed: string) => void;
};

/** A search box with its label inside while it is empty; what is typed stays its own, so that no letter waits for a render. */
export function SearchField({ ref, name, label, defaultValue, onInput }: SearchFieldProps) {
  return (
    <label className="relative min-w-0 grow">
      <span className="sr-only">{label}</span>
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-6 text-muted" />
      <input
        ref={ref}
        type="search"
        placeholder={label}
        name={name}
        defaultValue={defaultValue}
        onInput={(event) => onInput(event.currentTarget.value)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className="min-h-12 w-full rounded-patch border-2 border-edge bg-surface pr-3 pl-11 placeholder:text-muted placeholder:opacity-100"
      />
    </label>
  );
}
