import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { bag, pickle } from '../storage/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

test.each(['csv', 'json'])('stories that were exported as %s are imported as they were', async (ending) => {
  const { run, file, beside } = await testCommandLine();
  await beside(({ products }) => products.save([bag, pickle]));
  await run('products', 'export', file(`shop.${ending}`));
  await beside(({ products }) => products.save([{ ...bag, story: undefined }]));
  expect((await run('products', 'import', file(`shop.${ending}`))).code).toBe(0);
  expect(await beside(({ products }) => products.all())).toEqual([bag, pickle]);
});

test('a list without the columns of the story leaves it; an empty cell empties', async () => {
  const { run, file, beside } = await testCommandLine();
  await beside(({ products }) => products.save([bag]));
  await writeFile(file('shop.csv'), '_id,unit,care,making_hi\nbag,pair,,\n');
  expect((await run('products', 'import', file('shop.csv'))).code).toBe(0);
  const [stored] = await beside(({ products }) => products.all());
  expect(stored).toEqual({
    ...bag,
    unit: 'pair',
    story: { ...bag.story, care: '', translations: { hi: { maker: bag.story?.translations?.hi?.maker } } },
  });
});

test('what is wrong with a story is named by row and column, and nothing is written', async () => {
  const { run, file, beside } = await testCommandLine();
  await beside(({ products }) => products.save([pickle]));
  await writeFile(
    file('shop.csv'),
    `_id,maker,maker consent given by,maker consent how checked,maker consent given on,maker consent until,care_mr\npickle,Usha,uncle,,1/4/2026,2027-03-31,${'क'.repeat(2001)}\n`,
  );
  const { code, stderr } = await run('products', 'import', file('shop.csv'));
  expect(code).toBe(1);
  expect(stderr).toContain(
    'row 2, column maker consent given by: “uncle”: Write who agreed: self, parent or guardian.',
  );
  expect(stderr).toContain('row 2, column maker consent how checked: This must be filled in.');
  expect(stderr).toContain(
    'row 2, column maker consent given on: “1/4/2026”: This is not a day. Write it like 2026-11-23.',
  );
  expect(stderr).toMatch(/row 2, column care_mr: .*too long/);
  expect(await beside(({ products }) => products.all())).toEqual([pickle]);
});

test('a list that names another maker does not use the consent of the one before', async () => {
  const { run, file, beside } = await testCommandLine();
  await beside(({ products }) => products.save([bag]));
  const stored = () => beside(({ products }) => products.all());
  const importing = (...flags: string[]) => run('products', 'import', file('shop.csv'), ...flags);
  await writeFile(file('shop.csv'), '_id,maker\nbag,Usha Pawar\n');
  for (const flags of [['--dry-run'], []])
    expect(await importing(...flags)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'row 2, column maker consent given by: This is of the maker who was named before.',
      ),
    });
  // The whole list, as it was exported and edited.
  await run('products', 'export', file('whole.csv'));
  const whole = await readFile(file('whole.csv'), 'utf8');
  expect(whole).toContain(bag.story?.maker);
  await writeFile(file('shop.csv'), whole.replace(bag.story?.maker ?? '', 'Usha Pawar'));
  expect((await importing()).code).toBe(1);
  expect(await stored()).toEqual([bag]);

  expect((await importing('--same-consents')).code).toBe(0);
  expect(await stored()).toMatchObject([{ story: { maker: 'Usha Pawar', consent: bag.story?.consent } }]);
  await writeFile(
    file('shop.csv'),
    '_id,maker,maker consent given by,maker consent how checked,maker consent given on,maker consent until\nbag,Lata More,,,,\n',
  );
  expect((await importing()).stderr).toContain(
    'row 2, column maker_hi: This is of the maker who was named before.',
  );
  await writeFile(
    file('shop.csv'),
    '_id,maker,maker_hi,maker consent given by,maker consent how checked,maker consent given on,maker consent until\nbag,Lata More,,,,,\n',
  );
  expect((await importing()).code).toBe(0);
  const [{ story } = bag] = await stored();
  expect([story?.maker, story?.consent]).toEqual(['Lata More', undefined]);
});

test('the exported list has a column for each text of the story, and each part of the consent', async () => {
  const { run, file, beside } = await testCommandLine();
  await beside(({ products }) => products.save([bag]));
  await run('products', 'export', file('shop.csv'));
  const [headings = ''] = (await readFile(file('shop.csv'), 'utf8')).split('\r\n');
  for (const text of ['maker', 'making', 'care'])
    for (const ending of ['', '_hi', '_mr']) expect(headings).toContain(`"${text}${ending}"`);
  for (const part of ['given by', 'how checked', 'given on', 'until'])
    expect(headings).toContain(`"maker consent ${part}"`);
});
