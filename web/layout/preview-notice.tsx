import type { PageContext } from '../page-context.ts';

/** Says above a page that it shows what visitors do not see yet, and leads back to where that is written. */
export function PreviewNotice({ text, link, to }: NonNullable<PageContext['notice']>) {
  return (
    <aside aria-label={text} className="bg-accent px-2 py-0.5 text-center text-balance text-on-accent">
      {text}{' '}
      <a href={to} className="inline-flex min-h-11 items-center text-on-accent">
        {link}
      </a>
    </aside>
  );
}
