import { inflateRawSync } from 'node:zlib';
import { formatWithId, showsAsItIs } from './number-format.ts';

/** Cells that are merged into one, which has the value of the first; rows and columns count from 1, both ends included. */
export type MergedCells = { top: number; bottom: number; left: number; right: number };

/** A formula that a program has written without working out its result: a cell that is not blank, whatever a reader says. */
export const noResult = Symbol('a formula without its result');

/** A number of which the format of its cell shows something else, such as 007 or 7%. */
export type ShownOtherwise = { number: number };

/**
 * What a reader of values leaves out of a sheet: cells that show an error, such as `#N/A`, have no result, or show something else than
 * their number (that a number is a day is for the reader to say), merged cells, and that rows are hidden, most often by a filter.
 */
export type LeftOut = {
  cells: { row: number; column: number; value: string | typeof noResult | ShownOtherwise }[];
  merged: MergedCells[];
  hiddenRows: number[];
};

const MOST_UNPACKED = 50_000_000;
const MOST_COLUMNS = 200;
const MOST_ROWS = 100_000;
// Of all sheets together, also blank ones between others and rows without any: the reader makes a value of each.
const MOST_CELLS = 5_000_000;

/**
 * What a reader leaves out of each sheet of an Excel file (.xlsx), in their order; undefined where the sheets take too much
 * memory to be read: 1 kB can unpack to gigabytes, or have one cell a million rows away. Throws where it is no such file.
 */
export function xlsxContents(bytes: Buffer): LeftOut[] | undefined {
  const directory = directoryOf(bytes);
  // The reader unpacks pictures too, and a sheet may have any name.
  const size = directory.reduce((sum, { packed, unpacked }) => sum + Math.max(packed, unpacked), 0);
  if (size > MOST_UNPACKED) return undefined;
  const texts = new Map<string, string>();
  let cells = 0;
  for (const file of directory) {
    const text = unpackedText(bytes, file);
    const { rows, columns, emptyRows } = extentOf(text);
    cells += Math.max(rows * columns, emptyRows);
    if (rows > MOST_ROWS || columns > MOST_COLUMNS || cells > MOST_CELLS) return undefined;
    texts.set(file.name, text);
  }
  const formats = formatsOf(texts);
  return sheetNames(texts).map((name) => {
    const xml = texts.get(name) ?? '';
    return { cells: cellsLeftOut(xml, formats), merged: mergedCells(xml), hiddenRows: hiddenRows(xml) };
  });
}

const DIRECTORY_END = 'PK\u0005\u0006';
const DIRECTORY_END_BYTES = 22;
const LONG_DIRECTORY_END = 'PK\u0006\u0006';
const LONG_DIRECTORY_PLACE = 'PK\u0006\u0007';
const SEE_ELSEWHERE = 0xff_ff_ff_ff;

/** A file in a ZIP archive; sizes and the place where it begins in bytes. */
type Packed = { name: string; isDeflated: boolean; packed: number; unpacked: number; start: number };

// The directory at the end says where each file is. It is found as the reader finds it, which must not read another one.
function directoryOf(bytes: Buffer): Packed[] {
  const end = bytes.lastIndexOf(DIRECTORY_END, bytes.length - DIRECTORY_END_BYTES);
  const files: Packed[] = [];
  let { left, at } = longDirectoryAt(bytes, end) ?? {
    left: bytes.readUInt16LE(end + 8),
    at: bytes.readUInt32LE(end + 16),
  };
  for (; left > 0; left -= 1) {
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

// Where a ZIP64 file has its directory, and with how many files; undefined for another file.
function longDirectoryAt(bytes: Buffer, end: number): { left: number; at: number } | undefined {
  if (bytes.toString('latin1', end - 20, end - 16) !== LONG_DIRECTORY_PLACE) return undefined;
  const place = bytes.readUInt32LE(end - 12);
  if (bytes.toString('latin1', place, place + 4) !== LONG_DIRECTORY_END) return undefined;
  return { left: bytes.readUInt32LE(place + 32), at: bytes.readUInt32LE(place + 48) };
}

// Throws where a file unpacks to more than the directory says.
function unpackedText(bytes: Buffer, { isDeflated, packed, unpacked, start }: Packed): string {
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  const data = bytes.subarray(from, from + packed);
  return (isDeflated ? inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) }) : data).toString(
    'latin1',
  );
}

// The names of elements and of some attributes may have a prefix. An attribute may hold a `>`, and no `<`.
const PREFIX = String.raw`(?:[^\s<>/"':]+:)?`;
const ATTRIBUTES = `((?:[^<>"']|"[^"<]*"|'[^'<]*')*)`;
const elements = (name: string) => new RegExp(`<${PREFIX}${name}\\s${ATTRIBUTES}>`, 'g');
const attribute = (name: string) => new RegExp(`(?:^|\\s)${PREFIX}${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);

const CELL = elements('c');
const SHEET = elements('sheet');
const RELATIONSHIP = elements('Relationship');
const MERGED = elements('mergeCell');
const ROW = elements('row');
const REFERENCE = attribute('r');
const TYPE = attribute('t');
const STYLE = attribute('s');
const ID = attribute('id');
const RELATIONSHIP_ID = attribute('Id');
const TARGET = attribute('Target');
const KIND = attribute('Type');
const RANGE = attribute('ref');
const HIDDEN = attribute('hidden');

function valueOf(pattern: RegExp, attributes: string): string | undefined {
  const [, double, single] = pattern.exec(attributes) ?? [];
  return double ?? single;
}

const EMPTY = /\s*<\//y;

// The reader goes by the number of a row, whatever its cells say. Some programs write the last row of all, without cells.
function extentOf(xml: string): { rows: number; columns: number; emptyRows: number } {
  let [rows, columns, emptyRows] = [0, 0, 0];
  for (const { 0: tag, 1: attributes = '', index } of xml.matchAll(ROW)) {
    const number = valueOf(REFERENCE, attributes);
    if (number === undefined) continue;
    if (!/^\d{1,7}$/.test(number)) throw new Error(`${number} is no row.`);
    EMPTY.lastIndex = index + tag.length;
    if (attributes.endsWith('/') || EMPTY.test(xml)) emptyRows = Math.max(emptyRows, Number(number));
    else rows = Math.max(rows, Number(number));
  }
  for (const [, attributes = ''] of xml.matchAll(CELL)) {
    const reference = valueOf(REFERENCE, attributes);
    if (reference === undefined) continue;
    const { row, column } = placeOf(reference);
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
  }
  return { rows, columns, emptyRows };
}

function placeOf(reference: string): { row: number; column: number } {
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (letters === undefined || row === undefined) throw new Error(`${reference} is no cell.`);
  return { row: Number(row), column: columnOf(letters) };
}

// A is 1, Z is 26, AA is 27.
function columnOf(letters: string): number {
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce(
    (left, digit) => left * 26 + digit,
  );
}

// As the reader does: the workbook lists the sheets, and a file beside it says where each is.
function sheetNames(texts: ReadonlyMap<string, string>): string[] {
  const names = new Map(partsOf(texts).map(({ id, name }) => [id, name]));
  const sheets = Array.from(
    (texts.get('xl/workbook.xml') ?? '').matchAll(SHEET),
    ([, attributes = '']) => names.get(valueOf(ID, attributes)) ?? '',
  );
  // Each would be read again, and its size is counted once.
  if (new Set(sheets).size < sheets.length) throw new Error('Two sheets are the same file.');
  return sheets;
}

function partsOf(texts: ReadonlyMap<string, string>) {
  const relationships = texts.get('xl/_rels/workbook.xml.rels') ?? '';
  return Array.from(relationships.matchAll(RELATIONSHIP), ([, attributes = '']) => {
    const target = valueOf(TARGET, attributes) ?? '';
    return {
      id: valueOf(RELATIONSHIP_ID, attributes),
      kind: valueOf(KIND, attributes) ?? '',
      name: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    };
  });
}

const WRITTEN_FORMAT = elements('numFmt');
// One without attributes counts too.
const CELL_STYLE = new RegExp(`<${PREFIX}xf(?=[\\s/>])${ATTRIBUTES}>`, 'g');
const CELL_STYLES = new RegExp(`<${PREFIX}cellXfs[\\s>]`);
const END_OF_CELL_STYLES = new RegExp(`</${PREFIX}cellXfs\\s*>`);
const FORMAT_ID = attribute('numFmtId');
const FORMAT = attribute('formatCode');

// The number formats of the styles of cells, in the order by which cells name them.
function formatsOf(texts: ReadonlyMap<string, string>): string[] {
  const styles = texts.get(partsOf(texts).find(({ kind }) => kind.endsWith('/styles'))?.name ?? '') ?? '';
  const [before = '', after = ''] = styles.split(CELL_STYLES, 2);
  const written = new Map(
    Array.from(before.matchAll(WRITTEN_FORMAT), ([, attributes = '']) => [
      valueOf(FORMAT_ID, attributes) ?? '',
      unescaped(valueOf(FORMAT, attributes) ?? ''),
    ]),
  );
  const [ofCells = ''] = after.split(END_OF_CELL_STYLES, 1);
  return Array.from(ofCells.matchAll(CELL_STYLE), ([, attributes = '']) =>
    formatWithId(valueOf(FORMAT_ID, attributes) ?? '', written),
  );
}

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

function unescaped(text: string): string {
  return text.replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

const END_OF_CELL = new RegExp(`</${PREFIX}c\\s*>`, 'g');
const STARTS_WITH_FORMULA = new RegExp(`\\s*<${PREFIX}f[\\s/>]`, 'y');
const VALUE = new RegExp(`<${PREFIX}v(?:\\s[^<>]*)?(?:/>|>([^<]*)<)`);

function cellsLeftOut(xml: string, formats: readonly string[]): LeftOut['cells'] {
  const found: LeftOut['cells'] = [];
  let end = 0;
  for (const { 0: tag, 1: attributes = '', index } of xml.matchAll(CELL)) {
    // Else the same end is searched for from each of the cells before it.
    if (index < end) throw new Error('A cell begins before the end of another one.');
    const reference = valueOf(REFERENCE, attributes);
    if (reference === undefined || attributes.endsWith('/')) continue;
    const inside = index + tag.length;
    const type = valueOf(TYPE, attributes) ?? 'n';
    const format = type === 'n' ? formats[Number(valueOf(STYLE, attributes) ?? 0)] : undefined;
    const isFormatted = format !== undefined && format !== 'General';
    STARTS_WITH_FORMULA.lastIndex = inside;
    const isFormula = STARTS_WITH_FORMULA.test(xml);
    if (type !== 'e' && !isFormula && !isFormatted) continue;
    END_OF_CELL.lastIndex = inside;
    end = END_OF_CELL.exec(xml)?.index ?? Infinity;
    const value = VALUE.exec(xml.slice(inside, end));
    const number = Number(value?.[1] ?? Number.NaN);
    if (type === 'e') found.push({ ...placeOf(reference), value: value?.[1] ?? '#N/A' });
    else if (isFormula && value === null) found.push({ ...placeOf(reference), value: noResult });
    else if (isFormatted && !Number.isNaN(number) && !showsAsItIs(format, number))
      found.push({ ...placeOf(reference), value: { number } });
  }
  return found;
}

function mergedCells(xml: string): MergedCells[] {
  return Array.from(xml.matchAll(MERGED), ([, attributes = '']) => {
    const [first = '', last = first] = (valueOf(RANGE, attributes) ?? '').split(':');
    const [start, end] = [placeOf(first), placeOf(last)];
    return { top: start.row, bottom: end.row, left: start.column, right: end.column };
  });
}

function hiddenRows(xml: string): number[] {
  return Array.from(xml.matchAll(ROW), ([, attributes = '']) => attributes)
    .filter((attributes) => /^(1|true)$/.test(valueOf(HIDDEN, attributes) ?? ''))
    .map((attributes) => Number(valueOf(REFERENCE, attributes)));
}
