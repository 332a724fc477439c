import { useSyncExternalStore } from 'react';
import { createMotionStore, type Motion } from './motion-store.ts';

const store = createMotionStore({
  storage: () => localStorage,
  stillness: () => matchMedia('(prefers-reduced-motion: reduce)'),
  log: (problem, cause) => console.warn(problem, cause),
});

/** Pauses all that moves by itself, or sets it going again. */
export const toggleMotion = store.toggle;

/** Whether things move by themselves just now; `waiting` in the server's HTML. */
export function useMotion(): Motion {
  return useSyncExternalStore(store.subscribe, store.current, () => 'waiting');
}
