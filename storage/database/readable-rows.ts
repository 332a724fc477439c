import * as v from 'valibot';

/** Gets a sentence for the log about each stored row that can't be read. */
export type ReportRow = (sentence: string) => void;

/** Each row read by `read`, in order; a row for which it throws a ValiError is reported by its name and left out. */
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

// Names of fields only: values may be personal data, which must not be logged.
function wrongFields(issues: readonly v.BaseIssue<unknown>[]): string {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? 'all'))].join(', ');
}
