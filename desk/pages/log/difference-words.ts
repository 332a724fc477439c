import type { Difference } from '../../../back-office/log/log-differences.ts';
import { formatRupees } from '../../../domain/money.ts';
import type { Desk } from '../../desk-context.ts';
import { timeText } from '../../layout/time-text.ts';

/** A difference in words: the field, what it was and what it is. */
export type DifferenceWords = { field: string; before: string; after: string };

/**
 * Says a difference in words.
 * @example differenceWords(desk, { path: ['feesPaid'], before: false, after: true })
 * // { field: 'Fees paid', before: 'no', after: 'yes' }
 */
export function differenceWords(
  { messages: { log: messages }, language }: Pick<Desk, 'messages' | 'language'>,
  { path, before, after }: Difference,
): DifferenceWords {
  const isPrice = path.at(-1) === 'price';
  const words = (value: Difference['before']) => {
    if (value === undefined) return messages.nothing;
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (typeof value === 'number') return isPrice ? formatRupees(value) : String(value);
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? timeText(value, language) : value;
  };
  const field = path.map((step) => messages.fields[step] ?? plainName(step)).join(', ');
  return { field: sentenceCase(field), before: words(before), after: words(after) };
}

// 'lookedAfterBy' is 'looked after by'.
function plainName(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
}

function sentenceCase(text: string): string {
  const [first = '', ...others] = text.split(', ');
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others.map((each) => each.toLowerCase())].join(
    ', ',
  );
}
