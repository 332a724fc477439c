import { writeFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { type TestCell, testWorkbook } from '../back-office/spreadsheets/test-workbook.ts';
import { type TestCommandLine, testCommandLine } from './test-command-line.ts';
import type { CommandResult } from './test-run-in-this-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const NOT_AVAILABLE = { error: '#N/A' };
const NO_PLACE = { error: '#REF!' };
const day = (text: string) => new Date(`${text}T00:00:00Z`);

const shop = ['_id', 'name', 'category', 'price', 'variants'];
const school = ['Full Name', 'Email', 'Phone', 'Address', 'Year', 'Section', 'Room Number', 'Hostel Name'];

describe('a number of an Excel file', () => {
  test('is read as it is shown, as a price, of a choice, and as a room', async () => {
    const site = await testCommandLine();
    const threeTimes = 1.1 * 3;
    await importRows(site, 'products', [
      shop,
      ['bag', 'Bag', 'Clothing', threeTimes, ''],
      ['hat', 'Hat', 'Clothing', '', `Small=${threeTimes}; Large=4`],
    ]);
    await importRows(site, 'home-products', [
      ['id', 'name', 'price'],
      [7, 'Lamp', threeTimes],
    ]);
    await importRows(site, 'students', [
      school,
      ['Asha Rao', '', 9_876_543_210, '', 1, '', 12.100_000_000_000_001],
    ]);

    await site.beside(async ({ products, homeProducts, publicStudents }) => {
      expect(await products.all()).toMatchObject([
        { _id: 'bag', price: 330 },
        { _id: 'hat', price: 330, variants: [{ price: 330 }, { price: 400 }] },
      ]);
      expect(await homeProducts.all()).toMatchObject([{ id: '7', price: 330 }]);
      expect(await publicStudents.all()).toMatchObject([
        { phone: '9876543210', c_year: '1', roomNumber: '12.1' },
      ]);
    });
  });

  test('of whole rupees with any rate of tax is a price', async () => {
    const site = await testCommandLine();
    const prices = Array.from({ length: 500 }, (_, at) => at + 10).flatMap((price) =>
      [1.05, 1.1, 1.12, 1.18].map((rate) => [price * rate, Math.round(price * rate * 100)] as const),
    );
    const rows = prices.map(([price], at) => [`p${at}`, 'Bag', 'Clothing', price]);
    await importRows(site, 'products', [shop, ...rows]);
    const stored = await site.beside(({ products }) => products.all());
    expect(new Map(stored.map(({ _id, price }) => [_id, price]))).toEqual(
      new Map(prices.map(([, paise], at) => [`p${at}`, paise])),
    );
  });

  test('with more digits than a price has, or than a spreadsheet keeps, is a mistake', async () => {
    const site = await testCommandLine();
    expect(
      await mistakes(site, 'products', [
        shop,
        [12_345_678_901_234_567n.toString(), 'A', 'Clothing', 367.455],
      ]),
    ).toEqual([
      expect.stringContaining(
        'row 2, column price: “367.455”: A price has at most two digits after the point.',
      ),
    ]);
    expect(await mistakes(site, 'students', [school, ['Asha Rao', '', 12_345_678_901_234_568]])).toEqual([
      expect.stringContaining('row 2, column Phone: “12345678901234600”: A spreadsheet changed'),
    ]);
  });
});

describe('a number of which the format shows something else', () => {
  const otherwise =
    'The format of this cell shows something else than its number, such as 007, A-7 or 7%. Format the column as text, and type again what you see.';

  test('is a mistake where a text belongs', async () => {
    const site = await testCommandLine();
    const phone = { number: 9_876_543_210, format: '00000 00000' };
    const year = { number: 0.5, format: 9 };
    const cells = [phone, '', year, { number: 12, format: '"A-"0' }, { number: 7, format: '000' }];
    expect(await mistakes(site, 'students', [school, ['Asha Rao', '', ...cells]])).toEqual([
      `list.xlsx, row 2, column Phone: “9876543210”: ${otherwise}`,
      `list.xlsx, row 2, column Year: “0.5”: ${otherwise}`,
      `list.xlsx, row 2, column Section: “12”: ${otherwise}`,
      `list.xlsx, row 2, column Room Number: “7”: ${otherwise}`,
    ]);
    expect(await site.beside(({ publicStudents }) => publicStudents.all())).toEqual([]);
  });

  test('is read as that number where a number belongs, and everywhere where it looks like it', async () => {
    const site = await testCommandLine();
    const asDay = { number: 46_083, format: 'dd/mm/yyyy;@' };
    await importRows(site, 'students', [
      school,
      ['Asha Rao', '', { number: 9_876_543_210, format: '0000000000' }, '', { number: 1, format: '0.00' }],
    ]);
    await importRows(site, 'products', [
      shop,
      ['bag', 'Bag', 'Clothing', { number: 1250, format: '"₹" #,##0.00' }, ''],
    ]);
    expect(await mistakes(site, 'students', [school, ['Ravi', '', '', '', '', '', asDay]])).toEqual([
      expect.stringContaining('column Room Number: “2026-03-02”: A spreadsheet changed what was typed here'),
    ]);
    await site.beside(async ({ products, publicStudents }) => {
      expect(await products.all()).toMatchObject([{ price: 125_000 }]);
      expect(await publicStudents.all()).toMatchObject([{ phone: '9876543210', c_year: '1' }]);
    });
  });
});

describe('a cell that shows an error', () => {
  const withErrors: TestCell[][] = [
    school,
    ['Asha Rao', 'asha@example.org', '', NOT_AVAILABLE, '', '', NO_PLACE],
  ];

  test.each(['students.xlsx', 'students.csv'])('is named, and empties nothing: %s', async (name) => {
    const site = await testCommandLine();
    const stored = ['Asha Rao', 'asha@example.org', '', '1 Example Lane', '', '', '12'];
    await importRows(site, 'students', [school, stored]);
    expect(await mistakes(site, 'students', withErrors, name)).toEqual([
      `${name}, row 2, column Address: “#N/A”: The spreadsheet shows an error here. Correct the formula, or type the value in its place.`,
      expect.stringContaining(`${name}, row 2, column Room Number: “#REF!”: The spreadsheet shows an error`),
    ]);
    expect(await site.beside(({ publicStudents }) => publicStudents.all())).toMatchObject([
      { address: '1 Example Lane', roomNumber: '12' },
    ]);
  });

  test('is named once, in a price, a name and a row of its own', async () => {
    const site = await testCommandLine();
    expect(
      await mistakes(site, 'products', [
        shop,
        ['bag', NOT_AVAILABLE, 'Clothing', NO_PLACE, ''],
        [],
        ['', '', '', '', { error: '#DIV/0!' }],
      ]),
    ).toEqual([
      expect.stringContaining('row 2, column name: “#N/A”'),
      expect.stringContaining('row 2, column price: “#REF!”'),
      expect.stringContaining('row 4, column variants: “#DIV/0!”'),
      expect.stringContaining('row 4, column _id: This must be filled in.'),
      expect.stringContaining('row 4, column name: This must be filled in.'),
      expect.stringContaining('row 4, column category: This must be filled in.'),
    ]);
  });

  test('is no blank one either where a program wrote a formula without its result', async () => {
    const site = await testCommandLine();
    expect(await mistakes(site, 'students', [school, ['Asha Rao', '', '', { formula: 'A2&"<1"' }]])).toEqual([
      'list.xlsx, row 2, column Address: The file has a formula here without its result. Open it in a spreadsheet, and save it again.',
    ]);
  });
});

describe('a date that a spreadsheet made', () => {
  test('of a room, a section, a year or another text is named', async () => {
    const site = await testCommandLine();
    const date = day('2026-03-02');
    expect(await mistakes(site, 'students', [school, ['Asha Rao', '', date, '', date, date, date]])).toEqual(
      ['Phone', 'Year', 'Section', 'Room Number'].map(
        (column) =>
          `list.xlsx, row 2, column ${column}: “2026-03-02”: A spreadsheet changed what was typed here into a date. Format the column as text, and type it again.`,
      ),
    );
    expect(
      await mistakes(site, 'products', [
        ['_id', 'name', 'category', 'price', 'unit', 'measurements', 'age group', 'featured', 'styles'],
        [date, date, 'Clothing', date, date, date, date, date, date],
      ]),
    ).toEqual(Array.from({ length: 8 }, () => expect.stringContaining('into a date. Format the column')));
  });

  test('of a number that is no day is named too', async () => {
    const site = await testCommandLine();
    const farAway = { days: 9_876_543_210 };
    expect(await mistakes(site, 'students', [school, ['Asha Rao', '', farAway]])).toEqual([
      expect.stringContaining('row 2, column Phone: A spreadsheet changed what was typed here into a date.'),
    ]);
  });

  test('is named as CSV has it: 2-3 in a room, a section, a year and a measure', async () => {
    const site = await testCommandLine();
    const rooms = ['02-Mar', 'Mar-26', '02-03-2026', '02/03/2026', '2026-03-02'];
    const rows = rooms.map((room, at) => [`Student ${at}`, '', '', '', '1-Feb', '4-Jun', room]);
    expect(await mistakes(site, 'students', [school, ...rows], 'list.csv')).toEqual(
      rooms.flatMap((room, at) => [
        expect.stringContaining(`row ${at + 2}, column Year: “1-Feb”: A spreadsheet changed`),
        expect.stringContaining(`row ${at + 2}, column Section: “4-Jun”: A spreadsheet changed`),
        expect.stringContaining(`row ${at + 2}, column Room Number: “${room}”: A spreadsheet changed`),
      ]),
    );
    const bag = [
      [...shop, 'measurements'],
      ['bag', 'Bag', 'Clothing', '5', '', '02-Mar'],
    ];
    expect(await mistakes(site, 'products', bag, 'list.csv')).toEqual([
      expect.stringContaining('column measurements: “02-Mar”: A spreadsheet changed'),
    ]);
  });

  test('is a day in a column of days', async () => {
    const site = await testCommandLine();
    const consent = ['given by', 'how checked', 'given on', 'until'].map((part) => `maker consent ${part}`);
    await importRows(site, 'products', [
      [...shop, 'maker', ...consent],
      ['bag', 'Bag', 'Clothing', 5, '', 'Meera', 'self', 'Form', day('2026-10-02'), day('2099-10-01')],
    ]);
    expect(await site.beside(({ products }) => products.all())).toMatchObject([
      { story: { consent: { givenOn: '2026-10-02', until: '2099-10-01' } } },
    ]);
  });

  test('in a CSV file, in the order of a country, is no day, and the sentence says how it stays one', async () => {
    const site = await testCommandLine();
    const consent = ['given by', 'how checked', 'given on', 'until'].map((part) => `maker consent ${part}`);
    expect(
      await mistakes(
        site,
        'products',
        [
          [...shop, 'maker', ...consent],
          ['bag', 'Bag', 'Clothing', '5', '', 'Meera', 'self', 'Form', '02-10-2026', '########'],
        ],
        'list.csv',
      ),
    ).toEqual([
      expect.stringContaining('until: “########”: The column is too narrow to show its value'),
      'list.csv, row 2, column maker consent given on: “02-10-2026”: This is not a day. Write it like 2026-11-23. Where a spreadsheet changes that, format the column as text first, or save the list as .xlsx.',
    ]);
  });

  test.each([
    ['plain CSV, which has no Hindi', '???? ???'],
    ['plain CSV, beside digits', '? ?????? ???'],
    ['plain CSV, beside English', 'Asha (??????)'],
    ['another encoding', 'As\uFFFDa'],
    ['another reading of UTF-8', 'à¤†à¤¶à¤¾'],
    ['another reading of UTF-8, of a price', 'Costs â‚¹50'],
  ])('whose letters were lost is a mistake: %s', async (_, name) => {
    const site = await testCommandLine();
    const rows = [shop, ['bag', name, 'Clothing', '5', '']];
    expect(await mistakes(site, 'products', rows, 'list.csv')).toEqual([
      expect.stringContaining(`name: “${name}”: Letters were lost here`),
    ]);
    const asked = [shop, ['bag', 'Is it washable?? Yes (why not?)', 'Clothing', '5', '']];
    expect(await mistakes(site, 'products', asked, 'list.csv')).toEqual([]);
  });

  test('is told from a room, and a phone from a number, in the ways of other countries and programs', async () => {
    const site = await testCommandLine();
    const rooms = [
      '2/3/26',
      '3.Feb',
      'Feb 3',
      '3-Sept',
      '03-feb-26',
      '03-फ़र',
      '3. März',
      '12/3',
      'B 3',
      'May 2026',
    ];
    const phones = ['-9800000001', '9876543210.5', '98765.43210', '022-2345 6789'];
    const rows = [...rooms.map((room) => ['', room]), ...phones.map((phone) => [phone, '1'])].map(
      ([phone = '', room = ''], at) => [`Student ${at}`, phone, room],
    );
    const named = await mistakes(
      site,
      'students',
      [['Full Name', 'Phone', 'Room Number'], ...rows],
      'list.csv',
    );
    expect(named.map((line) => /row (\d+), column (\w+)/.exec(line)?.slice(1).join(' '))).toEqual([
      '2 Room',
      '3 Room',
      '4 Room',
      '5 Room',
      '6 Room',
      '7 Room',
      '12 Phone',
      '13 Phone',
    ]);
  });
});

describe('a number that a spreadsheet made', () => {
  test('of a phone, a year, a section or a room is named', async () => {
    const site = await testCommandLine();
    const made = [
      ['Phone', '9876543210.0'],
      ['Phone', '9,876,543,210.00'],
      ['Phone', '9.87654E+09'],
      ['Phone', '9,87654E+09'],
      ['Phone', '98765432E2'],
      ['Year', '1.0'],
      ['Section', '4.0'],
      ['Room Number', '12.0'],
      ['Room Number', '1.00E+05'],
    ];
    const rows = made.map(([heading, text = ''], at) => [
      `Student ${at}`,
      ...school.slice(1).map((each) => (each === heading ? text : '')),
    ]);
    expect(await mistakes(site, 'students', [school, ...rows], 'list.csv')).toEqual(
      made.map(
        ([column, text], at) =>
          `list.csv, row ${at + 2}, column ${column}: “${text}”: A spreadsheet changed what was typed here into a number. Format the column as text, and type it again.`,
      ),
    );
  });

  test('is another one than a phone, a room or a section that looks like it', async () => {
    const site = await testCommandLine();
    const typed = ['+91 98765-43210', '98765.43210', '022 2345 6789'];
    const year = '2026-27';
    await importRows(
      site,
      'students',
      [school, ...typed.map((phone, at) => [`Student ${at}`, '', phone, '', year, '1E5', '2.10'])],
      'list.csv',
    );
    expect(await site.beside(({ publicStudents }) => publicStudents.all())).toMatchObject(
      typed.map((phone) => ({ phone, c_year: year, section: '1E5', roomNumber: '2.10' })),
    );
  });
});

describe('cells that a list does not have', () => {
  const students: TestCell[][] = [
    ['Full Name', 'Hostel Name', 'Year'],
    ['Asha Rao', 'Neem House', 1],
    ['Bina Rao', '', 2],
  ];

  test('because they are merged are named where the merged ones begin', async () => {
    const site = await testCommandLine();
    expect(await mistakes(site, 'students', students, 'list.xlsx', ['B2:B3'])).toEqual([
      'list.xlsx, row 2, column Hostel Name: Several cells are merged into one here. Take them apart, and fill in each.',
    ]);
  });

  test('are no matter beside and below the list', async () => {
    const site = await testCommandLine();
    expect(await mistakes(site, 'students', students, 'list.xlsx', ['E1:F3', 'A9:C9'])).toEqual([]);
  });

  test.each([
    ['Total', 2],
    ['Grand total: 2', ''],
    ['Total students: 2', ''],
    ['कुल', 2],
  ])('because they are those of the row “%s” are named', async (label, count) => {
    const site = await testCommandLine();
    for (const name of ['list.xlsx', 'list.csv'])
      expect(await mistakes(site, 'students', [...students, [label, '', count]], name)).toEqual([
        `${name}, row 4: This is a row of totals, not a student. Delete it.`,
      ]);
    expect(
      await mistakes(site, 'products', [
        ['_id', 'price'],
        [label, 500],
      ]),
    ).toEqual(['list.xlsx, row 2: This is a row of totals, not a product. Delete it.']);
  });
});

describe('rows that are no entries', () => {
  const students: TestCell[][] = [['Full Name', 'Year'], ['Asha Rao', 1], ['Note Kale', 2], ['Ravi Kale']];

  test.each(['Note: call the parents', 'Prepared by Meera', 'टीप: वर्ष तपासा'])(
    '“%s” is named',
    async (note) => {
      const site = await testCommandLine();
      for (const name of ['list.xlsx', 'list.csv'])
        expect(await mistakes(site, 'students', [...students, [note]], name)).toEqual([
          `${name}, row 5: This is a note, not a student. Delete it.`,
        ]);
    },
  );

  test('those that a filter hides are named: they are imported only where they are seen', async () => {
    const site = await testCommandLine();
    const path = site.file('list.xlsx');
    await writeFile(path, testWorkbook(students, { hidden: [3, 9] }));
    for (const dryRun of [['--dry-run'], []])
      expect(await site.run('students', 'import', path, ...dryRun)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('list.xlsx, row 3: This row is hidden'),
      });
  });
});

/** Imports a list without mistakes; the dry run finds none either. */
async function importRows(...list: Parameters<typeof mistakes>): Promise<void> {
  expect(await mistakes(...list)).toEqual([]);
}

/** The mistakes that an import names, which are those of its dry run. */
async function mistakes(
  site: TestCommandLine,
  list: 'products' | 'home-products' | 'students',
  rows: readonly (readonly TestCell[])[],
  name = 'list.xlsx',
  merged: string[] = [],
): Promise<string[]> {
  const path = site.file(name);
  await writeFile(path, fileOf(name, rows, merged));
  const [planned, done] = [
    await site.run(list, 'import', path, '--dry-run'),
    await site.run(list, 'import', path),
  ];
  const named = ({ code, stderr }: CommandResult) => ({
    code,
    lines: stderr.split('\n').filter((line) => line.startsWith(name)),
  });
  expect(named(done)).toEqual(named(planned));
  return named(done).lines;
}

function fileOf(name: string, rows: readonly (readonly TestCell[])[], merged: string[]): string | Buffer {
  if (name.endsWith('.xlsx')) return testWorkbook(rows, { merged });
  const shown = (cell: TestCell) =>
    typeof cell === 'object' ? ('error' in cell ? cell.error : '') : String(cell);
  return rows.map((cells) => cells.map((cell) => `"${shown(cell)}"`).join(',')).join('\r\n');
}
