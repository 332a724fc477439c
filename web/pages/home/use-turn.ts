import { useEffect, useState } from 'react';

const TURN_MS = 4000;

/** Which of so many things has its turn, and the way to step by some; while `turning`, the next one every 4 s. */
export function useTurn(count: number, turning: boolean): [turn: number, step: (by: number) => void] {
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => setTurn((now) => (now + 1) % count), TURN_MS);
    return () => clearInterval(timer);
  }, [turning, count]);

  return [turn, (by) => setTurn((now) => (now + by + count) % count)];
}
