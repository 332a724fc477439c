import { type Fields, valueOf } from './field.ts';

/** The entry with the prices that its rows decide: a price with `firstOf` is that of the first row of that list, if any. */
export function withDecided<Source extends object>(fields: Fields, entry: Source): Source {
  const decided = Object.entries(fields).flatMap(([name, field]) => {
    const list = field.kind === 'rupees' ? (field.firstOf ?? '') : '';
    const rows = fields[list];
    const [first] = (rows?.kind === 'rows' && valueOf(entry, list, rows)) || [];
    return first ? [[name, valueOf(first, name, field)]] : [];
  });
  return decided.length > 0 ? { ...entry, ...Object.fromEntries(decided) } : entry;
}
