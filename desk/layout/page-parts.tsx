import type { ComponentProps, ReactNode } from 'react';
import type { ConsentToRenew } from '../../back-office/consents/consents-to-renew.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn, pluralText } from '../../domain/fill-in.ts';
import { dayInIndia } from '../../domain/indian-time.ts';
import type { Language } from '../../domain/languages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { addresses } from '../addresses.ts';
import type { DeskRequest } from '../desk-context.ts';
import { DeskButton } from '../forms/form-parts.tsx';
import { dayText } from './time-text.ts';

/** A field that two people have given different values. */
export type Difference = { label: string; theirs: ReactNode; yours: ReactNode };

type ConflictViewProps = {
  messages: DeskMessages['editing']['conflict'];
  differences: readonly Difference[];
  /** Whose version is saved, as a heading such as "Saved by Meera". */
  theirsHeading: string;
  /** Where the form is posted again, and all that was typed, with the version that is saved now. */
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** The button that was pressed: its name and value. */
  pressed: readonly [name: string, value: string];
  /** The value of the button that shows the form again with what was typed. */
  goOn?: readonly [name: string, value: string];
  /** The page of what is saved. */
  savedAt: string;
};

/** Two versions of an entry field by field, and the choice between them; nothing is overwritten before. */
export function ConflictView(props: ConflictViewProps) {
  const { messages, differences, theirsHeading, action, fields, pressed, goOn, savedAt } = props;
  return (
    <>
      <p className="mb-5 max-w-prose">{differences.length > 0 ? messages.text : messages.same}</p>
      <dl className="border-t-2 border-line">
        {differences.map(({ label, theirs, yours }) => (
          <div key={label} className="grid gap-x-6 gap-y-2 border-b-2 border-line py-3 sm:grid-cols-2">
            <dt className="font-semibold sm:col-span-2">{label}</dt>
            <Version heading={theirsHeading}>{theirs || messages.empty}</Version>
            <Version heading={messages.yours}>{yours || messages.empty}</Version>
          </div>
        ))}
      </dl>
      <form method="post" action={action} encType="multipart/form-data" className="mt-6 flex flex-wrap gap-3">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DeskButton name={pressed[0]} value={pressed[1]}>
          {messages.keepYours}
        </DeskButton>
        <ButtonLink to={savedAt} variant="secondary">
          {messages.keepTheirs}
        </ButtonLink>
        {goOn && (
          <DeskButton variant="quiet" name={goOn[0]} value={goOn[1]}>
            {messages.goOn}
          </DeskButton>
        )}
      </form>
    </>
  );
}

function Version({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <dd className="min-w-0">
      <span className="block text-sm text-muted">{heading}</span>
      <span className="block wrap-anywhere whitespace-pre-line">{children}</span>
    </dd>
  );
}

type NoticeProps = {
  c: DeskRequest;
  /** The sentences for finished actions, by the word that the address names one with: `?done=saved`. */
  messages: Readonly<Record<string, string>>;
};

/** Says what the form has done that led here; nothing where the address names nothing that was done. */
export function Notice({ c, messages }: NoticeProps) {
  const done = c.req.query('done') ?? '';
  if (!Object.hasOwn(messages, done)) return null;
  return <DoneNotice>{messages[done]}</DoneNotice>;
}

/** Says what a form has done. */
export function DoneNotice({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="mb-6 max-w-prose rounded-patch border-2 border-success bg-surface px-4 py-3 font-semibold text-success"
    >
      {children}
    </p>
  );
}

/** Says who can read the list of students, where visitors can; stands on forms that add somebody to it. */
export function OpenListNote({ c }: { c: DeskRequest }) {
  const { enrolledAccess, messages } = c.get('desk');
  if (enrolledAccess !== 'open' && enrolledAccess !== 'consented') return null;
  return (
    <p className="max-w-prose rounded-patch border-2 border-line bg-surface px-4 py-3">
      {enrolledAccess === 'open' ? messages.students.openList : messages.students.consentedList}
    </p>
  );
}

/** How many rows a page of a list has. */
const ROWS_ON_A_PAGE = 50;

/** Which rows of a list a request asks for: its page, from 1, and how many rows come before it. */
export function pageAsked(c: DeskRequest): { page: number; offset: number; limit: number } {
  const page = Math.max(1, Math.min(10_000, Number.parseInt(c.req.query('page') ?? '1', 10) || 1));
  return { page, offset: (page - 1) * ROWS_ON_A_PAGE, limit: ROWS_ON_A_PAGE };
}

type PagingProps = { c: DeskRequest; messages: DeskMessages['shell']['paging']; total: number };

/** The links to the pages before and after; nothing where all rows are on one page. */
export function Paging({ c, messages, total }: PagingProps) {
  const { page } = pageAsked(c);
  const pages = Math.max(1, Math.ceil(total / ROWS_ON_A_PAGE));
  if (pages === 1) return null;
  return (
    <nav aria-label={messages.label} className="mt-6 flex flex-wrap items-center gap-x-6">
      {page > 1 && (
        <TouchLink href={addressOf(c, page - 1)} rel="prev">
          {messages.previous}
        </TouchLink>
      )}
      <span className="text-muted">{fillIn(messages.position, { page, pages })}</span>
      {page < pages && (
        <TouchLink href={addressOf(c, page + 1)} rel="next">
          {messages.next}
        </TouchLink>
      )}
    </nav>
  );
}

function addressOf(c: DeskRequest, page: number): string {
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
  waits: 'border-accent bg-accent text-on-accent',
  open: 'border-primary text-primary',
  done: 'border-line text-muted',
};

/** The state of an entry as a word; its colour only repeats what the word says. */
export function StateLabel({ children, tone }: StateLabelProps) {
  return (
    <span className={`shrink-0 rounded-full border-2 px-3 py-0.5 text-sm font-semibold ${looks[tone]}`}>
      {children}
    </span>
  );
}

/** A link as high as a finger needs. */
export function TouchLink({ children, ...link }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...link} className="inline-flex min-h-11 items-center">
      {children}
    </a>
  );
}

type ConsentNoteProps = {
  messages: DeskMessages['home']['consents'];
  language: Language;
  /** Of one kind: of students, or of pictures. */
  consents: readonly ConsentToRenew[];
};

const lists = { student: addresses.students, picture: addresses.gallery };

/** Says how many consents have ended or end soon, and opens to a list of them. */
export function ConsentNote({ messages, language, consents }: ConsentNoteProps) {
  const [first] = consents;
  if (!first) return null;
  return (
    <details className="mb-5 max-w-prose rounded-patch border-2 border-line bg-surface px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {pluralText(messages[first.kind], consents.length)}
      </summary>
      <ul className="pb-2">
        {consents.map(({ kind, id, name, until, hasEnded }) => (
          <li key={id}>
            <a
              href={`${lists[kind]}/${encodeURIComponent(id)}`}
              className="inline-flex min-h-11 items-center wrap-anywhere"
            >
              {fillIn(hasEnded ? messages.ended : messages.ends, { name, day: dayText(until, language) })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Answers with a CSV file that a browser stores, such as `applications-2026-04-01.csv`; no cache keeps it. */
export function csvDownload(c: DeskRequest, name: string, text: string): Response {
  const day = dayInIndia(c.get('desk').now().toISOString());
  return c.body(text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${day}.csv"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
}
