import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { guessedNames, guessedWords } from './guessed-words.ts';

// The time grows with the square of the length, and 64 characters that are hard to guess are enough.
const LONGEST_LOOKED_AT = 64;
// People who know someone know their phone number, and lists have the digits that many choose.
const MOST_GUESSES_OF_DIGITS = 10_000;
const DIGITS = /(\d{5,})/u;
const GUESSES_OF_A_SIGN = 10;

// The whole as it is, with signs such as the @ of p@ssword for letters; its words; and words with any sign between.
const PARTINGS = [/(?!)/gu, /[\s_.,:;/|\\-]/gu, /[^\p{L}\p{M}\p{N}]/gu];

const estimator = new ZxcvbnFactory({
  dictionary: {
    // By this name the library knows words of which each is as likely as the next.
    diceware: dictionary['diceware-common'],
    passwords: dictionary['passwords-common'],
    words: [...guessedWords],
    names: [...guessedNames],
  },
  graphs: adjacencyGraphs,
  // Of the 100 ways to read signs as letters that it would try, so many are enough for a word; the rest takes time.
  l33tMaxSubstitutions: 16,
});

/**
 * How many guesses find a password, by the commonest way to make one: words, names and digits in a row, with the same sign
 * between. `names` are those that whoever guesses knows, as they are written: `Meera Joshi`.
 */
export function passwordGuesses(password: string, names: readonly string[]): number {
  const text = Array.from(withoutRepetition(password.normalize('NFKC')))
    .slice(0, LONGEST_LOOKED_AT)
    .join('');
  const known = names.flatMap(joinedParts);
  return Math.min(...PARTINGS.map((parting) => guessesByParts(text, parting, known)));
}

// Of seven repetitions the library sees six.
function withoutRepetition(text: string): string {
  return text.replace(/^(.+?)\1+$/su, '$1');
}

function guessesByParts(text: string, parting: RegExp, known: string[]): number {
  const parts = text.split(DIGITS).flatMap((part) => part.split(parting));
  const signs = new Set(text.match(parting));
  return parts.reduce((product, part) => product * guessesOf(part, known), GUESSES_OF_A_SIGN ** signs.size);
}

// The library's own sum multiplies each further part by 10,000 or more, as if it were not known how names and years are joined.
function guessesOf(part: string, known: string[]): number {
  const { sequence } = estimator.check(part, known);
  const guesses = sequence.reduce((product, match) => product * Number(match['guesses']), 1);
  return part.replace(DIGITS, '') === '' ? Math.min(guesses, MOST_GUESSES_OF_DIGITS) : guesses;
}

// `Diya Dhaga Foundation` gives its three words, `DiyaDhaga` and `DiyaDhagaFoundation`.
function joinedParts(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part !== '');
  return [...parts, ...parts.map((_part, at) => parts.slice(0, at + 1).join(''))];
}
