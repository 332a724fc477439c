import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { Kind } from '../../domain/fields/field.ts';
import type { ControlNames, InsteadNames } from '../../domain/fields/controls.ts';
import type { PublicationConsent } from '../../domain/publication-consent.ts';
import { fieldLabel } from './field-label.ts';

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
export type RowsWords = GroupWords & { one: string; add: string; remove: string };
type ChoiceWords = { empty: string; options: Readonly<Record<string, string>> };
type ConsentWords = {
  title: string;
  lead: string;
  givers: Readonly<Record<PublicationConsent['givenBy'] | 'none', string>>;
};

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
