const kilobytes = new Intl.NumberFormat('en-IN', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});
const megabytes = new Intl.NumberFormat('en-IN', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/**
 * A number of bytes as people read it, in every language.
 * @example fileSize(1_250_000) // '1.3 MB'
 * @example fileSize(64_200) // '64 kB'
 */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? kilobytes.format(Math.max(1, bytes / 1000))
    : megabytes.format(bytes / 1_000_000);
}
