import { useSyncExternalStore } from 'react';

/** Whether the component is hydrated: false in the server's HTML and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
