import * as v from 'valibot';
import { sentencesOf } from '../sentences.ts';
import { template } from './text.ts';

const MOST_WORDS = 12;
const MOST_SENTENCES = 3;

/** As many words as most values have that a placeholder stands for, such as “5-7 working days”. */
const PLACEHOLDER = 'three words instead';

const notEasy: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/[;()–—…]|\s-\s/, 'Write two sentences in place of a semicolon, brackets or a dash.'],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|thousand)\b/i,
    'Write numbers as digits, such as 6.',
  ],
  [/\b(?!UPI\b|IFSC\b|QR\b|PIN\b|ID\b)[A-Z]{2,}\b/, 'Write no word in capitals.'],
  [/\b(e\.g|i\.e|etc)\b/i, 'Write “for example”, or leave it out.'],
];

const negations = /\b(no|not|never|nobody|nothing|none|cannot|without|un(able|less)|\w+n['’]t)\b/gi;

/** A text in easy read: up to three sentences of up to 12 words, and what else makes a sentence easy. */
export function easyText(...required: string[]) {
  return v.pipe(
    template(...required),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? easyProblem(dataset.value) : undefined;
      if (problem) addIssue({ message: problem });
    }),
  );
}

function easyProblem(text: string): string | undefined {
  const sentences = sentencesOf(text);
  if (sentences.length > MOST_SENTENCES)
    return `Easy read has at most ${MOST_SENTENCES} sentences in a text.`;
  const long = sentences.find((sentence) => wordsIn(sentence) > MOST_WORDS);
  if (long !== undefined) return `Easy read has at most ${MOST_WORDS} words in a sentence: “${long}”`;
  if (sentences.some((sentence) => (sentence.match(negations)?.length ?? 0) > 1))
    return 'Say “no” or “not” once in a sentence.';
  return notEasy.find(([pattern]) => pattern.test(text))?.[1];
}

function wordsIn(sentence: string): number {
  return sentence
    .replaceAll(/\{\w+\}/g, PLACEHOLDER)
    .trim()
    .split(/\s+/).length;
}
