import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { DeskRequest } from '../desk-context.ts';
import { TouchLink } from './touch-link.tsx';

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
