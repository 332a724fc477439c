import { readFileSync } from 'node:fs';
import type { ContentProblem } from './content-problem.ts';

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

const tokens = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;

/** The first key that an object of a valid JSON text has twice, and its line, counted from 1; JSON.parse takes the last. */
function repeatedKey(text: string): { key: string; line: number } | undefined {
  // The keys of the objects around a place; a list is there without any.
  const around: Set<string>[] = [];
  for (const { 0: token, 1: colon, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') around.push(new Set());
    else if (token === '}' || token === ']') around.pop();
    else if (colon !== undefined) {
      const key = JSON.parse(token.slice(0, -colon.length)) as string;
      if (around.at(-1)?.has(key)) return { key, line: lineAt(text, index) };
      around.at(-1)?.add(key);
    }
  }
  return undefined;
}

/**
 * Where the syntax of a JSON text breaks (a line, counted from 1) and what to do there, in plain words.
 * `message` is what JSON.parse said of that text.
 */
function jsonMistake(text: string, message: string): { line: number; reason: string } {
  const at = mistakePosition(text, message);
  const before = text.slice(0, at).trimEnd();
  const line = lineAt(text, at);
  const lineBefore = lineAt(text, before.length);

  if (/control character|Unterminated/.test(message))
    return { line, reason: 'A quotation mark is missing on this line.' };
  if (at >= text.trimEnd().length)
    return { line, reason: 'The file ends too early: a bracket } or ] is missing.' };
  if (before.endsWith(',') && /[}\]]/.test(text.charAt(at)))
    return { line: lineBefore, reason: 'Take out the comma at the end of this line: nothing follows it.' };
  if (message.includes(`Expected ','`) && lineBefore < line)
    return { line: lineBefore, reason: 'A comma is missing at the end of this line.' };
  return {
    line,
    reason:
      'A quotation mark, colon, comma or bracket is missing or too many here. Inside a text, write “ and ” for quotation marks.',
  };
}

/** JSON.parse gives the position of some mistakes, and ten characters on both sides of the others. */
function mistakePosition(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, token = '', dots, excerpt = ''] =
    /^Unexpected token '(.+?)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  if (token === '') return text.length;
  return text.indexOf(excerpt) + (dots ? 10 : Math.max(0, excerpt.indexOf(token)));
}

/** The line, counted from 1, of a position in a text. */
function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
