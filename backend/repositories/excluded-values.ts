import { type RawBuilder, sql } from 'kysely';

/** For `on conflict … do update`: each of those columns gets the value of the row that was to be inserted. */
export function excludedValues<Column extends string>(
  columns: readonly Column[],
): Record<Column, RawBuilder<never>> {
  const values = columns.map((column) => [column, sql.ref<never>(`excluded.${column}`)]);
  return Object.fromEntries(values) as Record<Column, RawBuilder<never>>;
}
