import { useSyncExternalStore } from 'react';

/** A value that components and islands share, and that tells its listeners when it changes. */
export type Store<Value> = {
  get(): Value;
  set(next: Value): void;
  /** Calls `listener` after each change; gives the way to stop it. */
  subscribe(listener: () => void): () => void;
};

/** A store that starts with a value, in memory. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store, live; `onServer` in the server's HTML and during hydration. */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}

/** Whether the component is hydrated: false in the server's HTML and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
