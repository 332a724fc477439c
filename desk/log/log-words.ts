import {
  aStranger,
  commandLine,
  HIDDEN,
  HIDDEN_OTHER,
  theFamily,
  theSite,
} from '../../back-office/log/log.ts';
import type { Difference } from '../../back-office/log/read-log.ts';
import { partsOfField } from '../../domain/entries/translated-fields.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { languageNames } from '../../domain/values/languages.ts';
import { formatRupees } from '../../domain/values/money.ts';
import type { StoredLogEntry } from '../../storage/log/log-repository.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { documentFormWords } from '../documents/documents.tsx';
import type { AnyWords } from '../entries/entry-words.ts';
import type { Desk } from '../layout/desk-context.ts';
import { timeText } from '../layout/time-text.ts';
import { homeProductFormWords } from '../shop/home-products.tsx';
import { productFormWords } from '../shop/product-area.tsx';
import { textTitle } from '../texts/text-names.tsx';

/**
 * An entry of the log as a sentence. An action that has no sentence is named by its own word.
 * @example logSentence(desk, entry) // 'Meera Joshi opened the application of Asha Rao'
 */
export function logSentence(desk: Pick<Desk, 'messages' | 'language'>, entry: StoredLogEntry): string {
  const { log: messages } = desk.messages;
  const { kind, action, personName, entryName, entryId } = entry;
  const person = actorName(desk.messages, personName);
  const text = kind === 'text' ? textTitle(desk, entryId) : undefined;
  const named = text ?? (entryName || entryId || (messages.kinds[kind] ?? kind));
  const sentences = { ...messages.sentences, ...messages.ownSentences };
  const known = [`${kind}/${action}`, `*/${action}`].find((key) => Object.hasOwn(sentences, key));
  const sentence = known === undefined ? messages.unknown : (sentences[known] ?? '');
  return fillIn(sentence, { person, entry: named, action: action.replaceAll('-', ' ') });
}

/** A difference in words: the field, what it was and what it is. */
type DifferenceWords = { field: string; before: string; after: string };

/**
 * Says a difference of an entry of that kind in words; a field is called as in its form, unless the log has a name for it.
 * @example differenceWords(desk, 'student', { path: ['feesPaid'], before: false, after: true })
 * // { field: 'Fees paid', before: 'no', after: 'yes' }
 */
export function differenceWords(
  desk: Pick<Desk, 'messages' | 'language'>,
  kind: string,
  { path, before, after }: Difference,
): DifferenceWords {
  const { language } = desk;
  const { log: messages } = desk.messages;
  const last = path.at(-1) ?? '';
  const isPrice = last === 'price';
  const form = formWords(desk.messages, kind);
  const choices = choicesOf(desk.messages, form, last);
  const words = (value: Difference['before']) => {
    if (value === undefined) return messages.nothing;
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (typeof value === 'number') return isPrice ? formatRupees(value) : String(value);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return timeText(value, language);
    if (value === HIDDEN || value === HIDDEN_OTHER) return messages.hidden;
    if (value.startsWith('data:image/')) return messages.picture;
    return choices.get(value) ?? value;
  };
  const ownLabels = kind === 'student' ? desk.messages.students.fields : form?.labels;
  const labels = new Map(Object.entries({ ...ownLabels, ...messages.fields }));
  const names = path.map(
    (step) =>
      form?.rows?.[step]?.title ??
      labels.get(step) ??
      textTitle(desk, step) ??
      fieldLabelOf(desk.messages, labels, step),
  );
  return { field: sentenceCase(names), before: words(before), after: words(after) };
}

// The words of the form of an entry of that kind, where its fields are described.
function formWords(messages: DeskMessages, kind: string): AnyWords | undefined {
  if (kind === 'product') return productFormWords(messages);
  if (kind === 'document') return documentFormWords(messages);
  return kind === 'home-product' ? homeProductFormWords(messages) : undefined;
}

// The labels of the values of a field that can only be one of a few.
function choicesOf(
  { applications, access, gallery, students }: DeskMessages,
  form: AnyWords | undefined,
  field: string,
): ReadonlyMap<string, string> {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    state: applications.states,
    role: access.roles,
    type: gallery.types,
    givenBy: students.publishing.givers,
    consentGivenBy: gallery.consents,
  };
  const own = form?.choices?.[field]?.options ?? (Object.hasOwn(choices, field) ? choices[field] : {});
  return new Map(Object.entries(own ?? {}));
}

function fieldLabelOf({ editing }: DeskMessages, labels: ReadonlyMap<string, string>, step: string): string {
  const translated = partsOfField(step);
  if (!translated) return plainName(step);
  const field = labels.get(translated.field) ?? plainName(translated.field);
  return fillIn(editing.translations.field, { field, language: languageNames[translated.language] });
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

/**
 * The desk's name for someone who did something: people keep theirs; the command line, a family, a stranger and the
 * site have one in the desk's language.
 */
export function actorName({ log: { actors } }: Pick<DeskMessages, 'log'>, name: string): string {
  if (name === commandLine.name) return actors.commandLine;
  if (name === theFamily.name) return actors.family;
  if (name === aStranger.name) return actors.stranger;
  return name === theSite.name ? actors.site : name;
}
