import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

const heading = '_id,name,description,category,price,unit,picture,featured,styles,variants,colours';

describe('a list of two thousand products', () => {
  test('with mistakes is refused as a whole, and each mistake is named by row, column and reason', async () => {
    const { run, file, beside } = await testCommandLine();
    const rows = Array.from({ length: 1001 }, (_, at) => `id-${at},Name ${at},,Clothing,"₹1,250",,,No,,,`);
    rows[9] = 'id-9,"Two\nlines",,Clothing,twelve,,,No,,,';
    rows[99] = 'id-99,,,Shoes,10,,,perhaps,,,';
    rows[999] = 'id-5,Twin,,Clothing,10,,,No,,,';
    rows[1500] = 'id-1500,Bag,,Clothing,10,,,No,,Large=many; Large=5,';
    rows[1999] = 'id-1999,Bag,,Clothing,10,,,No,,,,spilled over';
    await writeFile(file('shop.csv'), `\uFEFF${heading}\r\n${rows.join('\r\n')}\r\n`);

    const { code, stderr } = await run('products', 'import', file('shop.csv'));

    expect(code).toBe(1);
    expect(stderr.split('\n').filter((line) => line.startsWith('shop.csv'))).toEqual([
      'shop.csv, row 11, column price: “twelve”: This is not a price in rupees. Write it like 350, 49.50 or ₹1,20,000.',
      'shop.csv, row 101, column name: This must be filled in.',
      'shop.csv, row 101, column category: “Shoes”: This is none of the choices. Write one of Clothing, Accessories, Food Items, Home Essentials, Festival Items.',
      'shop.csv, row 101, column featured: “perhaps”: Write Yes or No.',
      'shop.csv, row 1001, column _id: This is the same product as in row 7. Delete one of them.',
      'shop.csv, row 1502, column variants: “many”: This is not a price in rupees. Write it like 350, 49.50 or ₹1,20,000.',
      'shop.csv, row 2001: This row has more cells than there are headings; a cell with a comma needs quotation marks.',
    ]);
    expect(stderr).toContain('Nothing was imported: 7 problems in shop.csv.');
    expect(await beside(({ products }) => products.count())).toBe(0);
  });

  test('that lead money elsewhere are named by their words; a number of the law is not among them', async () => {
    const { run, file } = await testCommandLine();
    const list = [
      heading,
      'pickle,Pickle,FSSAI Lic. No. 11520999000123.,Food Items,20,,,No,,,',
      'bag,Bag,Google Pay to 98123 45678,Clothing,20,,,No,,,',
    ];
    await writeFile(file('shop.csv'), list.join('\n'));
    const { stderr } = await run('products', 'import', file('shop.csv'));
    expect(stderr).toContain('row 3, column description: “Google Pay … 98123 45678” looks like a UPI ID');
    expect(stderr).toContain('1 problem in shop.csv');
  });

  test('without mistakes goes in, and again changes nothing', async () => {
    const { run, file, beside } = await testCommandLine();
    const rows = Array.from({ length: 1001 }, (_, at) => `id-${at},Name ${at},,Clothing,"₹1,20,000",,,No,,,`);
    await writeFile(file('shop.csv'), [heading, ...rows].join('\n'));
    expect((await run('products', 'import', file('shop.csv'))).out).toBe(
      'shop.csv: 1001 products added, 0 updated.\n',
    );
    const first = await beside(({ products }) => products.all());
    expect((await run('products', 'import', file('shop.csv'))).out).toBe(
      'shop.csv: 0 products added, 1001 updated.\n',
    );
    expect(await beside(({ products }) => products.all())).toEqual(first);
    expect(first[1000]).toMatchObject({ _id: 'id-1000', price: 12_000_000 });
  });
});

describe('pictures', () => {
  test('beside the list are turned upright, stripped and made in AVIF', async () => {
    const { run, file, dataDir, beside } = await testCommandLine();
    await mkdir(file('pictures'));
    await writeFile(file('pictures/My Photo (1).JPG'), await sidewaysPhoto());
    await writeFile(
      file('shop.csv'),
      `${heading}\nbag,Bag,,Clothing,20,,pictures\\My Photo (1).JPG,No,,Large=20=pictures/My Photo (1).JPG,\n`,
    );
    expect((await run('products', 'import', file('shop.csv'))).out).toContain('1 picture made');
    const [product] = await beside(({ products }) => products.all());
    expect(product?.imageURL).toMatch(/^\/media\/my-photo-1-[0-9a-f]{8}\/320x\d+-[0-9a-f]{6}\.jpg$/);
    expect(product?.variants[0]?.imageURL).toBe(product?.imageURL);
    const shown = await sharp(`${dataDir}${product?.imageURL}`).metadata();
    expect([shown.exif, shown.orientation, shown.height && shown.height > shown.width]).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });

  test('that are none, are missing or lie elsewhere are each named, and nothing is left behind', async () => {
    const { run, file, dataDir, beside } = await testCommandLine();
    const photo = await sidewaysPhoto();
    await writeFile(file('good.jpg'), photo);
    await writeFile(file('letter.jpg'), 'Dear sir, this is no photo.');
    await writeFile(file('half.jpg'), photo.subarray(0, photo.length / 2));
    await writeFile(file('page.png'), '<html><script>alert(1)</script></html>');
    const names = [
      'good.jpg',
      'letter.jpg',
      'half.jpg',
      'page.png',
      'lost.jpg',
      '../../etc/hostname',
      'https://example.org/a.jpg',
      '/media/gone-00000000/8x8-000000.jpg',
    ];
    await writeFile(
      file('home.json'),
      JSON.stringify(names.map((image, at) => ({ id: `${at}`, name: 'Bag', image, price: 10 }))),
    );

    const { code, out } = await run('home-products', 'import', file('home.json'), '--json');

    const { problems } = JSON.parse(out) as { problems: { row: number; column: string; reason: string }[] };
    expect(code).toBe(1);
    expect(problems.map(({ row, reason }) => [row, reason.split('”')[0]?.slice(1)])).toEqual([
      [2, 'letter.jpg'],
      [3, 'half.jpg'],
      [4, 'page.png'],
      [5, expect.stringContaining('lost.jpg')],
      [6, '../../etc/hostname'],
      [7, 'https://example.org/a.jpg'],
      [8, expect.stringContaining('/media/gone')],
    ]);
    expect(readdirSync(dataDir).filter((name) => !name.startsWith('foundation.sqlite'))).toEqual([]);
    expect(await beside(({ homeProducts }) => homeProducts.count())).toBe(0);
  });
});

test('every mistake of every row is named in one run: missing pictures wherever they are named, and twins', async () => {
  const { run, file } = await testCommandLine();
  await writeFile(
    file('shop.csv'),
    [
      heading,
      'one,One,,Clothing,10,,lost.jpg,No,,,',
      'two,Two,,Clothing,20,,lost.jpg,No,,Large=20=lost.jpg,Red=gone.jpg',
      'three,,,Shoes,ten,,away.jpg,No,,Large=many=gone.jpg,',
      'three,Three,,Clothing,10,,,No,,,',
      'one,,,Clothing,10,,,No,,,',
    ].join('\n'),
  );
  const { stderr } = await run('products', 'import', file('shop.csv'));
  const missing = (row: number, column: string, name: string) =>
    `shop.csv, row ${row}, column ${column}: There is no file “${name}” beside the list. Capital letters matter.`;
  const named = stderr.split('\n').filter((line) => line.startsWith('shop.csv'));
  const wanted = [
    missing(2, 'picture', 'lost.jpg'),
    missing(3, 'picture', 'lost.jpg'),
    missing(3, 'variants', 'lost.jpg'),
    missing(3, 'colours', 'gone.jpg'),
    missing(4, 'picture', 'away.jpg'),
    missing(4, 'variants', 'gone.jpg'),
    'shop.csv, row 4, column name: This must be filled in.',
    expect.stringContaining('shop.csv, row 4, column category: “Shoes”') as string,
    expect.stringContaining('shop.csv, row 4, column price: “ten”') as string,
    expect.stringContaining('shop.csv, row 4, column variants: “many”') as string,
    'shop.csv, row 5, column _id: This is the same product as in row 4. Delete one of them.',
    'shop.csv, row 6, column name: This must be filled in.',
    'shop.csv, row 6, column _id: This is the same product as in row 2. Delete one of them.',
  ];
  expect(named).toEqual(expect.arrayContaining(wanted));
  expect(named).toHaveLength(wanted.length);
});

describe('a list may be', () => {
  const students = 'Full Name;Email;Fees Paid\r\nAsha Rao;a@example.org;Yes\r\nरवि;;No\r\n';

  test.each<[string, Buffer]>([
    ['UTF-16, as some spreadsheets write it', Buffer.from(`\uFEFF${students}`, 'utf16le')],
    ['UTF-16 with the bytes of each letter swapped', Buffer.from(`\uFEFF${students}`, 'utf16le').swap16()],
    ['UTF-16 without the mark that says so', Buffer.from(students, 'utf16le')],
    ['a file that says what separates its cells', Buffer.from(`\uFEFFsep=;\r\n${students}`)],
  ])('%s', async (_, bytes) => {
    const { run, file, beside } = await testCommandLine();
    await writeFile(file('students.csv'), bytes);
    expect(await run('students', 'import', file('students.csv'))).toMatchObject({ code: 0 });
    expect(await beside((all) => all.publicStudents.all())).toMatchObject([
      { name: 'Asha Rao', email: 'a@example.org', feesPaid: true },
      { name: 'रवि', feesPaid: false },
    ]);
  });

  test('a separator line is not counted as a row', async () => {
    const { run, file } = await testCommandLine();
    await writeFile(file('shop.csv'), 'sep=|\n_id|name|category|price\nbag|Bag, large|Clothing|ten\n');
    expect((await run('products', 'import', file('shop.csv'))).stderr).toContain(
      'row 2, column price: “ten”',
    );
  });

  test('an Excel file, with its rows as Excel counts them', async () => {
    const { run } = await testCommandLine();
    const mistaken = 'back-office/spreadsheets/products-with-a-mistake.xlsx';
    expect((await run('products', 'import', mistaken)).stderr).toContain(
      'row 5, column category: “Shoes”: This is none of the choices.',
    );
  });

  test('not a damaged Excel file, nor one of Excel 2003', async () => {
    const { run, file } = await testCommandLine();
    await writeFile(file('shop.xlsx'), 'PK\u0003\u0004 and then something else');
    await writeFile(file('shop.xls'), Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    for (const name of ['shop.xlsx', 'shop.xls']) {
      expect(await run('products', 'import', file(name))).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("This Excel file can't be read. Open it, choose “Save as”"),
      });
    }
  });
});

test('a list with pictures says how far it is, on one line; a list without pictures does not', async ({
  skip,
}) => {
  skip(
    spawnSync('script', ['--version']).status !== 0,
    'there is no program that gives a command a terminal',
  );
  const { dataDir, file } = await testCommandLine();
  await writeFile(file('dot.png'), blackPng(8));
  await writeFile(file('products.csv'), `${heading}\ndot,Dot,,Clothing,10,,dot.png,No,,,\n`);
  const typed = (list: string, path: string) => {
    const command = `${process.execPath} cli/main.ts ${list} import ${path}`;
    const options = { env: { DATA_DIR: dataDir, PATH: process.env['PATH'] }, encoding: 'utf8' as const };
    return spawnSync('script', ['-qec', command, file('typescript')], options).stdout;
  };
  const students = typed('students', 'docs/examples/students.csv');
  expect(students).toContain('2 students added');
  expect(students).not.toContain('Pictures');
  expect(typed('products', file('products.csv'))).toContain('\rPictures: 1 of 1\r');
});

test('a picture with too many pixels is to be made smaller, not saved in another format', async () => {
  const { run, file } = await testCommandLine();
  await writeFile(file('wall.png'), blackPng(20_000));
  await writeFile(file('shop.csv'), `${heading}\nbag,Bag,,Clothing,10,,wall.png,No,,,\n`);
  const { stderr } = await run('products', 'import', file('shop.csv'));
  expect(stderr).toContain(
    'row 2, column picture: “wall.png” is 20000 × 20000 pixels, which is too large. Make its size smaller',
  );
  expect(stderr).not.toContain('Save it as JPEG');
});

test.runIf(existsSync('/dev/zero'))('a device is not read as a list', async () => {
  const { run } = await testCommandLine();
  expect((await run('products', 'import', '/dev/zero')).stderr).toContain(
    '/dev/zero is a device, not a file.',
  );
});

test('a value of many lines is shown in one', async () => {
  const { run, file } = await testCommandLine();
  await writeFile(file('shop.csv'), `${heading}\nbag,Bag,,"Shoes\nand\nbags",10,,,No,,,\n`);
  expect((await run('products', 'import', file('shop.csv'))).stderr).toContain(
    'column category: “Shoes and bags”',
  );
});

test('a file that is not there is reported in a sentence', async () => {
  const { run, file } = await testCommandLine();
  const { code, stderr } = await run('products', 'import', file('shop.csv'));
  expect(code).toBe(1);
  expect(stderr).toContain("shop.csv can't be read: there is no such file or folder.");
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('the examples of the guide can be imported, and the Excel file is the CSV file', async () => {
  const { run, file, beside } = await testCommandLine();
  await cp('docs/examples', file('.'), { recursive: true });
  for (const name of ['home-products', 'students', 'products'])
    expect((await run(name, 'import', file(`${name}.csv`))).code).toBe(0);
  const fromCsv = await beside(({ products }) => products.all());
  await beside(({ products }) => products.remove(fromCsv.map(({ _id }) => _id)));
  expect((await run('products', 'import', file('products.xlsx'))).code).toBe(0);
  expect(await beside(({ products }) => products.all())).toEqual(fromCsv);
  expect(fromCsv).toContainEqual(
    expect.objectContaining({
      name: 'Crochet pouch',
      translations: {
        hi: { name: 'क्रोशिया पाउच', styles: ['क्रोशिया', 'सूती'] },
        mr: { name: 'क्रोशाचा पाऊच' },
      },
    }),
  );
});

/** A photo taken with the camera on its side, which knows where it was taken. */
function sidewaysPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#2f6b46', noise } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A square PNG of one bit a pixel. */
function blackPng(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const pixels = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

test('with variants the price is theirs, and a list that says another one is refused', async () => {
  const { run, file, beside } = await testCommandLine();
  const stored = async () => (await beside(({ products }) => products.all())).map(({ price }) => price);
  const list = async (text: string) => {
    await writeFile(file('shop.csv'), text);
    return run('products', 'import', file('shop.csv'));
  };
  await list('_id,name,category,price,variants\nbag,Bag,Clothing,,Small=220; Large=350\n');
  expect(await stored()).toEqual([22_000]);

  const { stderr, code } = await list('_id,price\nbag,250\n');
  expect(stderr).toContain(
    'shop.csv, row 2, column price: “250”: With variants the price is theirs; the first one costs 220. ' +
      'Change it in variants, and leave this empty.',
  );
  expect(code).not.toBe(0);
  await writeFile(
    file('shop.json'),
    JSON.stringify([
      {
        _id: 'bag',
        name: 'Bag',
        category: 'Clothing',
        price: 250,
        variants: [{ type: 'Small', price: 220 }],
      },
    ]),
  );
  expect((await run('products', 'import', file('shop.json'))).stderr).toContain(
    'row 1, column price: “250”: With variants the price is theirs; the first one costs 220.',
  );
  expect(await stored()).toEqual([22_000]);

  await list('_id,variants\nbag,Small=240; Large=350\n');
  expect(await stored()).toEqual([24_000]);
});
