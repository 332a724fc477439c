const KEY = 'motion';

/**
 * How the page's moving parts stand: `waiting` until the page has come alive, `moving`, `paused` by the visitor, or
 * `still` where the visitor's system asks for no motion.
 */
export type Motion = 'waiting' | 'moving' | 'paused' | 'still';

/** Whether things move by themselves: one choice for all of them, remembered in this browser. */
export type MotionStore = {
  current(): Motion;
  /** Pauses what moves, or sets it going again. */
  toggle(): void;
  /** Calls `heard` after each change, also one of the system's setting; gives the way to stop it. */
  subscribe(heard: () => void): () => void;
};

/** What the store needs of a browser; `storage` may throw, as it does where storage is forbidden. */
type MotionSurroundings = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The browser's answer to `prefers-reduced-motion: reduce`. */
  stillness: () => Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  log: (problem: string, cause: unknown) => void;
};

/** A motion store over a browser; where the choice can't be stored, it lasts as long as the page. */
export function createMotionStore({ storage, stillness, log }: MotionSurroundings): MotionStore {
  const listeners = new Set<() => void>();
  let paused: boolean | undefined;

  function isPaused(): boolean {
    paused ??= remembered();
    return paused;
  }

  function remembered(): boolean {
    try {
      return storage().getItem(KEY) === 'paused';
    } catch (cause) {
      log('Whether the page was paused can’t be read; it moves.', cause);
      return false;
    }
  }

  function remember(choice: Motion): void {
    try {
      storage().setItem(KEY, choice);
    } catch (cause) {
      log('The pause can’t be stored; it lasts as long as this page.', cause);
    }
  }

  function current(): Motion {
    if (stillness().matches) return 'still';
    return isPaused() ? 'paused' : 'moving';
  }

  return {
    current,
    toggle() {
      paused = !isPaused();
      remember(paused ? 'paused' : 'moving');
      for (const heard of listeners) heard();
    },
    subscribe(heard) {
      const query = stillness();
      listeners.add(heard);
      query.addEventListener('change', heard);
      return () => {
        listeners.delete(heard);
        query.removeEventListener('change', heard);
      };
    },
  };
}
