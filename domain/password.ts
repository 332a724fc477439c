/** What is wrong with a password that someone chooses. */
export type PasswordProblem = 'missing' | 'too-short' | 'too-long' | 'common';

const SHORTEST = 12;
const LONGEST = 200;
// What is left of a good password once everything that is guessed first is taken out.
const FEWEST_OWN_LETTERS = 4;

// Lists of leaked passwords are made of these, repeated, joined, spelt with digits or followed by them. The longest first.
const COMMON = `
  password passwort passcode pass secret login signin admin administrator user guest root test default changeme
  letmein welcome hello please qwertyuiop qwerty qwertz azerty asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv
  1q2w3e4r5t6y 1q2w3e4r5t 1q2w3e4r 1qaz2wsx3edc 1qaz2wsx qazwsx q1w2e3r4 iloveyou love lovely baby angel sunshine
  princess flower summer winter monkey dragon master shadow superman batman football cricket soccer trustno
  computer internet google facebook whatsapp samsung nokia whatever freedom india indian bharat hindustan
  maharashtra mumbai pune delhi sachin dhoni krishna radhe ganesh ganpati sairam shriram jaishriram jaimatadi
  omnamahshivaya mahadev hanuman lakshmi allah waheguru jesus namaste mummy papa jaan foundation trust ngo hostel
  school children donate staff desk
`
  .trim()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length);

const DIGITS_THAT_STAND_FOR_LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/**
 * What is wrong with a new password: shorter than 12 characters, longer than 200, or one that is guessed first (common
 * words with digits, rows of letters, one character repeated, names that everyone knows); undefined where it is good.
 * `names` are those of the person and of the foundation.
 */
export function passwordProblem(password: string, names: readonly string[]): PasswordProblem | undefined {
  const { length } = Array.from(password);
  if (length === 0) return 'missing';
  if (length < SHORTEST) return 'too-short';
  if (length > LONGEST) return 'too-long';
  const plain = password.normalize('NFKC').toLowerCase();
  const known = [...names.flatMap(nameParts), ...COMMON];
  const isCommon = [plain, spelt(plain)].some((each) => ownLetters(each, known) < FEWEST_OWN_LETTERS);
  return isCommon ? 'common' : undefined;
}

// How many different letters are left besides known words, digits, signs, rows such as `abcd` and repetitions.
function ownLetters(text: string, known: readonly string[]): number {
  const rest = known.reduce((left, word) => left.replaceAll(word, ' '), text);
  const letters = Array.from(rest.replace(/[^\p{L}\p{M}]+/gu, ' '));
  return new Set(letters.filter((letter, at) => letter !== ' ' && !isStep(letters[at - 1], letter))).size;
}

// The same letter again, or the next one of the alphabet in either direction.
function isStep(before: string | undefined, letter: string): boolean {
  if (before === undefined) return false;
  return Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}

function spelt(text: string): string {
  return text.replace(/[@431!05$7]/g, (sign) => DIGITS_THAT_STAND_FOR_LETTERS[sign] ?? sign);
}

function nameParts(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part.length > 2);
}
