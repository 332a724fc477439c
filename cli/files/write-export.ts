import { writeFile } from 'node:fs/promises';
import { counted, type Noun } from '../../back-office/counted.ts';
import type { Export, ExportFormat } from '../../back-office/spreadsheets/export-text.ts';
import { replaceFile } from '../../back-office/replace-file.ts';
import { confirmReplacing } from './confirm-replacing.ts';
import { typedPath } from './typed-path.ts';

/** Writes an export to the file that was typed, as CSV or as JSON by its ending, or prints it where none was typed. */
export async function writeExport(
  file: string | undefined,
  options: { json?: boolean | undefined; yes?: boolean | undefined },
  noun: Noun,
  exported: (format: ExportFormat) => Promise<Export>,
): Promise<void> {
  const { count, text } = await exported(options.json || file?.endsWith('.json') ? 'json' : 'csv');
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  const path = typedPath(file);
  await confirmReplacing(path, options);
  // Lists of people are for their owner only.
  await replaceFile(path, (unfinished) => writeFile(unfinished, text, { mode: 0o600, flag: 'wx' }));
  console.log(`${counted(count, noun)} written to ${file}.`);
}
