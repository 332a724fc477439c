import { readFile } from 'node:fs/promises';
import { StaffError } from '../staff-error.ts';

/** The text of a file that a spreadsheet or a person saved; throws a StaffError that says how to fix the file. */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'There is no such file' : `It can't be read (${cause.code})`;
    throw new StaffError(`${path}: ${reason}.`, { cause });
  });
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new StaffError(
      `${path}: It isn't saved as UTF-8. In the spreadsheet, choose “Save as”, then “CSV UTF-8”.`,
      { cause },
    );
  }
}
