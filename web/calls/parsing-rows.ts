import type { Stepwise } from '../../domain/stepwise.ts';

// So our own rows follow one another; a list whose rows begin otherwise is parsed in one piece.
const ROW_AFTER_ROW = '},{"_id":';
const STEP_LENGTH = 30_000;

/** Parses what `JSON.parse` parses, and throws what it throws; of a long list of products, a few rows at each step. */
export function* parsingRows(text: string): Stepwise<unknown> {
  if (!text.startsWith('[') || !text.endsWith(']')) return JSON.parse(text);
  const rows: unknown[] = [];
  let from = 1;
  while (from < text.length) {
    const next = text.indexOf(ROW_AFTER_ROW, from + STEP_LENGTH);
    const to = next === -1 ? text.length - 1 : next + 1;
    try {
      rows.push(JSON.parse(`[${text.slice(from, to)}]`));
    } catch {
      // A cut within a row leaves a bracket or a quote open.
      return JSON.parse(text);
    }
    from = to + 1;
    yield;
  }
  return rows.flat();
}
