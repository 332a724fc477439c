import { writeCsv } from './write-csv.ts';

/** CSV for spreadsheets, or JSON for scripts. */
export type ExportFormat = 'csv' | 'json';

/** A list to export: the same items as the rows of a spreadsheet and as JSON. */
export type ExportedList = {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  json: readonly unknown[];
};

/** The text of an exported file, and how many items it holds. */
export type Export = { count: number; text: string };

/** Writes a list in that format. */
export function exportText(format: ExportFormat, { headings, rows, json }: ExportedList): Export {
  const text = format === 'json' ? `${JSON.stringify(json, null, 2)}\n` : writeCsv(headings, rows);
  return { count: rows.length, text };
}
