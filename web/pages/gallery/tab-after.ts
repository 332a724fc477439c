import { neighbours } from './neighbours.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** The tab that a key pressed on the selected one leads to; undefined for a key that means nothing among tabs. */
export function tabAfter<Tab>(pressed: Key, tabs: readonly Tab[], selected: Tab): Tab | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.shiftKey) return undefined;
  const { previous, next } = neighbours(tabs, selected);
  switch (pressed.key) {
    case 'ArrowRight':
      return next;
    case 'ArrowLeft':
      return previous;
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    // The selected tab is the one in focus; a link alone would let Space scroll the page.
    case ' ':
      return selected;
    default:
      return undefined;
  }
}
