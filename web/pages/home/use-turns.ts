import { useEffect, useState } from 'react';

const TURN_MS = 4000;
const FETCH_AHEAD_MS = 2000;
const FIRST: ReadonlySet<number> = new Set([0]);

/** Pictures that take turns, each known by its index. */
type Turns = {
  shown: number;
  /** Those that were shown or soon will be; no other needs to be fetched. */
  rendered: ReadonlySet<number>;
  /** To be called when one has loaded, or has failed to. */
  onLoaded: (index: number) => void;
  /** Shows the one so many places further, loaded or not. */
  step: (by: number) => void;
};

/** While `turning`, shows the next of `count` pictures every 4 s: rendered 2 s before its turn, shown once it has loaded. */
export function useTurns(count: number, turning: boolean): Turns {
  const [shown, setShown] = useState(0);
  const [rendered, setRendered] = useState(FIRST);
  const [loaded, setLoaded] = useState(FIRST);
  const [isDue, setIsDue] = useState(false);
  const next = (shown + 1) % count;

  useEffect(() => {
    if (!turning) return undefined;
    const fetchTimer = setTimeout(
      () => setRendered((before) => new Set([...before, next])),
      TURN_MS - FETCH_AHEAD_MS,
    );
    const turnTimer = setTimeout(() => setIsDue(true), TURN_MS);
    return () => {
      clearTimeout(fetchTimer);
      clearTimeout(turnTimer);
      setIsDue(false);
    };
  }, [turning, next]);

  function show(index: number): void {
    setShown(index);
    setRendered((before) => new Set([...before, index]));
    setIsDue(false);
  }
  if (isDue && turning && loaded.has(next)) show(next);

  return {
    shown,
    rendered,
    onLoaded: (index) => setLoaded((before) => new Set([...before, index])),
    step: (by) => show((shown + by + count) % count),
  };
}
