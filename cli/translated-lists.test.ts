import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { bag, lamp, pickle } from '../storage/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('a list with translations', () => {
  test.each(['csv', 'json'])('that was exported as %s is imported as it was', async (ending) => {
    const { run, file, beside } = await testCommandLine();
    const translatedLamp = { ...lamp, translations: { mr: { name: 'पणती', alt: 'मातीची पणती' } } };
    await beside(async ({ products, homeProducts }) => {
      await products.save([bag, pickle]);
      await homeProducts.save([translatedLamp]);
    });
    for (const list of ['products', 'home-products']) await run(list, 'export', file(`${list}.${ending}`));
    await beside(async ({ products, homeProducts }) => {
      const [variant] = bag.variants;
      await products.save([
        {
          ...bag,
          variants: variant ? [{ ...variant, translations: undefined }] : [],
          translations: { hi: { name: 'कुछ और' } },
        },
      ]);
      await homeProducts.save([lamp]);
    });
    for (const list of ['products', 'home-products'])
      expect((await run(list, 'import', file(`${list}.${ending}`))).code).toBe(0);
    expect(await beside(({ products }) => products.all())).toEqual([bag, pickle]);
    expect(await beside(({ homeProducts }) => homeProducts.all())).toEqual([translatedLamp]);
  });

  test('may have a few columns only, and leaves the other translations', async () => {
    const { run, file, beside } = await testCommandLine();
    await beside(({ products }) => products.save([bag]));
    await writeFile(file('units.csv'), '_id,unit\nbag,pair\n');
    await run('products', 'import', file('units.csv'));
    await writeFile(
      file('marathi.csv'),
      '_id,description_mr,styles_mr\nbag,हाताने विणलेली.,Plastic-free=प्लास्टिकशिवाय\n',
    );
    await run('products', 'import', file('marathi.csv'));
    expect(await beside(({ products }) => products.all())).toEqual([
      {
        ...bag,
        unit: 'pair',
        translations: {
          hi: bag.translations?.hi,
          mr: { name: 'ज्यूटची पिशवी', description: 'हाताने विणलेली.', styles: ['', 'प्लास्टिकशिवाय'] },
        },
      },
    ]);
  });

  test('loses a translation whose cell is empty', async () => {
    const { run, file, beside } = await testCommandLine();
    await beside(({ products }) => products.save([bag]));
    await writeFile(file('empty.csv'), '_id,name_mr,unit_hi\nbag,,\n');
    await run('products', 'import', file('empty.csv'));
    const [stored] = await beside(({ products }) => products.all());
    expect(stored?.translations?.mr).toBeUndefined();
    expect(stored?.translations?.hi).toEqual({ ...bag.translations?.hi, unit: undefined });
  });

  test('that translates what is not there is refused, with row and column', async () => {
    const { run, file, beside } = await testCommandLine();
    await beside(({ products }) => products.save([bag]));
    await writeFile(
      file('shop.csv'),
      `_id,name_hi,variants_hi,styles_mr\nbag,${'क'.repeat(201)},Huge=बहुत बड़ा,Handstitched=शिवलेली\n`,
    );
    const { code, stderr } = await run('products', 'import', file('shop.csv'));
    expect(code).toBe(1);
    expect(stderr).toMatch(/shop\.csv, row 2, column name_hi: .*too long/i);
    expect(stderr).toContain(
      'row 2, column variants_hi: “Huge” is not in the column variants. Write the English text, then =, then its translation.',
    );
    expect(stderr).toContain('row 2, column styles_mr: “Handstitched” is not in the column styles.');
    expect(await beside(({ products }) => products.all())).toEqual([bag]);
  });

  test('has a column for each text in each language', async () => {
    const { run, file, beside } = await testCommandLine();
    await beside(({ products }) => products.save([pickle]));
    await run('products', 'export', file('shop.csv'));
    const [headings = ''] = (await readFile(file('shop.csv'), 'utf8')).split('\r\n');
    for (const text of ['name', 'description', 'unit', 'alt text', 'styles', 'variants', 'colours'])
      for (const language of ['hi', 'mr']) expect(headings).toContain(`"${text}_${language}"`);
  });
});
