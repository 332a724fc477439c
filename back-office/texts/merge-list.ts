import { versionOf } from '../editing/version-of.ts';

/**
 * A list that staff changed, with what the files have changed since in the entries that staff left as they were, and with the
 * entries that the files have added at its end. Where either has moved, added or removed entries otherwise, nobody can tell
 * which entry is which: then the list is the one of staff. `original` is what the files said when staff changed it, `files` what
 * they say now.
 * @example mergedList({ staff: ['a', 'B'], original: ['a', 'b'], files: ['x', 'b', 'c'] }) // ['x', 'B', 'c']
 */
export function mergedList({
  staff,
  original,
  files,
}: Record<'staff' | 'original' | 'files', readonly unknown[]>): readonly unknown[] {
  const keepPlaces = staff.length === original.length && files.length >= original.length;
  if (!keepPlaces || hasMoved(original, staff) || hasMoved(original, files)) return staff;
  return files.map((entry, at) =>
    at < staff.length && !isSame(staff[at], original[at]) ? staff[at] : entry,
  );
}

function hasMoved(original: readonly unknown[], now: readonly unknown[]): boolean {
  return now.some(
    (entry, at) => !isSame(entry, original[at]) && original.some((other) => isSame(entry, other)),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return versionOf(one ?? null) === versionOf(other ?? null);
}
