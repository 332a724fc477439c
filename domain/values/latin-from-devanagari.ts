// A consonant carries an `a` unless a vowel sign or a virama follows it.
const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'ॅ': 'e',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
  '्': '',
};
const others: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ऍ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
  ॐ: 'om',
  'ं': 'n',
  'ँ': 'n',
  'ः': 'h',
};
// A consonant with a dot below.
const dotted: Readonly<Record<string, string>> = { क: 'q', ज: 'z', ड: 'r', ढ: 'rh', फ: 'f' };

/**
 * A text with its Devanagari in Latin letters, as names of places are written in India: without marks, and without the `a` that
 * the end of a word does not sound.
 * @example latinFromDevanagari('जूट का झोला') // 'jut ka jhola'
 * @example latinFromDevanagari('नमक') // 'namak'
 */
export function latinFromDevanagari(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/([क-ह])(\u093c?)(\p{Mn}|\p{Mc})?(?=([\u0900-\u0963]?))/gu, syllable)
    .replaceAll(/[\u0900-\u0963]/g, (letter) => others[letter] ?? vowelSigns[letter] ?? '');
}

function syllable(_: string, consonant: string, dot: string, sign: string | undefined, next: string): string {
  const sound = (dot && dotted[consonant]) || (consonants[consonant] ?? '');
  if (sign !== undefined && sign in vowelSigns) return sound + vowelSigns[sign];
  return sound + ((sign ?? next) ? 'a' : '') + (sign ?? '');
}
