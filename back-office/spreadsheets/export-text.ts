import { stringify } from 'csv-stringify/sync';

/** CSV for spreadsheets, or JSON for scripts. */
export type ExportFormat = 'csv' | 'json';

/** A list to export: the same items as the rows of a spreadsheet and as JSON. */
type ExportedList = {
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

/** The text of a CSV file (RFC 4180) for spreadsheets: a byte order mark says UTF-8, and no cell runs as a formula. */
export function writeCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map(guarded));
  // Left to itself, csv-stringify puts no quotation marks around a cell whose only line breaks are line feeds.
  return stringify(cells, { bom: true, record_delimiter: '\r\n', quoted: true });
}

// The beginnings that spreadsheets take for a formula, in narrow and wide characters, after blanks too.
const runsAsFormula = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/**
 * A cell's text that a spreadsheet shows instead of running it.
 * @example guarded('=1+1') // "'=1+1"
 */
export function guarded(text: string): string {
  return runsAsFormula.test(text) ? `'${text}` : text;
}

/**
 * The text that was guarded; any other text is itself.
 * @example unguarded("'=1+1") // '=1+1'
 */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && runsAsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
