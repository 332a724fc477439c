import { type Field, type Fields, valueOf } from './field.ts';

/** A price that the rows of a list decide: it is that of the first row, under the same name, where there is one. */
export type Decided = { name: string; field: Field<'rupees'>; list: string; rows: Field<'rows'> };

/** The prices with `firstOf` among those fields. */
export function decidedIn(fields: Fields): Decided[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const list = field.kind === 'rupees' ? (field.firstOf ?? '') : '';
    const rows = fields[list];
    return field.kind === 'rupees' && rows?.kind === 'rows' ? [{ name, field, list, rows }] : [];
  });
}

/** The entry with the prices that its rows decide. */
export function withDecided<Source extends object>(decided: readonly Decided[], entry: Source): Source {
  const values = decided.flatMap(({ name, field, list, rows }) => {
    const [first] = valueOf(entry, list, rows) ?? [];
    return first ? [[name, valueOf(first, name, field)]] : [];
  });
  return values.length > 0 ? { ...entry, ...Object.fromEntries(values) } : entry;
}
