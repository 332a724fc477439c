import { unguarded } from './formula-guard.ts';

/** A row of a spreadsheet: its number as the spreadsheet shows it (the headings are row 1), and its cells. */
export type SheetRow = { row: number; cells: string[] };

/** The contents of a spreadsheet; blank rows are left out, but counted. */
export type Sheet = { headings: string[]; rows: SheetRow[] };

/** One of the sheets of an Excel file. */
export type NamedSheet = Sheet & { name: string };

/** The sheet of all rows as they stand, the first one the headings. */
export function sheetOf([headings = [], ...rows]: readonly (readonly string[])[]): Sheet {
  return {
    headings: headings.map((cell) => cell.trim()),
    rows: rows
      .map((cells, index) => ({ row: index + 2, cells: cells.map(unguarded) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}
