const COUNT_MS = 2500;

/**
 * The figure that a counter shows so many milliseconds after it began; from 2.5 s on the true figure, never above it.
 * @example countAt(500, 1000) // 392
 */
export function countAt(figure: number, elapsedMs: number): number {
  const left = 1 - Math.min(Math.max(elapsedMs / COUNT_MS, 0), 1);
  return Math.round(figure * (1 - left ** 3));
}
