import { readdirSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

const heading = '_id,name,description,category,price,unit,picture,featured,styles,variants,colours';

describe('a list of two thousand products', () => {
  test('with mistakes is refused as a whole, and each mistake is named by row, column and reason', async () => {
    const { run, file, beside } = await testCommandLine();
    const rows = Array.from({ length: 2000 }, (_, at) => `id-${at},Name ${at},,Clothing,"₹1,250",,,No,,,`);
    rows[9] = 'id-9,"Two\nlines",,Clothing,twelve,,,No,,,';
    rows[99] = 'id-99,,,Shoes,10,,,perhaps,,,';
    rows[999] = 'id-5,Twin,,Clothing,10,,,No,,,';
    rows[1500] = 'id-1500,Bag,,Clothing,10,,,No,,Large=many; Large=5,';
    rows[1999] = 'id-1999,Bag,,Clothing,10,,,No,,,,spilled over';
    await writeFile(file('shop.csv'), `\uFEFF${heading}\r\n${rows.join('\r\n')}\r\n`);

    const { code, stderr } = await run('products', 'import', file('shop.csv'));

    expect(code).toBe(1);
    expect(stderr.split('\n').filter((line) => line.startsWith('shop.csv'))).toEqual([
      'shop.csv, row 11, column price: “twelve”: This is no price in rupees; write it like 350, 49.50 or ₹1,20,000.',
      'shop.csv, row 101, column name: This must be filled in.',
      'shop.csv, row 101, column category: “Shoes”: The shop has no such category; choose one of Clothing, Accessories, Food Items, Home Essentials, Festival Items.',
      'shop.csv, row 101, column featured: “perhaps”: Write Yes or No.',
      'shop.csv, row 1001: The same product stands in row 7 already.',
      'shop.csv, row 1502, column variants: “many”: This is no price in rupees; write it like 350, 49.50 or ₹1,20,000.',
      'shop.csv, row 2001: This row has more cells than there are headings; a cell with a comma needs quotation marks.',
    ]);
    expect(stderr).toContain('Nothing was imported: 7 problems in shop.csv.');
    expect(await beside(({ products }) => products.count())).toBe(0);
  });

  test('without mistakes goes in, and again changes nothing', async () => {
    const { run, file, beside } = await testCommandLine();
    const rows = Array.from({ length: 2000 }, (_, at) => `id-${at},Name ${at},,Clothing,"₹1,20,000",,,No,,,`);
    await writeFile(file('shop.csv'), [heading, ...rows].join('\n'));
    expect((await run('products', 'import', file('shop.csv'))).out).toBe(
      'shop.csv: 2000 products added, 0 updated.\n',
    );
    const first = await beside(({ products }) => products.all());
    expect((await run('products', 'import', file('shop.csv'))).out).toBe(
      'shop.csv: 0 products added, 2000 updated.\n',
    );
    expect(await beside(({ products }) => products.all())).toEqual(first);
    expect(first[1999]).toMatchObject({ _id: 'id-1999', price: 12_000_000 });
  });
});

describe('pictures', () => {
  test('beside the list are turned upright, stripped and made in AVIF', async () => {
    const { run, file, dataDir, beside } = await testCommandLine();
    await mkdir(file('pictures'));
    await writeFile(file('pictures/My Photo (1).JPG'), await sidewaysPhoto());
    await writeFile(
      file('shop.csv'),
      `${heading}\nbag,Bag,,Clothing,10,,pictures\\My Photo (1).JPG,No,,Large=20=pictures/My Photo (1).JPG,\n`,
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
    expect(readdirSync(`${dataDir}/media`)).toEqual([]);
    expect(await beside(({ homeProducts }) => homeProducts.count())).toBe(0);
  });
});

test('a file that is not there is reported in a sentence', async () => {
  const { run, file } = await testCommandLine();
  const { code, stderr } = await run('products', 'import', file('shop.csv'));
  expect(code).toBe(1);
  expect(stderr).toContain('shop.csv: There is no such file.');
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('the examples of the guide can be imported', async () => {
  const { run, file } = await testCommandLine();
  await mkdir(file('pictures'));
  for (const name of ['crochet-pouch.jpg', 'crochet-pouch-large.jpg'])
    await copyFile(`docs/examples/pictures/${name}`, file(`pictures/${name}`));
  for (const name of ['products', 'home-products', 'students']) {
    await copyFile(`docs/examples/${name}.csv`, file(`${name}.csv`));
    expect((await run(name, 'import', file(`${name}.csv`))).code).toBe(0);
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
