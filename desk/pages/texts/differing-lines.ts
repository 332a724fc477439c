import { textLines } from './text-value-view.tsx';

/**
 * Two values of a text with the lines of a list left out that are the same in both; whole where one has only more lines, or
 * another order.
 * @example differingLines(['a', 'b'], ['a', 'c']) // [['b'], ['c']]
 */
export function differingLines(one: unknown, other: unknown): [unknown, unknown] {
  const [ofOne, ofOther] = [textLines(one), textLines(other)];
  const onlyOne = ofOne.filter((line) => !ofOther.includes(line));
  const onlyOther = ofOther.filter((line) => !ofOne.includes(line));
  return onlyOne.length > 0 && onlyOther.length > 0 ? [onlyOne, onlyOther] : [one, other];
}
