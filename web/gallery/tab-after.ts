type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** The tab that a key pressed on one of them leads to; undefined for a key that means nothing among tabs. */
export function tabAfter<Tab>(pressed: Key, tabs: readonly Tab[], from: Tab): Tab | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.shiftKey) return undefined;
  const { previous, next } = neighbours(tabs, from);
  switch (pressed.key) {
    case 'ArrowRight':
      return next;
    case 'ArrowLeft':
      return previous;
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    // Space presses a tab; on a link alone it would scroll the page.
    case ' ':
      return from;
    default:
      return undefined;
  }
}

/** The entries before and after one in a list without end: past the last comes the first. Throws where it isn't in it. */
export function neighbours<Entry>(list: readonly Entry[], entry: Entry): { previous: Entry; next: Entry } {
  const at = list.indexOf(entry);
  const previous = list.at(at - 1);
  const next = list[(at + 1) % list.length];
  if (at < 0 || previous === undefined || next === undefined)
    throw new RangeError('The entry is not in the list.');
  return { previous, next };
}
