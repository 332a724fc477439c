// SQLite binds 32,766 values in a statement; the widest row here has sixteen.
const ROWS_IN_A_STATEMENT = 1000;

/** Rows in as many lists as statements are needed to write them. */
export function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_IN_A_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_IN_A_STATEMENT, (index + 1) * ROWS_IN_A_STATEMENT),
  );
}
