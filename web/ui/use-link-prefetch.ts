import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * When a link may fetch its page ahead: as soon as a visitor is about to follow it, unless the visitor's browser asks
 * to save data.
 */
export function useLinkPrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(never, prefetchNow, () => 'none');
}

function prefetchNow(): 'intent' | 'none' {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return saves ? 'none' : 'intent';
}
