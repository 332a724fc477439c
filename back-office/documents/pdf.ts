import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { PictureProblem } from '../../domain/pictures/picture-upload.ts';
import { pdfAddress } from '../../domain/values/pdf-file.ts';

/** Whether a file is a PDF file by how it begins; its name says nothing. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-';
}

/** A PDF file that is not for visitors. */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`A PDF file can't be put on the site: ${problem}.`);
    this.problem = problem;
  }
}

// Readers look for it in the last kilobyte; some programs add blanks.
const TAIL_BYTES = 8192;
const LOCKED = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/;
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA)\b/;
const FONT = /\/Type\s*\/Font\b/;

/**
 * Keeps an uploaded PDF file as it is, in the folder `name` below `media`, and gives its address. Throws an UnreadablePdf where a part is
 * missing, a password is needed, or the file would run something or holds other files. Unpacks parts of it, so it runs in the program
 * that has no database.
 */
export async function keepPdf(bytes: Buffer, name: string, media: string): Promise<string> {
  if (!bytes.subarray(-TAIL_BYTES).includes('startxref')) throw new UnreadablePdf('pdf-damaged');
  const plain = bytes.toString('latin1');
  if (LOCKED.test(plain)) throw new UnreadablePdf('pdf-locked');
  const objects = [plain, ...packedObjects(bytes, plain)];
  if (objects.some((each) => ACTIVE.test(withPlainNames(each)))) throw new UnreadablePdf('pdf-active');
  // Text has a font.
  const isScan = !objects.some((each) => FONT.test(each));
  const address = pdfAddress(name, { bytes: bytes.length, isScan });
  await mkdir(join(media, name), { recursive: true });
  await writeFile(join(media, name, basename(address)), bytes);
  return address;
}

// Objects take thousands of bytes; a file that unpacks to more was made to do so.
const MOST_UNPACKED = 50_000_000;

/** The objects that newer programs pack; throws where they can't be looked through. */
function packedObjects(bytes: Buffer, plain: string): string[] {
  const packed: string[] = [];
  let left = MOST_UNPACKED;
  let before = 0;
  for (const { index, 0: keyword } of plain.matchAll(/stream\r?\n/g)) {
    // The words before a stream, after the one before, say what it is.
    const head = plain.slice(before, index);
    before = index;
    if (!/\/ObjStm\b/.test(withPlainNames(head))) continue;
    const objects = inflated(bytes.subarray(index + keyword.length), left);
    left = Math.max(1, left - objects.length);
    packed.push(objects.toString('latin1'));
  }
  return packed;
}

function inflated(bytes: Buffer, most: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch {
    throw new UnreadablePdf('pdf-damaged');
  }
}

/** The text with the letters in names that stand there as numbers: `/J#61vaScript` is `/JavaScript`. */
function withPlainNames(text: string): string {
  return text.replaceAll(/#([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 16)),
  );
}
