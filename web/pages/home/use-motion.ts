import { createStore, useStore } from '../../../ui/store.ts';

const KEY = 'motion';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether things move by themselves: `reduced` where the visitor's system asks for no motion, `paused` by the visitor,
 * `waiting` before hydration and while the page is not visible (prerendered, or in a hidden tab), else `moving`.
 */
export type Motion = 'waiting' | 'moving' | 'paused' | 'reduced';

// The server knows no visitor's choice.
const pauseStore = createStore(typeof document !== 'undefined' && storedPause());

const motionStore = {
  get(): Motion {
    if (matchMedia(REDUCED_MOTION).matches) return 'reduced';
    if (pauseStore.get()) return 'paused';
    return document.visibilityState === 'hidden' ? 'waiting' : 'moving';
  },
  subscribe(listener: () => void): () => void {
    const query = matchMedia(REDUCED_MOTION);
    const unsubscribe = pauseStore.subscribe(listener);
    query.addEventListener('change', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      unsubscribe();
      query.removeEventListener('change', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};

/** Whether things move by themselves now, the same for all islands of the page. */
export function useMotion(): Motion {
  return useStore(motionStore, 'waiting');
}

/** Pauses all that moves by itself, or starts it again, and remembers the choice in this browser. */
export function toggleMotion(): void {
  const isPaused = !pauseStore.get();
  pauseStore.set(isPaused);
  try {
    localStorage.setItem(KEY, isPaused ? 'paused' : 'moving');
  } catch (cause) {
    console.warn('The pause can’t be stored; it lasts as long as this page.', cause);
  }
}

function storedPause(): boolean {
  try {
    return localStorage.getItem(KEY) === 'paused';
  } catch (cause) {
    console.warn('Whether the page was paused can’t be read; it moves.', cause);
    return false;
  }
}
