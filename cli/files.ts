import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Noun, counted } from '../back-office/counted.ts';
import { isReplacing, replaceFile } from '../back-office/replace-file.ts';
import type { Export, ExportFormat } from '../back-office/spreadsheets/export-text.ts';
import { confirmFirst } from './terminal.ts';

/** Asks before a file that is there is replaced; throws a StaffError where the answer is no, or where it is not a file. */
export async function confirmReplacing(path: string, options: { yes?: boolean | undefined }): Promise<void> {
  if (await isReplacing(path)) await confirmFirst(`${path} is there already. Replace it?`, options);
}

/** The absolute path of a file as staff typed it, from the folder in which they typed: npm changes to the project's. */
export function typedPath(path: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  return script === 'cli' && folder ? resolve(folder, path) : resolve(path);
}

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
