import { Blob, Buffer as ShapedText, Face, Font, shape } from 'harfbuzzjs';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { type Language, languages, languageNames } from '../../domain/values/languages.ts';
import { fontsOfScripts, headingFonts } from './heading-fonts.ts';

const FOLDER = 'web/public';

// A WOFF2 file names its uncommon tables in its head, in plain letters.
it('has no STAT table, which Firefox would report as broken: no file is a variable font', () => {
  const files = readdirSync(`${FOLDER}/fonts`).filter((name) => name.endsWith('.woff2'));
  expect(files.map((file) => `/fonts/${file}`).toSorted()).toEqual(Object.values(fontsOfScripts).toSorted());
  expect(files.filter((file) => readFileSync(`${FOLDER}/fonts/${file}`).includes('STAT'))).toEqual([]);
});

it('is one file of Latin letters for English, and one of its own script besides for another language', () => {
  expect(headingFonts('en')).toEqual([expect.stringContaining('latin')]);
  for (const language of ['hi', 'mr'] as const)
    expect(headingFonts(language)).toEqual([...headingFonts('en'), expect.stringContaining('devanagari')]);
  expect(headingFonts('ta')).toEqual([...headingFonts('en'), expect.stringContaining('tamil')]);
  expect(headingFonts('as')).toEqual(headingFonts('bn'));
});

it.each(languages)('is at most 60 kB for a page: %s', (language) => {
  const bytes = headingFonts(language).map((address) => statSync(FOLDER + address).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});

// Words with letters that join, and with what only one language of a script has.
const words: Readonly<Record<Language, string>> = {
  en: 'Children',
  hi: 'विद्यार्थियों के लिए',
  mr: 'ऱ्हास, मुलांसाठी',
  ta: 'குழந்தைகள், ஸ்ரீ, க்ஷ',
  te: 'విద్యార్థులు, స్త్రీ',
  kn: 'ವಿದ್ಯಾರ್ಥಿಗಳು, ಸ್ತ್ರೀ',
  ml: 'വിദ്യാർത്ഥികൾ, സ്ത്രീ',
  gu: 'વિદ્યાર્થીઓ, સ્ત્રી',
  bn: 'বিদ্যার্থীরা, স্ত্রী',
  pa: 'ਬੱਚਿਆਂ ਲਈ, ਸ੍ਰੀ',
  or: 'ବିଦ୍ୟାର୍ଥୀମାନେ, ସ୍ତ୍ରୀ',
  as: 'শিক্ষাৰ্থীসকল, ৱ',
};

it.each(Object.entries(words))('has every letter of a heading: %s', async (code, text) => {
  const language = code as Language;
  const fonts = await Promise.all(headingFonts(language).map((address) => openFont(FOLDER + address)));
  const all = `${languageNames[language]} ${text}`.replaceAll(',', '').split(' ');
  expect(all.filter((word) => !fonts.some((font) => hasAll(font, word)))).toEqual([]);
});

async function openFont(path: string): Promise<Font> {
  // Keeps all glyphs: this only unpacks the file.
  const unpacked = { targetFormat: 'sfnt' as const, keepAllGlyphs: true };
  return new Font(new Face(new Blob(await subsetFont(readFileSync(path), '', unpacked))));
}

function hasAll(font: Font, text: string): boolean {
  const shaped = new ShapedText();
  shaped.addText(text);
  shaped.guessSegmentProperties();
  shape(font, shaped, []);
  return shaped.getGlyphInfos().every(({ codepoint }) => codepoint !== 0);
}
