import * as v from 'valibot';
import { accountsIn } from '../../domain/values/names-account.ts';
import { isBlank } from '../../domain/values/seen-text.ts';
import { reasonMessage } from '../content-problem.ts';

/** Placeholders that any message may use; they are filled once, when the content is read. */
export const sharedPlaceholders = [
  'foundation',
  'foundationShort',
  'registeredName',
  'foundedYear',
  'foundedOn',
  'tagline',
  'approvalTime',
  'answerWeeks',
  'workingDays',
  'complaintDays',
  'barrierDays',
  'dataBoardFrom',
  'hostelCost',
  'hostelAge',
] as const;

export type SharedPlaceholder = (typeof sharedPlaceholders)[number];

/** The text that a program writes in place of a missing value. */
const notWritten = /^(undefined|null|NaN|\[object Object\])$/;

const html = /<\/?[a-z][^>]*>|&#?\w+;/i;

/** A text that is not empty and has no placeholders at all. */
export const plainText = textWith([], []);

/**
 * As plainText, for what may have many digits, and has a form that no other words fit: phone numbers, links, and the account
 * itself, which no request changes.
 */
export const plainDigits = textWith([], [], { mayNameAccount: true });

/** As plainText, for a number under which an authority keeps the foundation: `E-1234/2019 (Pune)`, and no sentence. */
export const registeredNumber = v.pipe(
  textWith([], [], { isName: true }),
  v.regex(/^[\p{L}\p{M}\p{N} ./()-]{1,60}$/u, reasonMessage('registeredNumber', { example: 'E-1234/2019' })),
);

/** A date that exists, as year-month-day, from 1800 to 2099. */
export const isoDate = v.pipe(
  plainText,
  v.check(exists, reasonMessage('date')),
  v.regex(/^(18|19|20)/, reasonMessage('year')),
);

function exists(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  // 30 February would become 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}

/** A message without placeholders of its own; it may use the shared ones. */
export const text = textWith([], sharedPlaceholders);

/**
 * A message that must use each of these placeholders, and may use the shared ones.
 * @example template('price') // accepts '{price} each'
 */
export function template(...required: string[]) {
  return textWith(required, sharedPlaceholders);
}

/** A message about a number: the form for one and the form for any other count, as in `{count} items`. */
export const plural = v.strictObject({
  // Some languages write one without its digit.
  one: textWith([], ['count', ...sharedPlaceholders]),
  other: template('count'),
});

/** As plural, for what fills a shared placeholder itself, and so has none. */
export const plainPlural = v.strictObject({
  one: textWith([], ['count']),
  other: textWith(['count'], []),
});

/** Words for a range, with its two ends and nothing else: `{first} to {last}`. */
export const plainRange = textWith(['first', 'last'], []);

/** A list with at least one entry, or with exactly `length` entries where the page has a fixed number of places. */
export function listOf<Item extends v.GenericSchema>(item: Item, length?: number) {
  return v.pipe(
    v.array(item),
    // The desk reads here whether a list may grow.
    length === undefined
      ? v.minLength(1, reasonMessage('emptyList'))
      : v.length(length, reasonMessage('listLength', { count: length })),
  );
}

function textWith(
  required: readonly string[],
  allowed: readonly string[],
  { mayNameAccount = false, isName = false }: { mayNameAccount?: boolean; isName?: boolean } = {},
) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const problem = textProblem(dataset.value, required, allowed);
      const accounts = mayNameAccount ? [] : accountsIn(dataset.value, { isName });
      if (problem) addIssue({ message: problem });
      else if (accounts.length > 0)
        addIssue({ message: reasonMessage('account', { words: accounts.join(', ') }) });
    }),
  );
}

function textProblem(
  value: string,
  required: readonly string[],
  allowed: readonly string[],
): string | undefined {
  if (isBlank(value)) return reasonMessage('empty');
  if (notWritten.test(value)) return reasonMessage('notWritten', { text: value });
  const [tag] = html.exec(value) ?? [];
  if (tag !== undefined) return reasonMessage('html', { tag });
  const used = [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = [...required, ...allowed];
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return known.length > 0
      ? reasonMessage('unknownPlaceholder', { name: `{${unknown}}`, known: listed(known) })
      : reasonMessage('noPlaceholder', { name: `{${unknown}}` });
  if (/[{}]/.test(value.replaceAll(/\{\w+\}/g, ''))) return reasonMessage('loneBrace', { example: '{name}' });
  const lost = required.filter((name) => !used.includes(name));
  if (lost.length > 0) return reasonMessage('lostPlaceholder', { names: listed(lost) });
  return undefined;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}
