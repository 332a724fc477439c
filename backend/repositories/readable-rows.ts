import * as v from 'valibot';

/** Told, in a sentence for the log, of a stored row that can't be read. */
export type ReportRow = (sentence: string) => void;

/** What `read` makes of each row, in their order; a row at which it throws a ValiError is reported by its name and left out. */
export function readableRows<Row, Item>(
  rows: readonly Row[],
  read: (row: Row) => Item,
  { nameOf, report }: { nameOf: (row: Row) => string; report: ReportRow },
): Item[] {
  const items: Item[] = [];
  for (const row of rows) {
    try {
      items.push(read(row));
    } catch (error) {
      if (!v.isValiError(error)) throw error;
      report(`Left out: ${nameOf(row)} can't be read (fields: ${wrongFields(error.issues)}).`);
    }
  }
  return items;
}

// Names of fields only: what stands in a row may be personal, and the log is no place for that.
function wrongFields(issues: readonly v.BaseIssue<unknown>[]): string {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? 'all'))].join(', ');
}
