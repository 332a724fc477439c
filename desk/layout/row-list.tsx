import type { ReactNode } from 'react';

type Row = {
  key: string;
  to: string;
  name: string;
  /** The details that matter, beside or below its name. */
  detail?: ReactNode;
  /** A word for its state: see state-label.tsx. */
  state?: ReactNode;
  picture?: ReactNode;
};

type RowListProps = {
  rows: readonly Row[];
  /** The sentence in place of an empty list. */
  empty: string;
};

/** A list of things as ruled lines, each a link as high as a finger needs. */
export function RowList({ rows, empty }: RowListProps) {
  if (rows.length === 0) return <p className="border-y-2 border-line py-6 text-muted">{empty}</p>;
  return (
    <ul className="border-t-2 border-line">
      {rows.map(({ key, to, name, detail, state, picture }) => (
        <li key={key} className="border-b-2 border-line">
          <a
            href={to}
            className="group flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-ink no-underline"
          >
            {picture}
            <span className="min-w-0 grow basis-48">
              <span className="block font-semibold wrap-anywhere group-hover:underline">{name}</span>
              {detail !== undefined && <span className="block text-sm text-muted">{detail}</span>}
            </span>
            {state}
          </a>
        </li>
      ))}
    </ul>
  );
}
