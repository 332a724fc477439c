import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { devanagariLetters } from '../web/fonts/devanagari-letters.ts';
import { fontsOfScripts } from '../web/fonts/heading-fonts.ts';

type Source = { file: string; letters: string; features?: string };

/** The whole fonts of one family, and what the files of the site keep of them; the Latin one has been cut by hand. */
const sources: Readonly<Record<Exclude<keyof typeof fontsOfScripts, 'Latn'>, Source>> = {
  Deva: {
    file: import.meta.resolve('@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff2'),
    letters: devanagariLetters,
    // The features that make conjuncts and place marks. Left out are kerning (`dist`), which moves no letter by more
    // than a thirtieth of its size, and the Marathi shapes of ल and श (`locl`): with them the font does not join the
    // letters of प्रश्न and पश्चिम.
    features: 'nukt akhn rphf rkrf blwf half cjct pres abvs blws psts abvm blwm',
  },
  Taml: {
    file: import.meta.resolve('@fontsource/baloo-thambi-2/files/baloo-thambi-2-tamil-700-normal.woff2'),
    letters: block(0xb80),
  },
  Telu: {
    file: import.meta
      .resolve('@fontsource-variable/baloo-tammudu-2/files/baloo-tammudu-2-telugu-wght-normal.woff2'),
    letters: block(0xc00),
  },
  Knda: {
    file: import.meta.resolve('@fontsource/baloo-tamma-2/files/baloo-tamma-2-kannada-700-normal.woff2'),
    letters: block(0xc80),
  },
  Mlym: {
    file: import.meta.resolve('@fontsource/baloo-chettan-2/files/baloo-chettan-2-malayalam-700-normal.woff2'),
    letters: block(0xd00),
  },
  Gujr: {
    file: import.meta.resolve('@fontsource/baloo-bhai-2/files/baloo-bhai-2-gujarati-700-normal.woff2'),
    letters: block(0xa80),
  },
  Beng: {
    file: import.meta.resolve('@fontsource/baloo-da-2/files/baloo-da-2-bengali-700-normal.woff2'),
    letters: block(0x980),
  },
  Guru: {
    file: import.meta.resolve('@fontsource/baloo-paaji-2/files/baloo-paaji-2-gurmukhi-700-normal.woff2'),
    letters: block(0xa00),
  },
  Orya: {
    file: import.meta.resolve('@fontsource/baloo-bhaina-2/files/baloo-bhaina-2-oriya-700-normal.woff2'),
    letters: block(0xb00),
  },
};

for (const [script, { file, letters, features }] of Object.entries(sources)) {
  const whole = readFileSync(new URL(file));
  const options = {
    targetFormat: 'woff2' as const,
    // It describes a variable font, which this is not; Firefox would report it as broken.
    dropTables: ['STAT'],
    ...(file.includes('variable') ? { variationAxes: { wght: 700 } } : {}),
    ...(features ? { keepFeatures: features.split(' ') } : {}),
  };
  const font = await subsetFont(whole, letters, options);
  const address = fontsOfScripts[script as keyof typeof fontsOfScripts];
  writeFileSync(`web/public${address}`, font);
  console.log(`${address}: ${font.length} bytes`);
}

/** The 128 letters of a script in Unicode from the first one on, with the joiners and the signs that end a sentence. */
function block(first: number): string {
  const letters = Array.from({ length: 128 }, (_, at) => String.fromCodePoint(first + at));
  return `${letters.join('')}\u200c\u200d।॥`;
}
