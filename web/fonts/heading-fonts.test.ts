import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../domain/values/languages.ts';
import { headingFonts } from './heading-fonts.ts';

const FOLDER = 'web/public';

// A WOFF2 file names its uncommon tables in its head, in plain letters.
it('has no STAT table, which Firefox would report as broken: no file is a variable font', () => {
  const files = readdirSync(`${FOLDER}/fonts`).filter((name) => name.endsWith('.woff2'));
  expect(files).toHaveLength(2);
  expect(files.filter((file) => readFileSync(`${FOLDER}/fonts/${file}`).includes('STAT'))).toEqual([]);
});

it('is one file of Latin letters for English, and one of Devanagari besides for Hindi and Marathi', () => {
  expect(headingFonts('en')).toEqual([expect.stringContaining('latin')]);
  for (const language of ['hi', 'mr'] as const)
    expect(headingFonts(language)).toEqual([...headingFonts('en'), expect.stringContaining('devanagari')]);
});

it.each(languages)('is at most 60 kB for a page: %s', (language) => {
  const bytes = headingFonts(language).map((address) => statSync(FOLDER + address).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});
