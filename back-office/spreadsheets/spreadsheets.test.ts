import { expect, test } from 'vitest';
import { readXlsx } from './spreadsheets.ts';
import { testWorkbook, workbookOf } from './test-workbook.ts';
import { xlsxContents } from './xlsx-contents.ts';

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

test('a list is read that has the last row of all, without cells, as some programs write it', async () => {
  const [sheet] = asSheets(await readXlsx(workbook([`${A1}<row r="1048576" ht="12.8"></row>`])));
  expect(sheet?.headings).toEqual(['x']);
});

test.each([
  ['a cell in column 201', [A1 + cell('r="GS1"')]],
  ['a cell in row 100,001', [A1 + cell('r="A100001"')]],
  ['a cell behind a sign that looks like the end of it', [cell('t=">" r = "XFD1048576"')]],
  ['few cells between which millions are blank', [cell('r="GR100000"')]],
  ['a row 100,001 that names its cell as one of row 1', [`<row r="100001"><c r="A1"><v>1</v></c></row>`]],
  ['a row without cells past millions', ['<row r="5000001"></row>']],
  ['many such sheets', Array.from({ length: 3 }, () => cell('r="GR10000"'))],
  ['millions of blanks', [' '.repeat(50_000_000) + A1]],
])('a file with %s is refused', async (_, sheets) => {
  const start = performance.now();
  expect(await readXlsx(workbook(sheets))).toEqual(tooLarge);
  // Reading them takes half a minute.
  expect(performance.now() - start).toBeLessThan(5000);
});

test('a file with a picture that unpacks to more than a list may is refused', async () => {
  expect(await readXlsx(workbookOf([A1], { picture: ' '.repeat(50_000_000) }))).toEqual(tooLarge);
});

test.each(['bin', 'XML', ''])('a sheet whose file ends in “.%s” has the same limits', async (extension) => {
  const bytes = (cells: string) => workbookOf([`<sheetData>${cells}</sheetData>`], { extension });
  expect(asSheets(await readXlsx(bytes(A1)))).toHaveLength(1);
  expect(await readXlsx(bytes(cell('r="GS1"')))).toEqual(tooLarge);
});

test('a file is refused whose long directory, by which the reader goes, has more than the short one', async () => {
  const bytes = workbook([cell('r="XFD1048576"')]);
  const end = bytes.length - 22;
  const directory = Buffer.alloc(56);
  directory.write('PK\u0006\u0006');
  directory.writeUInt32LE(bytes.readUInt16LE(end + 8), 32);
  directory.writeUInt32LE(bytes.readUInt32LE(end + 16), 48);
  const place = Buffer.alloc(20);
  place.write('PK\u0006\u0007');
  place.writeUInt32LE(end, 8);
  const none = Buffer.from(bytes.subarray(end)).fill(0, 8, 12);
  const long = Buffer.concat([bytes.subarray(0, end), directory, place, none]);
  expect(await readXlsx(long)).toEqual(tooLarge);
});

test.each([
  ['that writes a far cell in signs', workbook([cell('r="XFD&#49;048576"')])],
  ['that writes a far row as a power', workbook(['<row r="3e7"/>'])],
  ['that unpacks to more than it says', workbook([`${' '.repeat(1_000_000)}${A1}`], 1000)],
  ['of which the end is missing', workbook([A1]).subarray(0, 300)],
  ['that names a sheet twice', workbookOf([`<sheetData>${A1}</sheetData>`], { named: 2 })],
])('a file %s is no Excel file', async (_, bytes) => {
  expect(await readXlsx(bytes)).toEqual(unreadable);
});

test.each(['', '</c>'])(
  'cells without an end, before “%s”, are not searched to the end of the file each',
  (end) => {
    const bytes = workbook([`<row>${'<c r="A1" t="e">'.repeat(3)}${end}</row>`]);
    expect(() => xlsxContents(bytes)).toThrow('before the end of another');
  },
);

test.each<[number, string | number]>([
  [7, 'General'],
  [7, '[$-409]General;@'],
  [7, '@'],
  [7, '0'],
  [-7, '0;[Red]-0'],
  [0, '0;-0'],
  [123, '000'],
  [1234, '#,##0'],
  [-1234, '#,##0.00_ '],
  [1_234_567, '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0'],
  [1234, '_(* #,##0_);_(* \\(#,##0\\);_(* "-"??_);_(@_)'],
  [7.5, '0.0#'],
  [1.1 * 3, '0.00'],
  [7, 0],
  [7, 1],
  [7, 4],
  [7, 43],
  [7, 49],
])('the number %s is shown as it is in the format %s', async (number, format) => {
  expect(await cellIn(number, format)).toBe(number);
});

test.each<[number, string | number]>([
  [7, '000'],
  [7, '#,#00'],
  [12, '"A-"0'],
  [12, '\\A0'],
  [12, '0" A"'],
  [12, '"0"0'],
  [12, '[$₹-4009]#,##0'],
  [12, '[<20]"A-"0;0'],
  [0.5, '0%'],
  [0.5, '# ?/?'],
  [12, '0.00E+00'],
  [12_000, '0,'],
  [7.5, '0'],
  [9_876_543_210, '00000 00000'],
  [9_876_543, '[<=9999999]###-####;(###) ###-####'],
  [-7, '0;0'],
  [-7, '#,##0_);(#,##0)'],
  [0, '0;-0;"none"'],
  [0, '0;-0;;@'],
  [7, ';;;'],
  [0, '#'],
  [0.07, 9],
  [7, 11],
  [7, 12],
  [0, 41],
  [7, 44],
])('the number %s is shown as something else in the format %s', async (number, format) => {
  expect(await cellIn(number, format)).toEqual({ number });
});

async function cellIn(number: number, format: string | number) {
  const [sheet] = asSheets(await readXlsx(testWorkbook([['Room'], [{ number, format }]])));
  return sheet?.rows[0]?.cells[0];
}

function asSheets(read: Awaited<ReturnType<typeof readXlsx>>) {
  return 'problem' in read ? [] : read;
}

function workbook(rows: readonly string[], said?: number): Buffer {
  return workbookOf(
    rows.map((each) => `<sheetData>${each}</sheetData>`),
    { said },
  );
}
