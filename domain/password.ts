/** What is wrong with a password that someone chooses. */
export type PasswordProblem = 'missing' | 'too-short' | 'too-long' | 'common';

const SHORTEST = 12;
const LONGEST = 200;

// Lists of leaked passwords are made of these, repeated, joined or followed by digits.
const COMMON = [
  'password',
  'passw0rd',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  '1q2w3e4r',
  '1qaz2wsx',
  'iloveyou',
  'letmein',
  'welcome',
  'admin',
  'administrator',
  'login',
  'secret',
  'abc',
  'abcdef',
  'abcdefgh',
  'changeme',
  'default',
  'india',
  'indian',
  'cricket',
  'krishna',
  'sairam',
  'ganesh',
  'jaimatadi',
  'bharat',
  'sunshine',
  'princess',
  'football',
  'monkey',
  'dragon',
  'master',
  'superman',
  'trustno',
  'whatever',
  'computer',
  'internet',
  'foundation',
  'hostel',
];

const MADE_OF_COMMON = new RegExp(`^(${COMMON.join('|')}|\\d|[^\\p{L}\\p{N}])+$`, 'u');

/**
 * What is wrong with a new password: shorter than 12 characters, longer than 200, or one that is guessed first (common
 * words with digits, one character repeated, the person's name); undefined where it is good.
 */
export function passwordProblem(password: string, name: string): PasswordProblem | undefined {
  const { length } = Array.from(password);
  if (length === 0) return 'missing';
  if (length < SHORTEST) return 'too-short';
  if (length > LONGEST) return 'too-long';
  const plain = password.toLowerCase();
  const withoutName = nameParts(name).reduce((rest, part) => rest.replaceAll(part, ''), plain);
  const isCommon =
    MADE_OF_COMMON.test(plain) ||
    new Set(plain).size < 5 ||
    MADE_OF_COMMON.test(withoutName) ||
    withoutName === '';
  return isCommon ? 'common' : undefined;
}

function nameParts(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 2);
}
