import { type Expression, type ExpressionBuilder, type SqlBool, expressionBuilder, sql } from 'kysely';
import { latinDigits } from '../../domain/values/latin-digits.ts';

/** Where a search looks: texts, read as one, and a phone number, of which only digits count. */
type Searched = { texts: readonly Expression<string>[]; phone: Expression<string> };

// The characters that people write between the digits of a phone number, and the digits of Hindi and Marathi.
const PHONE_MARKS = [' ', '+', '-', '(', ')', '.', '/'].map((mark) => [mark, ''] as const);

const PHONE_DIGITS = Array.from('०१२३४५६७८९', (digit) => [digit, latinDigits(digit)] as const);

// Letters of Hindi that some keyboards write as one character, others as two; Unicode's composed form has two.
const DOTTED_LETTERS = new Map(
  Array.from({ length: 8 }, (_, at) => String.fromCodePoint(0x958 + at)).map((letter) => [
    letter.normalize('NFD'),
    letter,
  ]),
);

const MOST_WORDS = 8;

// More digits than these begin with a country's code, which the stored number may lack.
const DIGITS_OF_A_NUMBER = 10;

/**
 * Whether a row matches what someone typed into a search: each of its words is in one of the texts or in the phone number,
 * capitals or not, however its letters are composed. A phone number may be typed with any marks between its digits, in the
 * digits of any script. Nothing typed matches all.
 */
export function matchesWords({ texts, phone }: Searched, typed: string): Expression<SqlBool> {
  const eb: ExpressionBuilder<object, never> = expressionBuilder();
  const digits = [...PHONE_MARKS, ...PHONE_DIGITS].reduce<Expression<string>>(
    (text, [mark, instead]) => sql<string>`replace(${text}, ${mark}, ${instead})`,
    phone,
  );
  const isIn = (text: Expression<string>, word: string) =>
    sql<SqlBool>`${text} like ${pattern(word)} escape '\\'`;
  const all = sql<string>`lower(${sql.join(texts, sql` || ' ' || `)})`;
  return eb.and(
    wordsOf(typed).map((word) =>
      eb.or([
        ...spellingsOf(word).map((spelling) => isIn(all, spelling)),
        ...(/^\p{Nd}+$/u.test(word) ? [isIn(digits, latinDigits(word))] : []),
      ]),
    ),
  );
}

function wordsOf(typed: string): string[] {
  const digits = typed.match(/\p{Nd}/gu) ?? [];
  if (digits.length > 0 && /^[\p{Nd}\s+()./-]+$/u.test(typed))
    return [digits.slice(-DIGITS_OF_A_NUMBER).join('')];
  return typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

function spellingsOf(word: string): string[] {
  const composed = word.toLowerCase().normalize('NFC');
  const dotted = composed.replace(/.\u093c/gu, (letter) => DOTTED_LETTERS.get(letter) ?? letter);
  // `lower` of SQLite, and of PostgreSQL in some locales, leaves the capitals outside ASCII as they are.
  const capitals = [/^\P{ASCII}/u, /\P{ASCII}/gu].map((letters) =>
    composed.replace(letters, (letter) => letter.toUpperCase()),
  );
  return [...new Set([composed, composed.normalize('NFD'), dotted, ...capitals])];
}

function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
