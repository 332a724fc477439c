import { deflateRawSync } from 'node:zlib';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A cell of a test's Excel file: a text, a number, also in a format (one that has a number of its own by that), a day (also as Excel counts its `days`), an error such as `{ error: '#N/A' }`, or a formula without its result. */
export type TestCell =
  | string
  | number
  | Date
  | { number: number; format: string | number }
  | { days: number }
  | { error: string }
  | { formula: string };

/**
 * An Excel file with one sheet of those cells, in which the cells of the ranges `merged`, such as `A1:A2`, are merged, and the rows
 * `hidden` are hidden.
 */
export function testWorkbook(
  rows: readonly (readonly TestCell[])[],
  { merged = [], hidden = [] }: { merged?: readonly string[]; hidden?: readonly number[] } = {},
): Buffer {
  const formats: (string | number)[] = [];
  const written = rows.map((cells, at) => {
    const inRow = cells.map((cell, column) =>
      cellXml(`${String.fromCharCode(65 + column)}${at + 1}`, cell, formats),
    );
    return `<row r="${at + 1}"${hidden.includes(at + 1) ? ' hidden="1"' : ''}>${inRow.join('')}</row>`;
  });
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return workbookOf([`<sheetData>${written.join('')}</sheetData><mergeCells>${ranges}</mergeCells>`], {
    formats,
  });
}

const DAYS_BEFORE_1970 = 25_569;
const DAY_MS = 24 * 60 * 60 * 1000;

// As Excel writes them: a day is the count of days in a cell whose style is a date. The formats come after the two styles of each file.
function cellXml(place: string, cell: TestCell, formats: (string | number)[]): string {
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><f>A1</f><v>${cell}</v></c>`;
  if (cell instanceof Date)
    return cellXml(place, { days: cell.getTime() / DAY_MS + DAYS_BEFORE_1970 }, formats);
  if ('number' in cell)
    return `<c r="${place}" s="${formats.push(cell.format) + 1}"><v>${cell.number}</v></c>`;
  if ('days' in cell) return `<c r="${place}" s="1"><v>${cell.days}</v></c>`;
  if ('error' in cell) return `<c r="${place}" t="e"><f>A1</f><v>${cell.error}</v></c>`;
  return `<c r="${place}"><f>${escaped(cell.formula)}</f></c>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * An Excel file with the XML of those sheets; `said` is the size that it says each of its files has, in bytes, `picture` the content of
 * one, `formats` the number formats of its styles from the third on, `extension` that of the names of its sheets' files, `named` how
 * often it names each sheet.
 */
export function workbookOf(
  sheets: readonly string[],
  {
    said,
    picture = '',
    formats = [],
    extension = 'xml',
    named: times = 1,
  }: {
    said?: number | undefined;
    picture?: string;
    formats?: readonly (string | number)[];
    extension?: string;
    named?: number;
  } = {},
): Buffer {
  const described = formats.map((format, at) =>
    typeof format === 'string' ? `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>` : '',
  );
  const styles = formats.map(
    (format, at) => `<xf numFmtId="${typeof format === 'string' ? 164 + at : format}"/>`,
  );
  const links = sheets.map((_, at) => link(`s${at}`, 'worksheet', `worksheets/s${at}.${extension}`));
  const named = sheets.map((_, at) =>
    `<sheet name="S${at}" sheetId="${at + 1}" r:id="s${at}"/>`.repeat(times),
  );
  return zip(
    {
      '_rels/.rels': relations([link('book', 'officeDocument', 'xl/workbook.xml')]),
      'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations([...links, link('styles', 'styles', 'styles.xml')]),
      'xl/styles.xml': `<styleSheet><numFmts>${described.join('')}</numFmts><cellXfs><xf/><xf numFmtId="14" applyNumberFormat="1"/>${styles.join('')}</cellXfs></styleSheet>`,
      'xl/media/image1.png': picture,
      ...Object.fromEntries(
        sheets.map((xml, at) => [`xl/worksheets/s${at}.${extension}`, `<worksheet>${xml}</worksheet>`]),
      ),
    },
    said,
  );
}

function link(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
}

function relations(links: readonly string[]): string {
  return `<Relationships xmlns="${packages}">${links.join('')}</Relationships>`;
}

function zip(files: Record<string, string>, said?: number): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(text);
    // Version, flags, method, time and checksum; then the sizes and the length of the name.
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(data.length, 14);
    about.writeUInt32LE(said ?? Buffer.byteLength(text), 18);
    about.writeUInt16LE(name.length, 22);
    const part = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), about, place, Buffer.from(name));
    parts.push(part);
    at += part.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}
