import { join } from 'node:path';
import { sourceLanguage, translatedLanguages } from '../domain/values/languages.ts';
import { type ContentProblem, missingKey, notAList, notAText, reasonText } from './content-problem.ts';
import { readJson } from './read-json.ts';
import { ownPlaceholders } from './schemas/like-english.ts';
import { fileName, messageSchemas } from './schemas/messages.ts';

/**
 * The keys, lists and placeholders that English messages have lost: those that all other languages have. Then the others are
 * right, though they are compared with the English ones.
 */
export function englishMistakes(contentDir: string): ContentProblem[] {
  return Object.keys(messageSchemas).flatMap((key) => mistakesIn(contentDir, `${fileName(key)}.json`));
}

function mistakesIn(contentDir: string, path: string): ContentProblem[] {
  const textsOf = (language: string) => {
    const json = readJson(join(contentDir, language, path), path);
    return 'value' in json ? [textsIn(json.value)] : [];
  };
  const [english] = textsOf(sourceLanguage);
  const [first, ...rest] = translatedLanguages.flatMap(textsOf);
  if (!english || !first) return [];
  return [...first].flatMap(([key, text]) => {
    const reason = rest.every((other) => other.has(key))
      ? reasonFor(
          english.get(key),
          text,
          rest.map((other) => other.get(key)?.placeholders),
        )
      : undefined;
    return reason === undefined ? [] : [{ file: `content/${sourceLanguage}/${path}`, key, reason }];
  });
}

function reasonFor(
  english: TextIn | undefined,
  { isList, placeholders }: TextIn,
  others: readonly (readonly string[] | undefined)[],
): string | undefined {
  if (!english) return missingKey;
  if (isList !== english.isList) return isList ? notAList : notAText;
  const lost = placeholders.filter(
    (name) => !english.placeholders.includes(name) && others.every((other) => other?.includes(name)),
  );
  if (lost.length === 0) return undefined;
  const names = lost.map((name) => `{${name}}`).join(', ');
  return reasonText({ key: 'lostPlaceholder', values: { names } });
}

type TextIn = { isList: boolean; placeholders: readonly string[] };

/** The texts of a file by their keys, such as `hero.lead`; a list is one of them. */
function textsIn(value: unknown, key = ''): Map<string, TextIn> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const placeholders = typeof value === 'string' ? ownPlaceholders(value) : [];
    return new Map([[key, { isList: Array.isArray(value), placeholders }]]);
  }
  return new Map(
    Object.entries(value).flatMap(([step, inner]) => [
      ...textsIn(inner, key === '' ? step : `${key}.${step}`),
    ]),
  );
}
