import { readFile, stat } from 'node:fs/promises';
import { StaffError } from '../staff-error.ts';
import { systemReason } from '../../backend/system-reason.ts';
import { readXlsx } from './read-xlsx.ts';
import type { NamedSheet } from './sheet.ts';

/** A file that a spreadsheet or a person saved: its text (CSV or JSON), or the sheets of an Excel file. */
export type ListFile = { text: string } | { sheets: NamedSheet[] };

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
