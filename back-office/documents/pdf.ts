import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { PictureProblem } from '../../domain/pictures/picture-upload.ts';
import { pdfAddress } from '../../domain/values/pdf-file.ts';

/** Whether a file is a PDF file by how it begins; its name says nothing. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-';
}

/** A PDF file that visitors could not open. */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`A PDF file can't be opened: ${problem}.`);
    this.problem = problem;
  }
}

// Readers look for it in the last kilobyte; some programs add blanks.
const TAIL_BYTES = 8192;

/**
 * Keeps an uploaded PDF file as it is, in the folder `name` below `media`, and gives its address. Throws an UnreadablePdf where a part is
 * missing or a password is needed. Unpacks parts of the file, so it runs in the program that has no database.
 */
export async function keepPdf(bytes: Buffer, name: string, media: string): Promise<string> {
  if (!bytes.subarray(-TAIL_BYTES).includes('startxref')) throw new UnreadablePdf('pdf-damaged');
  const text = bytes.toString('latin1');
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text)) throw new UnreadablePdf('pdf-locked');
  const address = pdfAddress(name, { bytes: bytes.length, isScan: !hasFont(bytes, text) });
  await mkdir(join(media, name), { recursive: true });
  await writeFile(join(media, '..', address), bytes);
  return address;
}

const FONT = /\/Type\s*\/Font\b/;
const PACKED = /\/Type\s*\/ObjStm\b[^]*?\bstream\r?\n/g;

// Objects take thousands of bytes; a file that unpacks to more was made to do so.
const MOST_UNPACKED = 50_000_000;

/** Whether anything is written in a file: text has a font. Newer files have their objects packed. */
function hasFont(bytes: Buffer, text: string): boolean {
  if (FONT.test(text)) return true;
  let unpacked = 0;
  for (const { index, 0: head } of text.matchAll(PACKED)) {
    const objects = inflated(bytes.subarray(index + head.length), MOST_UNPACKED - unpacked);
    unpacked += objects.length;
    if (FONT.test(objects.toString('latin1'))) return true;
  }
  return false;
}

/** What is packed at the beginning of some bytes; nothing where that is not the usual way of packing, or too much. */
function inflated(bytes: Buffer, most: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) });
  } catch {
    return Buffer.alloc(0);
  }
}
