/** The entries before and after one in a list without end: past the last comes the first. Throws where it isn't in it. */
export function neighbours<Entry>(list: readonly Entry[], entry: Entry): { previous: Entry; next: Entry } {
  const at = list.indexOf(entry);
  const previous = list.at(at - 1);
  const next = list[(at + 1) % list.length];
  if (at < 0 || previous === undefined || next === undefined)
    throw new RangeError('The entry is not in the list.');
  return { previous, next };
}
