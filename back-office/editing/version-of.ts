import { createHash } from 'node:crypto';

/** What tells two versions of a thing apart: the first 16 hex digits of the SHA-256 of its JSON with sorted keys. */
export function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex').slice(0, 16);
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
