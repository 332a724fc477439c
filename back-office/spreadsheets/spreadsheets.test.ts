import { expect, test } from 'vitest';
import { readXlsx } from './spreadsheets.ts';
import { workbookOf } from './test-workbook.ts';

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

test('a file with a picture that unpacks to more than a list may is refused', async () => {
  expect(await readXlsx(workbookOf([A1], undefined, ' '.repeat(50_000_000)))).toEqual(tooLarge);
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

function workbook(rows: readonly string[], said?: number): Buffer {
  return workbookOf(
    rows.map((each) => `<sheetData>${each}</sheetData>`),
    said,
  );
}
