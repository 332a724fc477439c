import type { PageContext } from '../page-context.ts';

/** Says above a page that it shows what visitors do not see yet, and leads back to where that is written. */
export function PreviewNotice({ text, link, to }: NonNullable<PageContext['notice']>) {
  return (
    <aside aria-label={text} className="deep px-4 py-2 text-center font-semibold text-balance">
      {text}{' '}
      <a href={to} className="inline-flex min-h-11 items-center text-ink">
        {link}
      </a>
    </aside>
  );
}
