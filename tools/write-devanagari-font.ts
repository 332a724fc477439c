import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { devanagariLetters } from '../web/fonts/devanagari-letters.ts';
import { DEVANAGARI_FONT } from '../web/fonts/heading-fonts.ts';

const wholeFont = new URL(
  import.meta.resolve('@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff2'),
);

const options = {
  targetFormat: 'woff2' as const,
  // The features that make conjuncts and place marks. Left out are kerning (`dist`), which moves no letter by more
  // than a thirtieth of its size, and the Marathi shapes of ल and श (`locl`): with them the font does not join the
  // letters of प्रश्न and पश्चिम.
  keepFeatures: 'nukt akhn rphf rkrf blwf half cjct pres abvs blws psts abvm blwm'.split(' '),
  // It describes a variable font, which this is not; Firefox would report it as broken.
  dropTables: ['STAT'],
};

const font = await subsetFont(readFileSync(wholeFont), devanagariLetters, options);
writeFileSync(`web/public${DEVANAGARI_FONT}`, font);
console.log(`${DEVANAGARI_FONT}: ${font.length} bytes`);
