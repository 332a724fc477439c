import { useEffect, useState } from 'react';

const TURN_MS = 4000;
const AHEAD_MS = 2000;

/** Pictures that take turns, each known by its place. */
type Turns = {
  /** The one that is shown. */
  turn: number;
  /** Those that were shown or soon will be; no other needs to be fetched. */
  wanted: ReadonlySet<number>;
  /** To be told that one has come, or never will. */
  arrived: (place: number) => void;
  /** Shows the one so many places further, at once. */
  step: (by: number) => void;
};

/** While `turning`, the next of so many pictures every 4 s, wanted 2 s before its turn and never shown before it is there. */
export function useTurn(count: number, turning: boolean): Turns {
  const [turn, setTurn] = useState(0);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  const [there, setThere] = useState<ReadonlySet<number>>(new Set([0]));
  const [isTime, setIsTime] = useState(false);
  const next = (turn + 1) % count;

  useEffect(() => {
    if (!turning) return undefined;
    const soon = setTimeout(() => setWanted((before) => new Set([...before, next])), TURN_MS - AHEAD_MS);
    const now = setTimeout(() => setIsTime(true), TURN_MS);
    return () => {
      clearTimeout(soon);
      clearTimeout(now);
      setIsTime(false);
    };
  }, [turning, next]);

  function show(place: number): void {
    setTurn(place);
    setWanted((before) => new Set([...before, place]));
    setIsTime(false);
  }
  if (isTime && turning && there.has(next)) show(next);

  return {
    turn,
    wanted,
    arrived: (place) => setThere((before) => new Set([...before, place])),
    step: (by) => show((turn + by + count) % count),
  };
}
