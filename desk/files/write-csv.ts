import { stringify } from 'csv-stringify/sync';
import { guarded } from './formula-guard.ts';

/** The text of a CSV file that spreadsheets open as it is meant: known as UTF-8 by its mark, and no cell runs as a formula. */
export function writeCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map(guarded));
  return stringify(cells, { bom: true, record_delimiter: '\r\n' });
}
