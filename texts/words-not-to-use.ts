import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, isKnownLanguage, languages, languageNames } from '../domain/values/languages.ts';
import type { ContentProblem } from './content-problem.ts';
import { readJson } from './read-json.ts';

/** A word that texts of a language do not use, and the one to write in its place. */
export type AvoidedWord = {
  language: Language;
  /** `…` at its end stands for any ending, at its beginning for any beginning. */
  not: string;
  /** Finds it in a text. */
  pattern: RegExp;
  /** The phrases in which it is right all the same. */
  allowedIn: readonly string[];
  write: string;
};

/**
 * The words that a glossary in Markdown lists under “Words not to use”: language, word, where it is right, what to write, why;
 * and the rows that can't be read.
 */
export function wordsNotToUse(glossary: string): { words: AvoidedWord[]; unreadable: string[] } {
  const [, after = ''] = glossary.split('## Words not to use');
  const [section = ''] = after.split('\n## ');
  // After the heading of the table and the line below it.
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  const words: AvoidedWord[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    const cells = row.split('|').map((cell) => cell.trim());
    const [, language = '', not = '', allowedIn = '', write = '', why] = cells;
    if (isKnownLanguage(language) && why !== undefined && cells.length === 7)
      words.push(
        ...listed(not).map((word) => ({
          language,
          not: word,
          pattern: patternOf(word),
          allowedIn: listed(allowedIn),
          write,
        })),
      );
    else unreadable.push(row);
  }
  return { words, unreadable };
}

/** Where texts of the folder `contentDir`, samples included, use a word that its glossary says not to use. */
export function avoidedWordProblems(contentDir: string): ContentProblem[] {
  const file = join(contentDir, 'glossary.md');
  if (!existsSync(file)) return [];
  const { words, unreadable } = wordsNotToUse(readFileSync(file, 'utf8'));
  const inGlossary = unreadable.map((row) => ({
    file: 'content/glossary.md',
    key: '',
    reason: `A row of “Words not to use” has five cells, the first one of ${Object.keys(languageNames).join(', ')}: ${row}`,
  }));
  const inTexts = languages.flatMap((language) =>
    filesIn(contentDir, language).flatMap((name) =>
      problemsOf(
        contentDir,
        name,
        words.filter((word) => word.language === language),
      ),
    ),
  );
  return [...inGlossary, ...inTexts];
}

function filesIn(contentDir: string, language: Language): string[] {
  const names = globSync([`${language}/**/*.json`, `sample-data/${language}.json`], { cwd: contentDir });
  return names.filter((name) => !name.endsWith('sources.json')).toSorted();
}

function problemsOf(contentDir: string, name: string, words: readonly AvoidedWord[]): ContentProblem[] {
  const file = `content/${name}`;
  const json = readJson(join(contentDir, name), file);
  if ('problem' in json) return [json.problem];
  return textsIn(json.value).flatMap(([key, text]) =>
    words
      .filter((word) => uses(text, word))
      .map(({ not, write }) => {
        const reason = `Write “${write}” in place of “${not}”; content/glossary.md says why.`;
        return { file, key, reason };
      }),
  );
}

/** Whether a text uses the word other than in the phrases in which it is right. */
export function uses(text: string, { pattern, allowedIn }: AvoidedWord): boolean {
  return pattern.test(allowedIn.reduce((left, phrase) => left.replaceAll(phrase, ' '), text));
}

function patternOf(not: string): RegExp {
  const core = not.replaceAll('…', '').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const before = not.startsWith('…') ? '' : String.raw`(?<![\p{L}\p{M}])`;
  const after = not.endsWith('…') ? '' : String.raw`(?![\p{L}\p{M}])`;
  return new RegExp(`${before}${core}${after}`, 'iu');
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
