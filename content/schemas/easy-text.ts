import * as v from 'valibot';
import { reasonMessage } from '../content-problem.ts';
import { sentencesOf } from '../sentences.ts';
import { template } from './text.ts';

const MOST_WORDS = 12;
const MOST_SENTENCES = 3;

/** As many words as most values have that a placeholder stands for, such as “5-7 working days”. */
const PLACEHOLDER = 'three words instead';

const notEasy: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/[;()–—…]|\s-\s/, reasonMessage('easyMarks')],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|thousand)\b/i,
    reasonMessage('easyNumbers'),
  ],
  [/\b(?!UPI\b|IFSC\b|QR\b|PIN\b|ID\b)[A-Z]{2,}\b/, reasonMessage('easyCapitals')],
  [/\b(e\.g|i\.e|etc)\b/i, reasonMessage('easyExample')],
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
  if (sentences.length > MOST_SENTENCES) return reasonMessage('easySentences', { count: MOST_SENTENCES });
  const long = sentences.find((sentence) => wordsIn(sentence) > MOST_WORDS);
  if (long !== undefined) return reasonMessage('easyWords', { count: MOST_WORDS, sentence: long });
  if (sentences.some((sentence) => (sentence.match(negations)?.length ?? 0) > 1))
    return reasonMessage('easyNegation');
  return notEasy.find(([pattern]) => pattern.test(text))?.[1];
}

function wordsIn(sentence: string): number {
  return sentence
    .replaceAll(/\{\w+\}/g, PLACEHOLDER)
    .trim()
    .split(/\s+/).length;
}
