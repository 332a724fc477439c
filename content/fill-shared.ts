import { fillIn } from '../domain/fill-in.ts';
import { type Language, languageTable } from '../domain/languages.ts';
import { factsIn } from './facts-in.ts';
import type { Facts } from './schemas/facts.ts';
import type { SharedPlaceholder } from './schemas/text.ts';

/**
 * The messages of a language with their shared placeholders filled by the facts and by the texts about the foundation;
 * placeholders such as {count} stay.
 */
export function fillShared<Messages>(
  messages: Messages,
  language: Language,
  written: Facts,
  { tagline, approvalTime }: Pick<Record<SharedPlaceholder, string>, 'tagline' | 'approvalTime'>,
): Messages {
  const facts = factsIn(written, language);
  const values = {
    foundation: facts.name,
    foundationShort: facts.shortName,
    registeredName: facts.registeredName,
    foundedYear: facts.foundedOn.slice(0, 4),
    foundedOn: dayText(facts.foundedOn, language),
    tagline,
    approvalTime,
    hostelCost: `₹${facts.hostelCost.toLocaleString('en-IN')}`,
    hostelAge: String(facts.hostelAge),
  } satisfies Record<SharedPlaceholder, string>;
  return withTexts(messages, (text) => fillIn(text, values));
}

function withTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => withTexts(entry, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withTexts<unknown>(inner, change)]),
  ) as Value;
}

// As in “10 February 2019”; digits are Latin in all languages.
function dayText(date: string, language: Language): string {
  const { tag } = languageTable[language];
  const format = { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(tag, format).format(new Date(date));
}
