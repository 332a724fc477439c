import type { ReactNode } from 'react';

type RowWithButtonProps = {
  name: string;
  detail?: string;
  /** The form with the button. */
  children: ReactNode;
};

/** A line of a ruled list about one thing, with a button at its end, or below it where there is no room. */
export function RowWithButton({ name, detail, children }: RowWithButtonProps) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-line py-2">
      <span className="min-w-40 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {detail !== undefined && <span className="block text-sm text-muted">{detail}</span>}
      </span>
      {children}
    </li>
  );
}
