import { useSyncExternalStore } from 'react';

type DrawerState = {
  open: boolean;
  /** What happened when it was opened; undefined where nothing did. */
  news: string | undefined;
  /** How often it was opened: each time it begins anew. */
  openings: number;
};

const closed: DrawerState = { open: false, news: undefined, openings: 0 };
let state = closed;
const listeners = new Set<() => void>();

function become(next: DrawerState): void {
  state = next;
  for (const heard of listeners) heard();
}

/** Opens the cart drawer; `news` is announced inside it. */
export function openCartDrawer(news?: string): void {
  become({ open: true, news, openings: state.openings + 1 });
}

/** Closes the cart drawer. */
export function closeCartDrawer(): void {
  if (state.open) become({ ...state, open: false });
}

/** Whether the cart drawer is open, with what news, and how often it was opened. */
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
