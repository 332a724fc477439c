import { createStore, useStore } from './store.ts';

// Browsers tell of Back and Forward by an event, and not of what a script writes.
const changes = createStore(0);

const queryStore = {
  get: () => location.search,
  subscribe(listener: () => void): () => void {
    const unsubscribe = changes.subscribe(listener);
    addEventListener('popstate', listener);
    return () => {
      unsubscribe();
      removeEventListener('popstate', listener);
    };
  },
};

/** The query of the page's address, such as '?type=hostel', live; `onServer` in the server's HTML and during hydration. */
export function useQuery(onServer: string): string {
  return useStore(queryStore, onServer);
}

/** Adds an entry to the history: another address of the same page, with an optional `history.state`. */
export function pushAddress(address: string, state?: unknown): void {
  history.pushState(state, '', address);
  changes.set(changes.get() + 1);
}

/** Changes the address of the current entry of the history, which keeps its `history.state`. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  changes.set(changes.get() + 1);
}
