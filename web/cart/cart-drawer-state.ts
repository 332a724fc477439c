import { useSyncExternalStore } from 'react';

/** What the drawer says happened when it was opened; undefined where nothing did. */
type DrawerState = { open: boolean; news: string | undefined };

let state: DrawerState = { open: false, news: undefined };
const closed = state;
const listeners = new Set<() => void>();

function become(next: DrawerState): void {
  state = next;
  for (const heard of listeners) heard();
}

/** Opens the cart drawer; `news` is announced inside it. */
export function openCartDrawer(news?: string): void {
  become({ open: true, news });
}

/** Closes the cart drawer. */
export function closeCartDrawer(): void {
  if (state.open) become(closed);
}

/** Whether the cart drawer is open, and with what news. */
export function useCartDrawer(): DrawerState {
  return useSyncExternalStore(
    (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    () => state,
    () => closed,
  );
}
