/** Has the links to other languages lead to what the page shows now: a script may have changed the query since. */
export function keepQuery(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) link.search = location.search;
  });
}
