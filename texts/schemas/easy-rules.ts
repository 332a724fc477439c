import type { Language } from '../../domain/values/languages.ts';
import { reasonMessage } from '../content-problem.ts';
import { sentencesOf } from '../sentences.ts';

/** The rules that make a sentence easy in a language. */
type EasyRules = {
  mostWords: number;
  /** The most letters that a word has, without the signs on them; undefined where only words are counted. */
  mostLetters?: number;
  /** Words that say “not”; a sentence has one of them at most. */
  negations: RegExp;
  /** The patterns that make a text hard, with the reason that is told; `{word}` in it stands for what was found. */
  hard: readonly (readonly [pattern: RegExp, reason: Parameters<typeof reasonMessage>[0]])[];
};

const MOST_SENTENCES = 3;

/** As many words as most values have that a placeholder stands for, such as “5-7 working days”. */
const PLACEHOLDER = 'three words instead';

const marks = [/[;()–—…]|\s-\s/, 'easyMarks'] as const;

/** Matches the words that are named, and not parts of longer ones; `\b` knows Latin letters only. */
function wordsOf(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'giu');
}

// Three consonants in one sign, such as ष्ट्र: the hardest signs to read.
const conjunct = [/[\p{L}\p{M}]*(?:[क-ह]़?्){2}[क-ह][\p{L}\p{M}]*/u, 'easyConjunct'] as const;

// Names that everybody sees in these letters, on a phone or on a card.
const latin = [/(?<![A-Za-z])(?!(?:UPI|IFSC|QR|PIN|OTP|ID)(?![A-Za-z]))[A-Za-z]+/, 'easyLatin'] as const;

const rules: Readonly<Partial<Record<Language, EasyRules>>> = {
  en: {
    mostWords: 12,
    negations: /\b(no|not|never|nobody|nothing|none|cannot|without|un(able|less)|\w+n['’]t)\b/gi,
    hard: [
      marks,
      [
        /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|thousand)\b/i,
        'easyNumbers',
      ],
      [/\b(?!UPI\b|IFSC\b|QR\b|PIN\b|OTP\b|ID\b)[A-Z]{2,}\b/, 'easyCapitals'],
      [/\b(e\.g|i\.e|etc)\b/i, 'easyExample'],
    ],
  },
  hi: {
    mostWords: 12,
    negations: wordsOf('न|ना|नहीं|मत|बिना|बगैर'),
    hard: [
      marks,
      // Not एक, which is “a” too.
      [wordsOf('दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|बीस|सौ|हज़ार|हजार'), 'easyNumbers'],
      latin,
      conjunct,
      [
        wordsOf(
          'जो|जिस|जिसे|जिसने|जिसका|जिसकी|जिसके|जिससे|जिसमें|जिन|जिन्हें|जिन्होंने|जिनका|जिनकी|जिनके|जिनसे|जिनमें|जहाँ|जितना|जितनी|जितने|ताकि|हालाँकि|बल्कि|अर्थात',
        ),
        'easyJoined',
      ],
    ],
  },
  // Endings are joined to a word there: fewer words say as much.
  mr: {
    mostWords: 9,
    mostLetters: 8,
    negations: wordsOf(
      'न|ना|नाही|नाहीत|नको|नका|नये|नयेत|नसेल|नसतील|नसतो|नसते|नसतात|नसलेला|नसलेली|नसलेले|नसलेल्या|नव्हता|नव्हती|नव्हते|नव्हत्या|[\\p{L}\\p{M}]+शिवाय',
    ),
    hard: [
      marks,
      [wordsOf('दोन|तीन|चार|पाच|सहा|सात|आठ|नऊ|दहा|अकरा|बारा|वीस|शंभर|हजार'), 'easyNumbers'],
      latin,
      conjunct,
      [
        wordsOf(
          'जो|जी|जे|ज्या|ज्यांना|ज्याला|जिला|ज्याचे|ज्यांचे|ज्याने|जिने|ज्यांनी|ज्यात|ज्यामुळे|जिथे|जेथे|जेव्हा|जेणेकरून|परंतु|अर्थात',
        ),
        'easyJoined',
      ],
    ],
  },
};

// A language without rules of its own keeps those that hold everywhere.
const common: EasyRules = { mostWords: 12, negations: /(?!)/g, hard: [marks] };

/** The message that says why a text is not easy to read in a language; undefined where it is. */
export function easyProblem(written: string, language: Language): string | undefined {
  const { mostWords, mostLetters = Infinity, negations, hard } = rules[language] ?? common;
  const sentences = sentencesOf(written);
  if (sentences.length > MOST_SENTENCES) return reasonMessage('easySentences', { count: MOST_SENTENCES });
  const long = sentences.find((sentence) => wordsIn(sentence).length > mostWords);
  if (long !== undefined) return reasonMessage('easyWords', { count: mostWords, sentence: long });
  if (sentences.some((sentence) => (sentence.match(negations)?.length ?? 0) > 1))
    return reasonMessage('easyNegation');
  // A value that is filled in is no word of the text, and an email address is copied.
  const own = written.replaceAll(/\{\w+\}|\S+@\S+/g, '');
  const longWord = wordsIn(own).find((word) => (word.match(/\p{L}/gu)?.length ?? 0) > mostLetters);
  if (longWord !== undefined) return reasonMessage('easyLongWord', { word: longWord });
  for (const [pattern, reason] of hard) {
    const [word] = own.match(pattern) ?? [];
    if (word !== undefined) return reasonMessage(reason, { word });
  }
  return undefined;
}

function wordsIn(sentence: string): string[] {
  return sentence
    .replaceAll(/\{\w+\}/g, PLACEHOLDER)
    .trim()
    .split(/\s+/);
}
