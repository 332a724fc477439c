import { lineAt } from './json-mistake.ts';

const tokens = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;

/** The first key that an object of a valid JSON text has twice, and its line, counted from 1; JSON.parse takes the last. */
export function repeatedKey(text: string): { key: string; line: number } | undefined {
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
