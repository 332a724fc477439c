import { readFile } from 'node:fs/promises';
import { StaffError } from '../staff-error.ts';
import { systemReason } from '../system-reason.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Sheet } from './sheet.ts';

/** A file that a spreadsheet or a person saved: its text (CSV or JSON), or the sheet of an Excel file. */
export type ListFile = { text: string } | { sheet: Sheet };

const startsOfExcel = ['504b0304', 'd0cf11e0'];

/** Reads a list, whatever its name ends in; throws a StaffError that says how to fix the file. */
export async function readListFile(path: string): Promise<ListFile> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new StaffError(`${path} can't be read: ${systemReason(cause) ?? String(cause)}.`, { cause });
  });
  if (startsOfExcel.includes(bytes.toString('hex', 0, 4))) {
    const sheet = await readXlsx(bytes);
    if ('problem' in sheet) throw new StaffError(`${path}: ${sheet.problem}`);
    return { sheet };
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

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
