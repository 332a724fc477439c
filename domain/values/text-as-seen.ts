import { latinDigits } from './latin-digits.ts';

// What people do not see, strokes and dots at a letter or digit, and nuktas, which some write and some do not.
const UNSEEN = /[\p{Cf}\p{Me}\p{Default_Ignorable_Code_Point}\u0300-\u036F\u093C]/gu;

// Letters of other scripts, and small capitals, that look like those of the English alphabet beside them.
const ALIKE = [
  ['асԁеһіјорѕух', 'acdehijopsyx'],
  ['АВСЕНІЈКМОРЅТХУ', 'ABCEHIJKMOPSTXY'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυ', 'ABEZHIKMNOPTYXaiknoptu'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
] as const;
const LETTERS = new Map(
  ALIKE.flatMap(([other, latin]) =>
    Array.from(other, (letter, at) => [letter, latin[at] ?? letter] as const),
  ),
);
const OTHER_LETTERS = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

// White letters in black circles and squares, and those of flags: each of these is an A.
const CAPITALS = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6];
const ENCLOSED_CAPITALS = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;

// An A in a circle or a square beside which no other letter has one: an @.
const ENCLOSED = String.raw`[\u24B6-\u24E9\u{1F110}-\u{1F189}]`;
const ENCLOSED_A = new RegExp(
  String.raw`(?<!${ENCLOSED}\s?)[\u24B6\u24D0\u{1F110}\u{1F130}\u{1F150}\u{1F170}](?!\s?${ENCLOSED})`,
  'gu',
);

// Digits in circles that no standard form of a text makes digits of: each of these is a one, and ends with ten.
const CIRCLED = [0x24_f5, 0x27_76, 0x27_80, 0x27_8a];
const CIRCLED_DIGITS = /[\u24EB-\u24FF\u2776-\u2793\u{1F10B}\u{1F10C}]/gu;

/**
 * A text as people read it: without what they don't see, with one blank or line break where there are several, and with letters and
 * digits in place of signs and letters of other scripts that look like them. Devanagari stays, but for nuktas and digits.
 * @example textAsSeen('GPаy ❾❽१') // 'GPay 981'
 */
export function textAsSeen(text: string): string {
  const shown = text
    .replaceAll(CIRCLED_DIGITS, circledDigit)
    .replaceAll(ENCLOSED_A, '@')
    .replaceAll(ENCLOSED_CAPITALS, enclosedCapital)
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(OTHER_LETTERS, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll('。', '.');
  // Browsers show several blanks as one.
  return latinDigits(shown.replaceAll(/[^\S\n]+/gu, ' ').replaceAll(/ ?\n[ \n]*/gu, '\n'));
}

function circledDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = CIRCLED.find((each) => code >= each && code < each + 10);
  if (first !== undefined) return String(code - first + 1);
  return code > 0x24_ea && code < 0x24_f5 ? String(code - 0x24_eb + 11) : '0';
}

function enclosedCapital(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = CAPITALS.find((each) => code >= each && code < each + 26) ?? code;
  return String.fromCharCode('A'.charCodeAt(0) + code - first);
}
