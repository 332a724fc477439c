import { stringify } from 'csv-stringify/sync';
import { guarded } from './formula-guard.ts';

/** The text of a CSV file (RFC 4180) for spreadsheets: a byte order mark says UTF-8, and no cell runs as a formula. */
export function writeCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map(guarded));
  // Left to itself, csv-stringify puts no quotation marks around a cell whose only line breaks are line feeds.
  return stringify(cells, { bom: true, record_delimiter: '\r\n', quoted: true });
}
