import { readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { bag, lamp, pickle } from '../backend/repositories/test-records.ts';
import { testDesk } from './test-desk.ts';

vi.setConfig({ testTimeout: 60_000 });

const heading = '_id,name,description,category,price,unit,picture,featured,styles,variants,colours';

describe('a list of two thousand products', () => {
  test('with planted mistakes is refused whole, and each mistake is named by row, column and reason', async () => {
    const { type, file, beside } = await testDesk();
    const rows = Array.from({ length: 2000 }, (_, at) => `id-${at},Name ${at},,Clothing,"₹1,250",,,No,,,`);
    rows[9] = 'id-9,"Two\nlines",,Clothing,twelve,,,No,,,';
    rows[99] = 'id-99,,,Shoes,10,,,perhaps,,,';
    rows[999] = 'id-5,Twin,,Clothing,10,,,No,,,';
    rows[1500] = 'id-1500,Bag,,Clothing,10,,,No,,Large=many; Large=5,';
    rows[1999] = 'id-1999,Bag,,Clothing,10,,,No,,,,spilled over';
    await writeFile(file('shop.csv'), `\uFEFF${heading}\r\n${rows.join('\r\n')}\r\n`);

    const { code, said } = await type('products', 'import', file('shop.csv'));

    expect(code).toBe(1);
    expect(said.split('\n').filter((line) => line.startsWith('shop.csv'))).toEqual([
      'shop.csv, row 11, column price: “twelve”: This is no price in rupees; write it like 350, 49.50 or ₹1,20,000.',
      'shop.csv, row 101, column name: This must be filled in.',
      'shop.csv, row 101, column category: “Shoes”: The shop has no such category; choose one of Clothing, Accessories, Food Items, Home Essentials, Festival Items.',
      'shop.csv, row 101, column featured: “perhaps”: Write Yes or No.',
      'shop.csv, row 1001: The same product stands in row 7 already.',
      'shop.csv, row 1502, column variants: “many”: This is no price in rupees; write it like 350, 49.50 or ₹1,20,000.',
      'shop.csv, row 2001: This row has more cells than there are headings; a cell with a comma needs quotation marks.',
    ]);
    expect(said).toContain('Nothing was imported: 7 problems in shop.csv.');
    expect(await beside(({ products }) => products.count())).toBe(0);
  });

  test('without mistakes goes in, and again changes nothing', async () => {
    const { type, file, beside } = await testDesk();
    const rows = Array.from({ length: 2000 }, (_, at) => `id-${at},Name ${at},,Clothing,"₹1,20,000",,,No,,,`);
    await writeFile(file('shop.csv'), [heading, ...rows].join('\n'));
    expect((await type('products', 'import', file('shop.csv'))).out).toBe(
      'shop.csv: 2000 products added, 0 updated.\n',
    );
    const first = await beside(({ products }) => products.all());
    expect((await type('products', 'import', file('shop.csv'))).out).toBe(
      'shop.csv: 0 products added, 2000 updated.\n',
    );
    expect(await beside(({ products }) => products.all())).toEqual(first);
    expect(first[1999]).toMatchObject({ _id: 'id-1999', price: 12_000_000 });
  });
});

describe('pictures', () => {
  test('beside the list are turned upright, stripped and made in AVIF and WebP', async () => {
    const { type, file, dataDir, beside } = await testDesk();
    await mkdir(file('pictures'));
    await writeFile(file('pictures/My Photo (1).JPG'), await sidewaysPhoto());
    await writeFile(
      file('shop.csv'),
      `${heading}\nbag,Bag,,Clothing,10,,pictures\\My Photo (1).JPG,No,,Large=20=pictures/My Photo (1).JPG,\n`,
    );
    expect((await type('products', 'import', file('shop.csv'))).out).toContain('1 picture made');
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
    const { type, file, dataDir, beside } = await testDesk();
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

    const { code, out } = await type('home-products', 'import', file('home.json'), '--json');

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
    expect(readdirSync(`${dataDir}/media`)).toEqual([]);
    expect(await beside(({ homeProducts }) => homeProducts.count())).toBe(0);
  });
});

describe('what is exported', () => {
  const odd = {
    ...bag,
    category: 'Accessories' as const,
    name: '\'=HYPERLINK("x")',
    description: '=1+1;\n"two" lines',
    styles: ['a;b', 'c=d', String.raw`e\f`],
    variants: [{ type: 'Large; =wide', price: 35_075, imageURL: '', description: 'One\nand two=2' }],
  };

  test.each(['csv', 'json'])('as %s and imported is the same when it is exported again', async (ending) => {
    const { type, file, beside } = await testDesk();
    await beside(({ products }) => products.save([odd, pickle]));
    await type('products', 'export', file(`one.${ending}`));
    expect((await type('products', 'import', file(`one.${ending}`))).out).toContain(
      '0 products added, 2 updated',
    );
    await type('products', 'export', file(`two.${ending}`));
    expect(await readFile(file(`two.${ending}`), 'utf8')).toBe(await readFile(file(`one.${ending}`), 'utf8'));
    expect((await beside(({ products }) => products.all()))[0]).toEqual(odd);
  });

  test('runs no formula in a spreadsheet', async () => {
    const { type, beside } = await testDesk();
    await beside(({ homeProducts }) => homeProducts.save([{ ...lamp, name: '@SUM(A1)' }]));
    expect((await type('home-products', 'export')).out).toBe(
      "\uFEFFid,name,picture,price\r\nlamp,'@SUM(A1),/lamp.svg,149.5\r\n",
    );
  });

  test('is not written over another file without a yes', async () => {
    const { type, file } = await testDesk();
    await writeFile(file('diary.csv'), 'Dear diary');
    expect(await type('students', 'export', file('diary.csv'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('add --yes'),
    });
    expect(await readFile(file('diary.csv'), 'utf8')).toBe('Dear diary');
  });
});

describe('a list of students', () => {
  const columns = 'Full Name,Email,Phone,Address,Course,Year,Section,Hostel Name,Room Number,Fees Paid';

  test('changes who is there by name, e-mail and phone, and --replace removes who is not on it', async () => {
    const { type, file, beside } = await testDesk();
    await writeFile(file('a.csv'), `${columns}\nAsha,a@example.org,1,,,1,,,14,No\nRavi,,2,,,1,,,15,No\n`);
    await writeFile(file('b.csv'), `name,email,phone,feesPaid\nASHA,a@example.org,1,yes\n`);
    await type('students', 'import', file('a.csv'));
    expect((await type('students', 'import', file('b.csv'))).out).toContain('0 students added, 1 updated');
    expect(await beside(({ students }) => students.all())).toMatchObject([
      { name: 'ASHA', roomNumber: '14', feesPaid: true },
      { name: 'Ravi' },
    ]);
    expect((await type('students', 'import', file('b.csv'), '--replace')).code).toBe(1);
    expect((await type('students', 'import', file('b.csv'), '--replace', '--yes')).out).toContain(
      '1 removed',
    );
    expect(await beside(({ students }) => students.count())).toBe(1);
  });

  test('are removed by who is clearly meant', async () => {
    const { type, file, beside } = await testDesk();
    await writeFile(file('a.csv'), `${columns}\nAsha,a@example.org,1,,,1,,,14,No\nAsha,,2,,,1,,,15,No\n`);
    await type('students', 'import', file('a.csv'));
    expect((await type('students', 'remove', 'asha', '--yes')).said).toContain('names 2 students');
    expect((await type('students', 'remove', 'A@example.org', '--yes')).out).toBe('1 student removed.\n');
    expect((await type('students', 'remove', 'Nobody', '--yes')).code).toBe(1);
    expect(await beside(({ students }) => students.count())).toBe(1);
  });
});

test('a file that is not there is told in a sentence', async () => {
  const { type, file } = await testDesk();
  const { code, said } = await type('products', 'import', file('shop.csv'));
  expect(code).toBe(1);
  expect(said).toContain('shop.csv: There is no such file.');
  expect(said).not.toMatch(/^\s+at /m);
});

test('the examples of the guide can be imported', async () => {
  const { type, file } = await testDesk();
  await mkdir(file('pictures'));
  for (const name of ['crochet-pouch.jpg', 'crochet-pouch-large.jpg'])
    await copyFile(`docs/examples/pictures/${name}`, file(`pictures/${name}`));
  for (const name of ['products', 'home-products', 'students']) {
    await copyFile(`docs/examples/${name}.csv`, file(`${name}.csv`));
    expect((await type(name, 'import', file(`${name}.csv`))).code).toBe(0);
  }
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
