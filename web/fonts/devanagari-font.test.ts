import { Blob, Buffer as ShapedText, Face, Feature, Font, shape } from 'harfbuzzjs';
import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { languages, scriptOf } from '../../domain/values/languages.ts';
import { devanagariLetters } from './devanagari-letters.ts';
import { fontsOfScripts } from './heading-fonts.ts';

const file = await openFont(`web/public${fontsOfScripts.Deva}`);
// Without what the file leaves out on purpose: kerning, and Marathi shapes that do not join.
const whole = await openFont('node_modules/@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff2', [
  'dist',
  'kern',
  'locl',
]);

const conjuncts = [
  ...'क्ष त्र ज्ञ श्र क्त क्य क्र क्ल क्व क्क क्स ख्य ग्य ग्र ग्न ग्ल घ्न ङ्क ङ्ग'.split(' '),
  ...'च्च च्छ च्य ज्ज ज्य ज्व ञ्च ञ्ज ट्ट ट्ठ ट्य ट्र ठ्य ड्ड ड्य ड्र ढ्य ण्ट ण्ठ ण्ड ण्य'.split(' '),
  ...'त्त त्य त्व त्न त्म त्स त्त्व थ्य द्द द्ध द्ध्य द्य द्र द्व द्म द्भ द्ग ध्य ध्र ध्व'.split(' '),
  ...'न्त न्त्र न्द न्द्र न्ध न्न न्य न्म न्ह प्त प्न प्प प्य प्र प्ल फ्र फ्ल ब्ज ब्द ब्ब ब्र'.split(' '),
  ...'भ्य भ्र म्न म्प म्ब म्भ म्म म्य म्र म्ह य्य ल्क ल्ड ल्प ल्म ल्य ल्ल ल्ह व्य व्र व्ह'.split(' '),
  ...'श्च श्न श्य श्ल श्व ष्क ष्ट ष्ट्र ष्ठ ष्ण ष्प स्क स्ट स्ट्र स्त स्त्र स्थ स्न स्प स्फ स्म स्य स्र स्व'.split(' '),
  ...'ह्न ह्म ह्य ह्र ह्ल ह्व फ़्त ख़्त ज़्य'.split(' '),
  // Marathi: the eyelash, typed in both ways, and what its ळ joins.
  ...'ऱ्य ऱ्ह र्\u200dय र्\u200dह ळ्य ळ्ळ ल्य श्य'.split(' '),
];

const words = [
  // Reph, alone and together with other marks.
  ...'कार्य वर्ष धर्म कर्मी वर्षों कर्मचारियों र्कि कर्तृत्व विद्यार्थी विद्यार्थ्यांची मार्गदर्शन'.split(' '),
  // Rakar beneath letters of all shapes.
  ...'प्रेम ग्राम ट्रस्ट ड्राइंग शृंगार राष्ट्र क्रिकेट छ्र हृदय रुपये रूप दृष्टि कृपया'.split(' '),
  // The short i before conjuncts, which is as wide as they are.
  ...'शक्ति स्थिति बुद्धि व्यक्ति चिट्ठी क्लिनिक विशिष्ट निधि ज्ञिति'.split(' '),
  // The letters for English words, and marks above matras.
  ...'ऑनलाइन ऑर्डर ॲप बॅग डॉक्टर हॉस्टल कॉँ हैं में चाँद नहीं यहाँ सर्टिफ़िकेट व्हॉट्सॲप फ़ॉर्म'.split(' '),
  ...'मराठी शाळा मुलं तऱ्हा दुसऱ्या सुऱ्या गोष्ट माणूस ज्ञानेश्वर स्त्री वाङ्मय दुःख ॐ'.split(' '),
];

const consonants = devanagariLetters.match(/[\u0915-\u0939\u0958-\u095f]/g) ?? [];
const matras = devanagariLetters.match(/[\u093e-\u094c]/g) ?? [];

describe('the headings’ font for Devanagari', () => {
  it.each(['hi', 'mr'] as const)('joins letters as the whole font does: %s', (language) => {
    expect([...conjuncts, ...words].filter((text) => !isSame(text, language))).toEqual([]);
  });

  it.each(conjuncts)('joins %s without a virama to be seen', (text) => {
    const glyphs = shapedBy(file, text, 'mr').map(({ glyph }) => glyph);
    expect(glyphs).not.toContain(file.font.nominalGlyph(0x094d));
  });

  it('joins any two consonants, and any consonant and vowel, as the whole font does', () => {
    const pairs = consonants.flatMap((one) => consonants.map((other) => `${one}्${other}`));
    const syllables = consonants.flatMap((letter) => matras.map((matra) => letter + matra));
    const texts = [
      ...pairs.flatMap((pair) => [pair, `${pair}ि`, `${pair}ु`]),
      ...syllables.flatMap((each) => [each, `${each}ं`, `${each}ँ`, `र्${each}`, `र्${each}ं`]),
    ];
    expect(texts.filter((text) => !isSame(text, 'hi'))).toEqual([]);
  });

  it('has every letter of the texts in Hindi and Marathi', () => {
    const letters = new Set(
      languages
        .filter((language) => scriptOf(language) === 'Deva')
        .flatMap((language) => globSync(`content/${language}/**/*.json`))
        .flatMap((path) => readFileSync(path, 'utf8').match(/\p{Script=Deva}|।/gu) ?? []),
    );
    expect(letters.size).toBeGreaterThan(50);
    expect(
      Array.from(letters).filter((letter) => file.font.nominalGlyph(letter.charCodeAt(0)) === undefined),
    ).toEqual([]);
  });
});

/** Whether a text is drawn with the same outlines at the same places as in the whole font, and none is missing. */
function isSame(text: string, language: string): boolean {
  const [ours, wanted] = [file, whole].map((font) =>
    shapedBy(font, text, language).map(({ glyph, ...place }) => ({
      ...place,
      outline: font.outlineOf(glyph),
    })),
  );
  return isDeepStrictEqual(ours, wanted) && shapedBy(file, text, language).every(({ glyph }) => glyph !== 0);
}

type OpenFont = { font: Font; leftOut: Feature[]; outlineOf(glyph: number): string };

async function openFont(path: string, leftOut: readonly string[] = []): Promise<OpenFont> {
  // Keeps all glyphs: this only unpacks the file.
  const unpacked = { targetFormat: 'sfnt' as const, keepAllGlyphs: true };
  const font = new Font(new Face(new Blob(await subsetFont(readFileSync(path), '', unpacked))));
  const outlines = new Map<number, string>();
  return {
    font,
    leftOut: leftOut.map((feature) => new Feature(feature, 0)),
    outlineOf(glyph) {
      const known = outlines.get(glyph) ?? font.glyphToPath(glyph);
      outlines.set(glyph, known);
      return known;
    },
  };
}

function shapedBy({ font, leftOut }: OpenFont, text: string, language: string) {
  const shaped = new ShapedText();
  shaped.addText(text);
  shaped.guessSegmentProperties();
  shaped.setLanguage(language);
  shape(font, shaped, leftOut);
  const positions = shaped.getGlyphPositions();
  return shaped.getGlyphInfos().map(({ codepoint }, at) => ({ glyph: codepoint, ...positions[at] }));
}
