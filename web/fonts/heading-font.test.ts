import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'web/public/fonts';

// A WOFF2 file names its uncommon tables in its head, in plain letters.
it('has no STAT table, which Firefox would report as broken: the file is no variable font', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'));
  expect(files).toHaveLength(1);
  expect(files.filter((file) => readFileSync(`${FOLDER}/${file}`).includes('STAT'))).toEqual([]);
});
