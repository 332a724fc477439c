import { dayOfProblem } from '../../back-office/consents/taken-back.ts';
import type { PublicationConsent } from '../../domain/consents/publication-consent.ts';
import type { ControlNames, InsteadNames } from '../../domain/entries/controls.ts';
import type { Fields, Kind } from '../../domain/entries/field.ts';
import { blankRow, rowsIn } from '../../domain/entries/form.ts';
import { wordsOfAccount } from '../../domain/entries/listed-fields.ts';
import { partsOfField, translatedField } from '../../domain/entries/translated-fields.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { type Language, sourceLanguage, languageNames } from '../../domain/values/languages.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import type { Desk } from '../layout/desk-context.ts';
import { dayText } from '../layout/time-text.ts';

/** The words of a form for entries with those fields. Without one of them it does not compile. */
export type EntryWords<F> = {
  /**
   * The labels of the controls by their names; that of `priceHint`, if any, is the hint of `price`, and `priceInstead` stands
   * in its place where rows decide it.
   */
  labels: Readonly<Record<ControlNames<F> | InsteadNames<F>, string>>;
} & ForEach<F, 'choice', 'choices', ChoiceWords> &
  ForEach<F, 'rows', 'rows', RowsWords> &
  ForEach<F, 'group', 'groups', GroupWords> &
  ForEach<F, 'consent', 'consents', ConsentWords>;

/** A table of words for the fields of a kind, where there are some. */
type ForEach<F, K extends Kind, Table extends string, Words> = [NamesOf<F, K>] extends [never]
  ? unknown
  : { readonly [Each in Table]: { readonly [Name in NamesOf<F, K>]: Words } };

/** The names of the fields of a kind, in groups too. */
type NamesOf<F, K extends Kind> = {
  [Name in keyof F & string]: F[Name] extends { kind: K }
    ? Name
    : F[Name] extends { kind: 'group'; fields: infer Inner }
      ? NamesOf<Inner, K>
      : never;
}[keyof F & string];

type GroupWords = { title: string; hint: string };

/** The words of rows such as the variants of a product: `one` is the heading of a row, with its `{number}`. */
export type RowsWords = GroupWords & { one: string; add: string; remove: string };

type ChoiceWords = { empty: string; options: Readonly<Record<string, string>> };
type ConsentWords = {
  title: string;
  lead: string;
  givers: Readonly<Record<PublicationConsent['givenBy'] | 'none', string>>;
};

/** The words of a form, whatever its fields are. */
export type AnyWords = {
  labels: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, ChoiceWords>>;
  rows?: Readonly<Record<string, RowsWords>>;
  groups?: Readonly<Record<string, GroupWords>>;
  consents?: Readonly<Record<string, ConsentWords>>;
};

/**
 * The label of a control of an entry, with the row that it belongs to.
 * @example entryLabel(messages, words, 'variants.0.price') // 'Variant 1, Price'
 */
export function entryLabel(messages: DeskMessages, { labels, rows }: AnyWords, name: string): string {
  const [list = '', at, inRow = ''] = name.split('.');
  const words = rows?.[list];
  if (!words) return fieldLabel(messages, labels, name);
  if (at === undefined) return words.title;
  return `${fillIn(words.one, { number: Number(at) + 1 })}, ${fieldLabel(messages, labels, inRow)}`;
}

/**
 * The label of a field of a form, given the labels of its English fields.
 * @example fieldLabel(messages, { name: 'Name' }, 'name_hi') // 'Name (हिन्दी)'
 */
export function fieldLabel(
  { editing }: DeskMessages,
  labels: Readonly<Record<string, string>>,
  name: string,
): string {
  const translated = partsOfField(name);
  if (!translated) return labels[name] ?? name;
  const field = labels[translated.field] ?? translated.field;
  return fillIn(editing.translations.field, { field, language: languageNames[translated.language] });
}

/**
 * The control in which who works in a language first writes the text of a field; other fields have one control.
 * @example mainControl(productFields, 'variants.0.type', 'hi') // 'variants.0.type_hi'
 */
export function mainControl(fields: Fields, control: string, language: Language): string {
  const [name = '', at = '', inRow] = control.split('.');
  const field = fields[name];
  if (inRow !== undefined && field?.kind === 'rows')
    return `${name}.${at}.${mainControl(field.fields, inRow, language)}`;
  const groups = Object.values(fields).flatMap((each) => (each.kind === 'group' ? [each.fields] : []));
  const isTranslated = [fields, ...groups].some((each) => {
    const own = each[name];
    return own !== undefined && 'translated' in own;
  });
  return isTranslated && language !== sourceLanguage ? translatedField(name, language) : control;
}

/** The sentence for what is wrong with a field or its picture, in the language of the desk. */
export function problemText(
  { messages: { editing, pictures, refusals }, language }: Pick<Desk, 'messages' | 'language'>,
  problem: string,
): string {
  const day = dayOfProblem(problem);
  if (day !== undefined) return fillIn(refusals.consentTakenBack, { day: dayText(day, language) });
  const words = wordsOfAccount(problem);
  if (words !== undefined) return fillIn(editing.problems.account, { words });
  const texts = new Map<string, string>([
    ...Object.entries(pictures.problems),
    ...Object.entries(editing.problems),
  ]);
  return texts.get(problem) ?? editing.problems.other;
}

/** The `action` that the buttons of a list's rows send. */
export const rowButton = {
  add: (list: string) => `add:${list}`,
  remove: (list: string, at: number) => `remove:${list}:${at}`,
};

/** The form after a button that adds a row or removes one; undefined for other buttons. */
export function changedRows<Form extends object>(
  fields: Fields,
  form: Form,
  action: string,
): Form | undefined {
  const [what, list = '', at] = action.split(':');
  const field = fields[list];
  if (field?.kind !== 'rows' || (what !== 'add' && what !== 'remove')) return undefined;
  const rows = rowsIn(form, list);
  return {
    ...form,
    [list]: what === 'add' ? [...rows, blankRow(field.fields)] : rows.toSpliced(Number(at), 1),
  };
}
