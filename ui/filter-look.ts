/** The classes of one choice of a filter, a button or a tab, which is solid where it is on. */
export const filterLook =
  'grid min-h-11 min-w-11 content-center rounded-full px-4 text-center font-semibold text-ink no-underline hover:bg-cloth aria-pressed:bg-primary aria-pressed:text-on-primary aria-selected:bg-primary aria-selected:text-on-primary';
