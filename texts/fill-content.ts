import type { Duration, RetainedKind, Retention } from '../domain/privacy/retention.ts';
import { dayInWords } from '../domain/values/day-in-words.ts';
import { fillIn, pluralText } from '../domain/values/fill-in.ts';
import {
  type Language,
  byLanguage,
  deskLanguages,
  languageName,
  sourceLanguage,
  translatedLanguages,
  languageTag,
} from '../domain/values/languages.ts';
import { weekdayName, weekdays, weekdaysInWords } from '../domain/values/weekdays.ts';
import { factsIn } from './facts-in.ts';
import type { Content } from './schemas/content.ts';
import type { DeskMessages } from './schemas/desk-messages.ts';
import type { Facts } from './schemas/facts.ts';
import type { Messages } from './schemas/messages.ts';
import type { SharedPlaceholder } from './schemas/text.ts';

/** Content as it is written, with the shared placeholders filled by its own facts and texts. */
export function fillContent(written: Content): Content {
  const { facts, retention, messages, untranslated, desk } = written;
  const messagesIn = (language: Language) => {
    const { [language]: own } = messages;
    const filled = fillShared(own, language, facts, own.shell.foundation);
    return { ...filled, privacy: withDurations(filled.privacy, retention, language) };
  };
  const inEnglish = messagesIn(sourceLanguage);
  return {
    ...written,
    messages: byLanguage((language) => {
      const english = Object.fromEntries(untranslated[language].map((file) => [file, inEnglish[file]]));
      return { ...messagesIn(language), ...english };
    }),
    desk: byLanguage((language) => {
      const { foundation } = messages[language].shell;
      const named = withNames(fillShared(desk[language], language, facts, foundation), language);
      const { names } = messages[inDesk(language)].shop.categories;
      return { ...named, products: { ...named.products, categories: names } };
    }),
  };
}

// The desk's texts in a language that it is not in are the English ones.
function inDesk(language: Language): Language {
  return deskLanguages.includes(language) ? language : sourceLanguage;
}

// A text about a field of a product is called as the field is in its form, and names in other letters by their language.
function withNames(desk: DeskMessages, language: Language): DeskMessages {
  const { fields, ageGroups, genders } = desk.products;
  const letters = translatedLanguages.map((each) => [
    `transliterations.${each}`,
    `${desk.texts.words['transliterations']}, ${languageName(each, inDesk(language))}`,
  ]);
  const days = weekdays.map((day) => [day, weekdayName(day, inDesk(language))]);
  const words = {
    ...fields,
    ...ageGroups,
    ...genders,
    ...Object.fromEntries([...letters, ...days]),
    ...desk.texts.words,
  };
  return { ...desk, texts: { ...desk.texts, words } };
}

// The notice says what the site does, and its version changes with it.
function withDurations(
  privacy: Messages['privacy'],
  retention: Retention,
  language: Language,
): Messages['privacy'] {
  const tag = languageTag(language);
  const { heading, backups, ...written } = privacy.retention;
  const withDuration = (kind: RetainedKind, text: string) =>
    fillIn(text, { kept: durationText(retention[kind], tag) });
  const filled = Object.fromEntries(
    Object.entries(written).map(([kind, text]) => [kind, withDuration(kind as RetainedKind, text)]),
  ) as typeof written;
  const nightly = withDuration('backups', backups.nightly);
  const makers = { ...privacy.makers, keeps: withDuration('log', privacy.makers.keeps) };
  return { ...privacy, makers, retention: { heading, ...filled, backups: { ...backups, nightly } } };
}

/**
 * The messages of a language with their shared placeholders filled by the facts and by the texts about the foundation;
 * placeholders such as {count} stay.
 */
function fillShared<Words>(
  messages: Words,
  language: Language,
  written: Facts,
  { tagline, approvalTime, answerWeeks, dayRange }: Messages['shell']['foundation'],
): Words {
  const facts = factsIn(written, language);
  const { workingDays, answerDays } = facts;
  const weeks = Math.ceil(answerDays.most / workingDays.length);
  const values = {
    foundation: facts.name,
    foundationShort: facts.shortName,
    registeredName: facts.registeredName,
    foundedYear: facts.foundedOn.slice(0, 4),
    foundedOn: dayInWords(facts.foundedOn, language),
    tagline,
    approvalTime: answerTime(approvalTime, answerDays, language),
    // Easy read says whole weeks: in them nobody has to count which days are worked.
    answerWeeks: pluralText(answerWeeks, weeks, {}, languageTag(language)),
    workingDays: weekdaysInWords(workingDays, language, dayRange),
    complaintDays: String(facts.complaintDays),
    barrierDays: String(facts.barrierDays),
    dataBoardFrom: dayInWords(facts.dataBoardFrom, language),
    hostelCost: `₹${facts.hostelCost.toLocaleString('en-IN')}`,
    hostelAge: String(facts.hostelAge),
  } satisfies Record<SharedPlaceholder, string>;
  return withTexts(messages, (text) => fillIn(text, values));
}

// From the least number of working days to the most, or the one number where they are the same.
function answerTime(
  forms: Messages['shell']['foundation']['approvalTime'],
  { least, most }: Facts['answerDays'],
  language: Language,
): string {
  const count = least === most ? String(most) : `${least}-${most}`;
  return pluralText(forms, most, { count }, languageTag(language));
}

function withTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => withTexts(entry, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withTexts<unknown>(inner, change)]),
  ) as Value;
}

/**
 * A duration in words of a language, a BCP 47 tag.
 * @example durationText({ months: 12 }, 'en-IN') // '12 months'
 */
export function durationText(duration: Duration, language: string): string {
  const [value, unit] = 'days' in duration ? [duration.days, 'day'] : [duration.months, 'month'];
  const format = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(language, format).format(value);
}
