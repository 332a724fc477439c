/**
 * Where the syntax of a JSON text breaks (a line, counted from 1) and what to do there, in plain words.
 * `message` is what JSON.parse said of that text.
 */
export function jsonMistake(text: string, message: string): { line: number; reason: string } {
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
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
