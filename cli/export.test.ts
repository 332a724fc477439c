import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { bag, lamp, pickle } from '../storage/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('what is exported', () => {
  const odd = {
    ...bag,
    category: 'Accessories' as const,
    name: '\'=HYPERLINK("x")',
    description: '=1+1;\n"two" lines',
    styles: ['a;b', 'c=d', String.raw`e\f`],
    variants: [{ type: 'Large; =wide', price: 35_075, imageURL: '', description: 'One and two=2' }],
  };

  test.each(['csv', 'json'])('as %s and imported is the same when it is exported again', async (ending) => {
    const { run, file, beside } = await testCommandLine();
    await beside(({ products }) => products.save([odd, pickle]));
    await run('products', 'export', file(`one.${ending}`));
    expect((await run('products', 'import', file(`one.${ending}`))).out).toContain(
      '0 products added, 2 updated',
    );
    await run('products', 'export', file(`two.${ending}`));
    expect(await readFile(file(`two.${ending}`), 'utf8')).toBe(await readFile(file(`one.${ending}`), 'utf8'));
    expect((await beside(({ products }) => products.all()))[0]).toEqual(odd);
  });

  test('runs no formula in a spreadsheet', async () => {
    const { run, beside } = await testCommandLine();
    await beside(({ homeProducts }) => homeProducts.save([{ ...lamp, name: '@SUM(A1)' }]));
    expect((await run('home-products', 'export')).out).toContain('\r\n"lamp","\'@SUM(A1)",');
  });

  test('is not written over another file without a yes', async () => {
    const { run, file, beside } = await testCommandLine();
    await beside(({ publicStudents }) => publicStudents.count());
    await writeFile(file('diary.csv'), 'Dear diary');
    expect(await run('students', 'export', file('diary.csv'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('add --yes'),
    });
    expect(await readFile(file('diary.csv'), 'utf8')).toBe('Dear diary');
  });
});
