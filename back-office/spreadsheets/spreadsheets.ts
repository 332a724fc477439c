import { CsvError, parse } from 'csv-parse/sync';
import { readFile, stat } from 'node:fs/promises';
import readSheets from 'read-excel-file/universal';
import { systemReason } from '../../storage/files/system-reason.ts';
import { StaffError } from '../staff-error.ts';
import { unguarded } from './export-text.ts';
import {
  type LeftOut,
  type MergedCells,
  type ShownOtherwise,
  type noResult,
  xlsxContents,
} from './xlsx-contents.ts';

/** A file that a spreadsheet or a person saved: its text (CSV or JSON), or the sheets of an Excel file. */
export type ListFile = { text: string } | { sheets: NamedSheet[] };

/** The value of a cell: always a text in CSV; null where it is blank. An error is a text, such as `#N/A`. */
export type CellValue = string | number | boolean | Date | typeof noResult | ShownOtherwise | null;

/** The contents of a spreadsheet; rows have the numbers that it shows (the headings are row 1), and blank ones are left out. */
export type Sheet<Value = CellValue> = { headings: string[]; rows: { row: number; cells: Value[] }[] };

/** One of the sheets of an Excel file. */
export type NamedSheet = Sheet & { name: string; merged?: MergedCells[]; hiddenRows?: number[] };

const MOST_BYTES = 100_000_000;

const startsOfExcel = ['504b0304', 'd0cf11e0'];

/** Reads a list, whatever its name ends in; throws a StaffError that says how to fix the file. */
export async function readListFile(path: string): Promise<ListFile> {
  const bytes = await bytesOf(path).catch((cause: unknown) => {
    if (cause instanceof StaffError) throw cause;
    throw new StaffError(`${path} can't be read: ${systemReason(cause) ?? String(cause)}.`, { cause });
  });
  if (startsOfExcel.includes(bytes.toString('hex', 0, 4))) {
    const sheets = await readXlsx(bytes);
    if ('problem' in sheets) throw new StaffError(`${path}: ${sheets.problem}`);
    return { sheets };
  }
  try {
    return { text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes) };
  } catch (cause) {
    throw new StaffError(
      `${path}: It isn't saved as UTF-8. In the spreadsheet, choose “Save as”, then “CSV UTF-8”.`,
      { cause },
    );
  }
}

async function bytesOf(path: string): Promise<Buffer> {
  const found = await stat(path);
  // Reading a device such as /dev/zero never ends.
  if (found.isCharacterDevice() || found.isBlockDevice())
    throw new StaffError(`${path} is a device, not a file.`);
  if (found.size > MOST_BYTES)
    throw new StaffError(`${path} is larger than 100 MB, which is too large for a list.`);
  return readFile(path);
}

// The first letter of a heading or of JSON is one byte in UTF-8, so one of UTF-16 shows by its other byte.
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

// Excel writes it before the headings to say what separates the cells, and does not count it as a row.
const separatorLine = /^\uFEFF?sep=(.)(\r\n|\r|\n|$)/i;

/** Reads the text of a CSV file, separated by commas, semicolons or tabs; a sentence where its quotation marks don't match. */
export function readCsv(text: string): Sheet<string> | { problem: string } {
  const [line = '', separator] = separatorLine.exec(text) ?? [];
  const list = text.slice(line.length);
  const delimiter = separator ?? delimiterOf(list);
  try {
    return sheetOf(parse(list, { bom: true, delimiter, relax_column_count: true }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      problem: `A quotation mark (") is missing near line ${String(error['lines'])}. Save the list as CSV from a spreadsheet, which sets them by itself.`,
    };
  }
}

// Lists separate choices by semicolons, so only the line of the headings can tell what separates cells.
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1);
  return [',', '\t', ';'].find((delimiter) => headings.includes(delimiter)) ?? ',';
}

/** Reads the sheets of an Excel file (.xlsx), also hidden ones; a sentence where it can't be read. */
export async function readXlsx(bytes: Buffer): Promise<NamedSheet[] | { problem: string }> {
  try {
    const leftOut = xlsxContents(bytes);
    if (!leftOut)
      return {
        problem:
          'This Excel file is too large: a list has at most 200 columns, 100,000 rows and 5 million cells, and 50 MB when it is unpacked. Copy the list alone into a new file, and save that.',
      };
    // The reader for Node does not go by the directory of the file, by which the sizes are known.
    const sheets = await readSheets(new Blob([new Uint8Array(bytes)]), { trim: false });
    return sheets.map(({ sheet, data }, at) => {
      const { cells = [], ...shape } = leftOut[at] ?? {};
      return { name: sheet, ...shape, ...sheetOf(withCells(data as CellValue[][], cells)) };
    });
  } catch {
    // The library says in several ways that the file is damaged, protected, or of another program.
    return {
      problem:
        "This Excel file can't be read. Open it, choose “Save as”, then “Excel workbook (.xlsx)” or “CSV UTF-8”.",
    };
  }
}

// The reader gives no value for an error, as for a blank cell.
function withCells(data: readonly CellValue[][], leftOut: LeftOut['cells']): CellValue[][] {
  const rows = data.map((cells) => [...cells]);
  for (const { row, column, value } of leftOut) {
    while (rows.length < row) rows.push([]);
    const cells = rows[row - 1] ?? [];
    // A format of days makes a day of a number.
    if (typeof value === 'object' && cells[column - 1] instanceof Date) continue;
    while (cells.length < column) cells.push(null);
    cells[column - 1] = value;
  }
  return rows;
}

function sheetOf<Value extends CellValue>([headings = [], ...rows]: readonly (readonly Value[])[]) {
  return {
    headings: headings.map((cell) => headingOf(cell).trim()),
    rows: rows
      .map((cells, index) => ({ row: index + 2, cells: cells.map(withoutGuard) }))
      .filter(({ cells }) => !cells.every(isBlankCell)),
  };
}

function headingOf(cell: CellValue): string {
  return String((isShownOtherwise(cell) ? cell.number : cell) ?? '');
}

function withoutGuard<Value extends CellValue>(cell: Value): Value | string {
  return typeof cell === 'string' ? unguarded(cell) : cell;
}

/** Whether a cell holds a number that its format shows as something else. */
export function isShownOtherwise(cell: CellValue): cell is ShownOtherwise {
  return typeof cell === 'object' && cell !== null && 'number' in cell;
}

/** Whether a cell holds nothing that is seen. */
export function isBlankCell(cell: CellValue | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
