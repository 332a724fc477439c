/**
 * Has the links to other languages lead to what the page shows now: a script may have changed the query since. The link to
 * easy read, which has no `lang`, stays: no page there reads a query.
 */
export function keepQuery(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang][lang]');
    if (link) link.search = location.search;
  });
}
