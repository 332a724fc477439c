import { useSyncExternalStore } from 'react';

/** Whether the page's script runs: false in the server's HTML and while it comes alive, true from then on. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
