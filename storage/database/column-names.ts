/** The column of a field: `roomNumber` is kept in `room_number`. */
export type ColumnName<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${ColumnName<Rest>}`
    : `_${Lowercase<First>}${ColumnName<Rest>}`
  : Field;

/**
 * The column in which a field is kept.
 * @example columnName('roomNumber') // 'room_number'
 */
export function columnName<Field extends string>(field: Field): ColumnName<Field> {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnName<Field>;
}

/** The columns of those fields of a record, with their values. */
export function toColumns<Fields extends string, Source extends Readonly<Record<Fields, unknown>>>(
  fields: readonly Fields[],
  record: Source,
): Columns<Fields, Source> {
  const columns = fields.map((field) => [columnName(field), record[field]]);
  return Object.fromEntries(columns) as Columns<Fields, Source>;
}

type Columns<Fields extends string, Source extends Readonly<Record<Fields, unknown>>> = {
  [Field in Fields as ColumnName<Field>]: Source[Field];
};

/** Those fields of a row, by the names that the domain has for them. */
export function fromColumns<Fields extends string>(
  fields: readonly Fields[],
  row: Readonly<{ [Field in Fields as ColumnName<Field>]: unknown }>,
): Record<Fields, unknown> {
  const columns: Readonly<Record<string, unknown>> = row;
  return Object.fromEntries(fields.map((field) => [field, columns[columnName(field)]])) as Record<
    Fields,
    unknown
  >;
}
