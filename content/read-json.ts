import { readFileSync } from 'node:fs';
import type { ContentProblem } from './content-problem.ts';
import { jsonMistake } from './json-mistake.ts';
import { repeatedKey } from './repeated-key.ts';

/** The value in the JSON file at `path`, or why it can't be read; a key or entry that is `null` counts as left out. */
export function readJson(path: string, file: string): { value: unknown } | { problem: ContentProblem } {
  const wrong = (key: string, reason: string) => ({ problem: { file, key, reason } });
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return wrong('', 'This file is missing or can’t be opened. Put it back.');
  }
  let text: string;
  try {
    // Leaves out the byte order mark with which some editors on Windows begin a file, and which JSON does not know.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return wrong('', 'This file has another encoding. Save it again and choose UTF-8.');
  }
  try {
    const value = JSON.parse(text, (_, inner: unknown) => inner ?? undefined) as unknown;
    const repeated = repeatedKey(text);
    if (repeated === undefined) return { value };
    const { key, line } = repeated;
    return wrong(
      `line ${line}`,
      `The key “${key}” is here twice, and only the last one counts. Take one out.`,
    );
  } catch (error) {
    const { line, reason } = jsonMistake(text, error instanceof Error ? error.message : '');
    return wrong(`line ${line}`, reason);
  }
}
