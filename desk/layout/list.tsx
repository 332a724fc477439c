import type { ReactNode } from 'react';
import { fillIn } from '../../domain/values/fill-in.ts';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import type { DeskRequest } from './desk-context.ts';
import { todayInIndia } from './time-text.ts';

/** A list that its address narrows: the path, and the value of each parameter ('' for none), in order. */
export type NarrowedList = { path: string; asked: Readonly<Record<string, string>> };

/** The address of a list with what was asked of it, changed in some parameters; '' takes one out. */
export function listAddress(
  { path, asked }: NarrowedList,
  changes: Readonly<Record<string, string>> = {},
): string {
  const parts = Object.entries({ ...asked, ...changes }).filter(([, value]) => value !== '');
  return parts.length > 0 ? `${path}?${new URLSearchParams(parts).toString()}` : path;
}

type SearchFormProps = {
  list: NarrowedList;
  /** The hint names the parts of an entry that are searched. */
  messages: { search: string; searchHint: string; find: string };
};

/** Searches a list: the words come back in the address, as `q`, beside its other parameters. */
export function SearchForm({ list: { path, asked }, messages }: SearchFormProps) {
  const { q, ...others } = asked;
  return (
    <form method="get" action={path} role="search" className="min-w-0">
      {Object.entries(others).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor="q" className="font-semibold">
        {messages.search}
      </label>{' '}
      <span id="q-hint" className="text-sm text-muted">
        {messages.searchHint}
      </span>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          type="search"
          id="q"
          aria-describedby="q-hint"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 min-w-0 grow basis-40 rounded-patch border-2 border-edge bg-surface px-3.5 py-2 text-ink"
        />
        <DeskButton variant="quiet">{messages.find}</DeskButton>
      </div>
    </form>
  );
}

type FilterLinksProps = {
  list: NarrowedList;
  /** The parameter of the address that the links set, and what it is called, such as "State". */
  by: string;
  label: string;
  isLabelSeen?: boolean;
  choices: readonly (readonly [value: string, label: string])[];
};

/** Links that each narrow a list in one way; the current one is marked. */
export function FilterLinks({ list, by, label, isLabelSeen = true, choices }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-1 text-sm sm:text-base">
      {isLabelSeen && (
        <span aria-hidden="true" className="mr-1 text-muted">
          {label}
        </span>
      )}
      {choices.map(([value, text]) => (
        <a
          key={value}
          href={listAddress(list, { [by]: value })}
          aria-current={list.asked[by] === value ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-patch px-2 aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary aria-[current]:no-underline"
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

const ROWS_ON_A_PAGE = 50;

/** Which rows of a list a request asks for: its page, from 1, and how many rows come before it. */
export function pageAsked(c: DeskRequest): { page: number; offset: number; limit: number } {
  const page = Math.max(1, Math.min(10_000, Number.parseInt(c.req.query('page') ?? '1', 10) || 1));
  return { page, offset: (page - 1) * ROWS_ON_A_PAGE, limit: ROWS_ON_A_PAGE };
}

/** The page on which a row of a list stands; rows count from 0, pages from 1. */
export function pageOfRow(row: number): number {
  return Math.floor(row / ROWS_ON_A_PAGE) + 1;
}

/** The links to the pages before and after; nothing where all rows are on one page. */
export function Paging({ c, total }: { c: DeskRequest; total: number }) {
  const messages = c.get('desk').messages.shell.paging;
  const { page } = pageAsked(c);
  const pages = Math.max(1, Math.ceil(total / ROWS_ON_A_PAGE));
  if (pages === 1) return null;
  return (
    <nav aria-label={messages.label} className="mt-6 flex flex-wrap items-center gap-x-6">
      {page > 1 && (
        <TouchLink href={pageAddress(c, page - 1)} rel="prev">
          {messages.previous}
        </TouchLink>
      )}
      <span className="text-muted">{fillIn(messages.position, { page, pages })}</span>
      {page < pages && (
        <TouchLink href={pageAddress(c, page + 1)} rel="next">
          {messages.next}
        </TouchLink>
      )}
    </nav>
  );
}

function pageAddress(c: DeskRequest, page: number): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete('done');
  searchParams.set('page', String(page));
  return `${pathname}?${searchParams.toString()}`;
}

type Row = {
  key: string;
  to: string;
  name: string;
  /** The details that matter, beside or below its name. */
  detail?: ReactNode;
  /** A word for its state: see StateLabel. */
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

type StateLabelProps = {
  children: string;
  /** How much it asks for: something to do now, something under way, or nothing any more. */
  tone: 'waits' | 'open' | 'done';
};

const looks = {
  waits: 'rounded-patch bg-accent px-2.5 text-on-accent',
  open: 'text-primary',
  done: 'text-muted',
};

/** The state of an entry as a word; its colour only repeats what the word says. */
export function StateLabel({ children, tone }: StateLabelProps) {
  return <span className={`shrink-0 py-0.5 text-sm font-semibold ${looks[tone]}`}>{children}</span>;
}

/** Answers with a CSV file that a browser stores, such as `applications-2026-04-01.csv`; no cache keeps it. */
export function csvDownload(c: DeskRequest, name: string, text: string): Response {
  return c.body(text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${todayInIndia(c)}.csv"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
}
