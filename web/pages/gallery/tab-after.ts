import { neighbours } from './neighbours.ts';

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
