import { CsvError, parse } from 'csv-parse/sync';
import { readFile, stat } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import readSheets, { type CellValue } from 'read-excel-file/universal';
import { systemReason } from '../../backend/system-reason.ts';
import { StaffError } from '../staff-error.ts';
import { unguarded } from './export-text.ts';

/** A file that a spreadsheet or a person saved: its text (CSV or JSON), or the sheets of an Excel file. */
export type ListFile = { text: string } | { sheets: NamedSheet[] };

/** The contents of a spreadsheet; rows have the numbers that it shows (the headings are row 1), and blank ones are left out. */
export type Sheet = { headings: string[]; rows: { row: number; cells: string[] }[] };

/** One of the sheets of an Excel file. */
export type NamedSheet = Sheet & { name: string };

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
export function readCsv(text: string): Sheet | { problem: string } {
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
    if (isTooLargeXlsx(bytes))
      return {
        problem:
          'This Excel file is too large: a list has at most 200 columns, 100,000 rows and 5 million cells, and 50 MB when it is unpacked. Copy the list alone into a new file, and save that.',
      };
    // The reader for Node does not go by the directory of the file, by which the sizes are known.
    const sheets = await readSheets(new Blob([new Uint8Array(bytes)]), { trim: false });
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      ...sheetOf(data.map((cells) => cells.map(textOf))),
    }));
  } catch {
    // The library says in several ways that the file is damaged, protected, or of another program.
    return {
      problem:
        "This Excel file can't be read. Open it, choose “Save as”, then “Excel workbook (.xlsx)” or “CSV UTF-8”.",
    };
  }
}

function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

function sheetOf([headings = [], ...rows]: readonly (readonly string[])[]): Sheet {
  return {
    headings: headings.map((cell) => cell.trim()),
    rows: rows
      .map((cells, index) => ({ row: index + 2, cells: cells.map(unguarded) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

const MOST_UNPACKED = 50_000_000;
const MOST_COLUMNS = 200;
const MOST_ROWS = 100_000;
// Of all sheets together, also blank ones between others: the reader makes a value of each.
const MOST_CELLS = 5_000_000;

const DIRECTORY_END = 'PK\u0005\u0006';
const SEE_ELSEWHERE = 0xff_ff_ff_ff;

// An attribute may hold a `>`, and no `<`.
const CELL = /<(?:[^\s<>/"':]+:)?c\s((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const REFERENCE = /(?:^|\s)r\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** A file in a ZIP archive; sizes and the place where it begins in bytes. */
type Packed = { name: string; isDeflated: boolean; packed: number; unpacked: number; start: number };

/**
 * Whether the sheets of an Excel file (.xlsx) take too much memory to be read: 1 kB can unpack to gigabytes, or have one
 * cell a million rows away. Throws where it is no such file.
 */
function isTooLargeXlsx(bytes: Buffer): boolean {
  const files = directoryOf(bytes).filter(({ name }) => /\.xml(\.rels)?$/.test(name));
  const size = files.reduce((sum, { packed, unpacked }) => sum + Math.max(packed, unpacked), 0);
  if (size > MOST_UNPACKED) return true;
  let cells = 0;
  for (const file of files) {
    const { rows, columns } = extentOf(unpackedText(bytes, file));
    cells += rows * columns;
    if (rows > MOST_ROWS || columns > MOST_COLUMNS || cells > MOST_CELLS) return true;
  }
  return false;
}

// The directory at the end says where each file is: the reader, too, goes by it.
function directoryOf(bytes: Buffer): Packed[] {
  const end = bytes.lastIndexOf(DIRECTORY_END);
  const files: Packed[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 8); left > 0; left -= 1) {
    const name = at + 46;
    const afterName = name + bytes.readUInt16LE(at + 28);
    const file = {
      name: bytes.toString('latin1', name, afterName),
      isDeflated: bytes.readUInt16LE(at + 10) !== 0,
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      start: bytes.readUInt32LE(at + 42),
    };
    // Sizes of more than 4 GB stand elsewhere.
    if ([file.packed, file.unpacked, file.start].includes(SEE_ELSEWHERE))
      throw new Error(`${file.name} is too large.`);
    files.push(file);
    at = afterName + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

// Throws where a file unpacks to more than the directory says.
function unpackedText(bytes: Buffer, { isDeflated, packed, unpacked, start }: Packed): string {
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  const data = bytes.subarray(from, from + packed);
  return (isDeflated ? inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) }) : data).toString(
    'latin1',
  );
}

function extentOf(xml: string): { rows: number; columns: number } {
  let [rows, columns] = [0, 0];
  for (const [, attributes = ''] of xml.matchAll(CELL)) {
    const [, double, single] = REFERENCE.exec(attributes) ?? [];
    const reference = double ?? single;
    if (reference === undefined) continue;
    const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
    if (letters === undefined || row === undefined) throw new Error(`${reference} is no cell.`);
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  return { rows, columns };
}

// A is 1, Z is 26, AA is 27.
function columnOf(letters: string): number {
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce(
    (left, digit) => left * 26 + digit,
  );
}
