import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readXlsx } from './spreadsheets.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const cell = (attributes: string) => `<row><c ${attributes} t="inlineStr"><is><t>x</t></is></c></row>`;
const A1 = cell('r="A1"');
const tooLarge = { problem: expect.stringContaining('Excel file is too large') };
const unreadable = { problem: expect.stringContaining("can't be read") };

test('the furthest cell that a list may have is read', async () => {
  const [sheet] = asSheets(await readXlsx(workbook([A1 + cell('r="GR2"')])));
  expect(sheet?.headings).toHaveLength(200);
  expect(sheet?.rows[0]?.cells[199]).toBe('x');
  expect(asSheets(await readXlsx(workbook([A1 + cell("r='A100000'")])))[0]?.rows[0]?.row).toBe(100_000);
});

test.each([
  ['a cell in column 201', [A1 + cell('r="GS1"')]],
  ['a cell in row 100,001', [A1 + cell('r="A100001"')]],
  ['a cell behind a sign that looks like the end of it', [cell('t=">" r = "XFD1048576"')]],
  ['few cells between which millions are blank', [cell('r="GR100000"')]],
  ['many such sheets', Array.from({ length: 3 }, () => cell('r="GR10000"'))],
  ['millions of blanks', [' '.repeat(50_000_000) + A1]],
])('a file with %s is refused', async (_, sheets) => {
  const start = performance.now();
  expect(await readXlsx(workbook(sheets))).toEqual(tooLarge);
  // Reading them takes half a minute.
  expect(performance.now() - start).toBeLessThan(5000);
});

test.each([
  ['that writes a far cell in signs', workbook([cell('r="XFD&#49;048576"')])],
  ['that unpacks to more than it says', workbook([`${' '.repeat(1_000_000)}${A1}`], 1000)],
  ['of which the end is missing', workbook([A1]).subarray(0, 300)],
])('a file %s is no Excel file', async (_, bytes) => {
  expect(await readXlsx(bytes)).toEqual(unreadable);
});

function asSheets(read: Awaited<ReturnType<typeof readXlsx>>) {
  return 'problem' in read ? [] : read;
}

/** An Excel file with those sheets; `said` is the size that it says each of its files has, in bytes. */
function workbook(sheets: readonly string[], said?: number): Buffer {
  const links = sheets.map((_, at) => link(`s${at}`, 'worksheet', `worksheets/s${at}.xml`));
  const named = sheets.map((_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="s${at}"/>`);
  return zip(
    {
      '_rels/.rels': relations([link('book', 'officeDocument', 'xl/workbook.xml')]),
      'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations(links),
      ...Object.fromEntries(
        sheets.map((rows, at) => [
          `xl/worksheets/s${at}.xml`,
          `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
        ]),
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
    about.writeUInt32LE(said ?? text.length, 18);
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
