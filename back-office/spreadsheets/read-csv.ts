import { CsvError, parse } from 'csv-parse/sync';
import { type Sheet, sheetOf } from './sheet.ts';

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
