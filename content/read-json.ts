import { readFileSync } from 'node:fs';
import type { ContentProblem } from './content-problem.ts';
import { jsonMistake } from './json-mistake.ts';

/** What the JSON file at `path` holds, or why it can't be read; a value of `null` counts as left out. */
export function readJson(path: string, file: string): { value: unknown } | { problem: ContentProblem } {
  let text: string;
  try {
    // Some editors on Windows begin a file with a byte order mark, which JSON does not know.
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return { problem: { file, key: '', reason: 'This file is missing or can’t be opened. Put it back.' } };
  }
  try {
    return { value: JSON.parse(text, (_, value: unknown) => value ?? undefined) as unknown };
  } catch (error) {
    const { line, reason } = jsonMistake(text, error instanceof Error ? error.message : '');
    return { problem: { file, key: `line ${line}`, reason } };
  }
}
