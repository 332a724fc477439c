import { inflateRawSync } from 'node:zlib';

const MOST_BYTES = 50_000_000;
const MOST_COLUMNS = 200;
const MOST_ROWS = 100_000;
// Of all sheets together, also blank ones between others: the reader makes a value of each.
const MOST_CELLS = 5_000_000;

const DIRECTORY_END = 'PK\u0005\u0006';
const SEE_ELSEWHERE = 0xff_ff_ff_ff;

// An attribute may hold a `>`, and no `<`.
const CELL = /<(?:[^\s<>/"':]+:)?c\s((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const REFERENCE = /(?:^|\s)r\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** A file in a ZIP archive; sizes and the place where it begins in bytes. */
type Packed = { name: string; isDeflated: boolean; packed: number; unpacked: number; start: number };

/**
 * Whether the sheets of an Excel file (.xlsx) take too much memory to be read: 1 kB can unpack to gigabytes, or have one
 * cell a million rows away. Throws where it is no such file.
 */
export function isTooLargeXlsx(bytes: Buffer): boolean {
  const files = directoryOf(bytes).filter(({ name }) => /\.xml(\.rels)?$/.test(name));
  const size = files.reduce((sum, { packed, unpacked }) => sum + Math.max(packed, unpacked), 0);
  if (size > MOST_BYTES) return true;
  let cells = 0;
  for (const file of files) {
    const { rows, columns } = extentOf(textOf(bytes, file));
    cells += rows * columns;
    if (rows > MOST_ROWS || columns > MOST_COLUMNS || cells > MOST_CELLS) return true;
  }
  return false;
}

// The directory at the end says where each file is: the reader, too, goes by it.
function directoryOf(bytes: Buffer): Packed[] {
  const end = bytes.lastIndexOf(DIRECTORY_END);
  const files: Packed[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 8); left > 0; left -= 1) {
    const name = at + 46;
    const afterName = name + bytes.readUInt16LE(at + 28);
    const file = {
      name: bytes.toString('latin1', name, afterName),
      isDeflated: bytes.readUInt16LE(at + 10) !== 0,
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      start: bytes.readUInt32LE(at + 42),
    };
    // Sizes of more than 4 GB stand elsewhere.
    if ([file.packed, file.unpacked, file.start].includes(SEE_ELSEWHERE))
      throw new Error(`${file.name} is too large.`);
    files.push(file);
    at = afterName + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

// Throws where a file unpacks to more than the directory says.
function textOf(bytes: Buffer, { isDeflated, packed, unpacked, start }: Packed): string {
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  const data = bytes.subarray(from, from + packed);
  return (isDeflated ? inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) }) : data).toString(
    'latin1',
  );
}

function extentOf(xml: string): { rows: number; columns: number } {
  let [rows, columns] = [0, 0];
  for (const [, attributes = ''] of xml.matchAll(CELL)) {
    const [, double, single] = REFERENCE.exec(attributes) ?? [];
    const reference = double ?? single;
    if (reference === undefined) continue;
    const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
    if (letters === undefined || row === undefined) throw new Error(`${reference} is no cell.`);
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  return { rows, columns };
}

// A is 1, Z is 26, AA is 27.
function columnOf(letters: string): number {
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce(
    (left, digit) => left * 26 + digit,
  );
}
