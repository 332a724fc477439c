import readSheets, { type CellValue } from 'read-excel-file/universal';
import { isTooLargeXlsx } from './is-too-large-xlsx.ts';
import { type NamedSheet, sheetOf } from './sheet.ts';

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
