/**
 * The middle of some figures, which one bad run can't move; throws a RangeError where there are none.
 * @example median([3, 100, 1]) // 3
 */
export function median(figures: readonly number[]): number {
  return percentile(figures, 50);
}

/**
 * The figure that so many per cent of them don't exceed, a real one of them; throws a RangeError where there are none.
 * @example percentile([1, 2, 3, 4], 75) // 3
 */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (found === undefined) throw new RangeError('There is no middle of nothing.');
  return found;
}

/**
 * A figure with that many decimals.
 * @example rounded(0.8374, 2) // 0.84
 */
export function rounded(figure: number, decimals = 0): number {
  return Number(figure.toFixed(decimals));
}

/**
 * Bytes as kilobytes of 1,000.
 * @example kilobytes(18_240) // 18.2
 */
export function kilobytes(bytes: number): number {
  return rounded(bytes / 1000, 1);
}

/**
 * Bytes as megabytes of 1,000,000.
 * @example megabytes(152_300_000) // 152
 */
export function megabytes(bytes: number): number {
  return rounded(bytes / 1_000_000);
}
