import type { Difference } from '../../../back-office/log/log-differences.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { languageTable } from '../../../domain/languages.ts';
import { formatRupees } from '../../../domain/money.ts';
import { partsOfField } from '../../../domain/translated-fields.ts';
import type { Desk } from '../../desk-context.ts';
import { textTitle } from '../texts/text-title.ts';
import { timeText } from '../../layout/time-text.ts';

/** A difference in words: the field, what it was and what it is. */
export type DifferenceWords = { field: string; before: string; after: string };

/**
 * Says a difference in words.
 * @example differenceWords(desk, { path: ['feesPaid'], before: false, after: true })
 * // { field: 'Fees paid', before: 'no', after: 'yes' }
 */
export function differenceWords(
  desk: Pick<Desk, 'messages' | 'language'>,
  { path, before, after }: Difference,
): DifferenceWords {
  const { language } = desk;
  const { log: messages } = desk.messages;
  const last = path.at(-1) ?? '';
  const isPrice = last === 'price';
  const choices = choicesOf(desk.messages, last);
  const words = (value: Difference['before']) => {
    if (value === undefined) return messages.nothing;
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (typeof value === 'number') return isPrice ? formatRupees(value) : String(value);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return timeText(value, language);
    return choices.get(value) ?? value;
  };
  const fieldNames = new Map(Object.entries(messages.fields));
  const names = path.map(
    (step) => fieldNames.get(step) ?? textTitle(desk, step) ?? fieldName(desk.messages, step),
  );
  return { field: sentenceCase(names), before: words(before), after: words(after) };
}

// The labels of the values of a field that can only be one of a few.
function choicesOf(
  { applications, access, products, gallery, students }: DeskMessages,
  field: string,
): ReadonlyMap<string, string> {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    state: applications.states,
    role: access.roles,
    category: products.categories,
    type: gallery.types,
    givenBy: students.publishing.givers,
    consentGivenBy: gallery.consents,
  };
  return new Map(Object.hasOwn(choices, field) ? Object.entries(choices[field] ?? {}) : []);
}

function fieldName({ log, editing }: DeskMessages, step: string): string {
  const translated = partsOfField(step);
  if (!translated) return plainName(step);
  const field = log.fields[translated.field] ?? plainName(translated.field);
  return fillIn(editing.translations.field, { field, language: languageTable[translated.language].name });
}

// 'lookedAfterBy' is 'looked after by'.
function plainName(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
}

function sentenceCase([first = '', ...others]: readonly string[]): string {
  const lower = others.map((each) => each.toLowerCase());
  return [first.charAt(0).toUpperCase() + first.slice(1), ...lower].join(', ');
}
