import { counted, type Noun } from '../terminal/counted.ts';
import { printJson } from '../terminal/print-json.ts';
import { typedPath } from './typed-path.ts';
import { writeCsv } from './write-csv.ts';
import { confirmReplacing, writeOwnFile } from './write-own-file.ts';

/** A list on its way out: the same items as a spreadsheet's rows and as JSON. */
export type ExportedRows = {
  noun: Noun;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  json: readonly unknown[];
};

/** Writes a list to the file that was typed, as CSV or as JSON by its ending, or prints it where none was. */
export async function exportRows(
  file: string | undefined,
  options: { json?: boolean | undefined; yes?: boolean | undefined },
  { noun, headings, rows, json }: ExportedRows,
): Promise<void> {
  if (file === undefined) {
    if (options.json) printJson(json);
    else process.stdout.write(writeCsv(headings, rows));
    return;
  }
  const path = typedPath(file);
  await confirmReplacing(path, options);
  const asJson = options.json || path.endsWith('.json');
  await writeOwnFile(path, asJson ? `${JSON.stringify(json, null, 2)}\n` : writeCsv(headings, rows));
  console.log(`${counted(rows.length, noun)} written to ${file}.`);
}
