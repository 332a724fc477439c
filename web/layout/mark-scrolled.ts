const SCROLLED_PX = 50;

/** Marks the document with `data-scrolled` while it is scrolled by more than 50 px: the bar then has a shadow. */
export function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLLED_PX);
  addEventListener('scroll', mark, { passive: true });
  addEventListener('pageshow', mark);
}
