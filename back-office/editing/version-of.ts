import { createHash } from 'node:crypto';

/**
 * A short name for a value as it is now, the same for the same value whatever the order of its fields: 16 hexadecimal digits.
 * A form carries it, so that saving can tell whether someone else has changed the entry since.
 */
export function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('hex').slice(0, 16);
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
