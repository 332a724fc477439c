import { CsvError, parse } from 'csv-parse/sync';
import { unguarded } from './formula-guard.ts';

/** A row of a spreadsheet: its number as the spreadsheet shows it (the headings are row 1), and its cells. */
export type CsvRow = { row: number; cells: string[] };

/** What a spreadsheet saved as CSV holds; blank rows are left out, but counted. */
export type CsvSheet = { headings: string[]; rows: CsvRow[] };

/** Reads the text of a CSV file, separated by commas, semicolons or tabs; a sentence where its quotation marks don't match. */
export function readCsv(text: string): CsvSheet | { problem: string } {
  try {
    return sheetOf(parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      problem: `The quotation marks (") don't come in pairs near line ${String(error['lines'])}. Save the list as CSV from a spreadsheet, which sets them by itself.`,
    };
  }
}

function sheetOf([headings = [], ...rows]: string[][]): CsvSheet {
  return {
    headings: headings.map((cell) => cell.trim()),
    rows: rows
      .map((cells, index) => ({ row: index + 2, cells: cells.map(unguarded) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

// Lists separate choices by semicolons, so only the line of the headings can tell what separates cells.
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1);
  return [',', '\t', ';'].find((delimiter) => headings.includes(delimiter)) ?? ',';
}
