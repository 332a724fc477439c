import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../domain/languages.ts';
import type { ContentProblem } from './content-problem.ts';

/** A word that texts of a language do not use, and the one to write in its place. */
export type AvoidedWord = {
  language: Language;
  /** `…` at its end stands for any ending, at its beginning for any beginning. */
  not: string;
  /** The phrases in which it is right all the same. */
  allowedIn: readonly string[];
  write: string;
};

const HEADING = '## Words not to use';
const COLUMNS = 5;

/** The words that a glossary in Markdown lists under “Words not to use”: language, word, where it is right, what to write, why. */
export function wordsNotToUse(glossary: string): AvoidedWord[] {
  const [, after = ''] = glossary.split(HEADING);
  const [section = ''] = after.split('\n## ');
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.flatMap((cells) => {
    const [language, words = '', allowedIn = '', write = ''] = cells;
    const known = languages.find((each) => each === language);
    if (!known || cells.length !== COLUMNS) return [];
    return listed(words).map((not) => ({ language: known, not, allowedIn: listed(allowedIn), write }));
  });
}

/** Where texts of the folder `contentDir`, samples included, use a word that its glossary says not to use. */
export function avoidedWordProblems(contentDir: string): ContentProblem[] {
  const file = join(contentDir, 'glossary.md');
  if (!existsSync(file)) return [];
  const words = wordsNotToUse(readFileSync(file, 'utf8'));
  return languages.flatMap((language) => {
    const ofLanguage = words.filter((word) => word.language === language);
    const files = globSync([`${language}/**/*.json`, `sample-data/${language}.json`], { cwd: contentDir });
    return files
      .filter((name) => !name.endsWith('sources.json'))
      .toSorted()
      .flatMap((name) => {
        const texts = textsIn(JSON.parse(readFileSync(join(contentDir, name), 'utf8')));
        return texts.flatMap(([key, text]) =>
          ofLanguage
            .filter((word) => uses(text, word))
            .map(({ not, write }) => ({
              file: `content/${name}`,
              key,
              reason: `Write “${write}” in place of “${not}”; content/glossary.md says why.`,
            })),
        );
      });
  });
}

/** Whether a text uses the word other than in the phrases in which it is right. */
export function uses(text: string, { not, allowedIn }: AvoidedWord): boolean {
  const rest = allowedIn.reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
  const core = not.replaceAll('…', '').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const before = not.startsWith('…') ? '' : String.raw`(?<![\p{L}\p{M}])`;
  const after = not.endsWith('…') ? '' : String.raw`(?![\p{L}\p{M}])`;
  return new RegExp(`${before}${core}${after}`, 'iu').test(rest);
}

function listed(cell: string): string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

// With their keys; entries of lists count from 1.
function textsIn(value: unknown, keys: readonly (string | number)[] = []): [key: string, text: string][] {
  if (typeof value === 'string') return [[keys.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value)
    ? value.map((inner: unknown, index) => [index + 1, inner] as const)
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => textsIn(inner, [...keys, key]));
}
