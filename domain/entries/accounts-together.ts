import * as v from 'valibot';
import { type Language, languages, sourceLanguage } from '../values/languages.ts';
import { type MayName, accountsTogether } from '../values/names-account.ts';
import { type Fields, translationsOf, valueIn } from './field.ts';
import { problem } from './listed-fields.ts';
import { WRITTEN_ELSEWHERE } from './written-in.ts';

/** A text of an entry, and the keys that lead to it. */
type PlacedText = { text: string; path: readonly string[] };

/**
 * A check that the texts of an entry, read one after the other in any language, lead no money elsewhere: a name may have the word
 * about money, and a description the number. Its message stands where the number does.
 */
export function namesNoAccountTogether<Source extends object>(fields: Fields, mayName: MayName | undefined) {
  return v.rawCheck<Source>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues?.some(({ message }) => message === problem('too-long'))) return;
    const entry = dataset.value;
    const told = new Set<string>();
    for (const language of languages) {
      const texts = textsIn(fields, entry, language);
      const all = accountsTogether(
        texts.map(({ text }) => text),
        mayName,
      );
      for (const { index, words } of all) {
        const path = texts[index]?.path ?? [];
        if (told.has(path.join('.'))) continue;
        told.add(path.join('.'));
        addIssue({ message: problem(`account: ${words}`), path: pathIn(entry, path) });
      }
    }
  });
}

// As visitors of a language read them: what is not translated is shown as it was written.
function textsIn(
  fields: Fields,
  entry: object,
  language: Language,
  before: readonly string[] = [],
): PlacedText[] {
  return Object.entries(fields).flatMap(([name, field]): PlacedText[] => {
    switch (field.kind) {
      case 'line':
      case 'text':
      case 'tags':
        return writtenText(entry, name, language).map((each) => ({
          ...each,
          path: [...before, ...each.path],
        }));
      case 'rows':
        return (Object(valueIn(entry, name) ?? []) as object[]).flatMap((row, at) =>
          textsIn(field.fields, row, language, [...before, name, String(at)]),
        );
      case 'group':
        return textsIn(field.fields, Object(valueIn(entry, name) ?? {}) as object, language, [
          ...before,
          name,
        ]);
      default:
        return [];
    }
  });
}

function writtenText(entry: object, name: string, language: Language): PlacedText[] {
  const translations = translationsOf(entry);
  const places = [language, ...languages].map((each) =>
    each === sourceLanguage
      ? { value: valueIn(entry, name), path: [name] }
      : { value: translations?.[each]?.[name], path: ['translations', each, name] },
  );
  for (const { value, path } of places) {
    const texts = [value].flat().filter((text): text is string => typeof text === 'string' && text !== '');
    if (texts.length > 0 && !texts.includes(WRITTEN_ELSEWHERE)) return texts.map((text) => ({ text, path }));
  }
  return [];
}

/** The path of an issue that those keys lead to in an entry. */
export function pathIn(entry: object, keys: readonly string[]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let value: unknown = entry;
  const steps = keys.map((key): v.IssuePathItem => {
    value = valueIn(Object(value), key);
    return { type: 'unknown', origin: 'value', input: undefined, key, value };
  });
  return steps as [v.IssuePathItem, ...v.IssuePathItem[]];
}
