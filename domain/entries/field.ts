import type { PublicationConsent } from '../consents/publication-consent.ts';
import { type Language, languages, sourceLanguage } from '../values/languages.ts';
import type { Paise } from '../values/money.ts';
import { translatedField } from './translated-fields.ts';
import type { Translations } from './translations.ts';

/** The options of every field. */
type FieldOptions = {
  /** The heading of its column in lists, where it isn't its name. */
  column?: string;
  /** Other headings that imports accept. */
  also?: readonly string[];
  /** `true`: an entry without it can't be read. `'published'`: what visitors see must have it; a list may lack it. */
  required?: true | 'published';
  /** It is in an entry and its JSON also where it is blank; other fields are absent then. */
  always?: true;
  /** Visitors get it, from pages and calls. A translation is as public as its text. */
  public?: true;
  /** It names or shows a person, so it is never public. */
  personal?: true;
  /** The search of the shop and of the desk looks in it. */
  searched?: true;
  /** Visitors see it on a line of its own, where an entry has it; the line is a text of the content. */
  detail?: true;
};

type TextOptions = {
  /** The most characters, of each translation too. */
  most: number;
  translated?: true;
  /** It is the name of the entry, by which people know it; it may have the number of a catalogue in it. */
  isName?: true;
};

/** Only a page that asks whether it may be shown gets it. */
type NotPublic = { public?: never };

/** The kinds of fields, each with the options of its own and the type of its values. */
interface Kinds {
  id: { options: object; value: string };
  /** A text without line breaks. */
  line: { options: TextOptions; value: string };
  text: { options: TextOptions; value: string };
  /** `firstOf` is a list: where it has rows, the price is that of the first one, under the same name. */
  rupees: { options: { firstOf?: string }; value: Paise };
  /** A whole number from 0, or from `lowest`. */
  whole: { options: { lowest?: number; highest: number }; value: number };
  choice: { options: { choices: readonly string[] }; value: string };
  /** The address of a picture, or its name; `alt` is the field that describes it to those who don't see it. */
  picture: { options: { alt?: string }; value: string };
  /** The address of a PDF file that was uploaded. */
  pdf: { options: object; value: string };
  yesOrNo: { options: object; value: boolean };
  /** Short texts, each once. */
  tags: { options: TextOptions; value: string[] };
  /** Entries that are part of this one; `key` is the field that tells them apart. */
  rows: { options: { fields: Fields; key: string }; value: object[] };
  /** Fields that are blank together; `problem` is an ImportProblem for what is no such group. */
  group: { options: NotPublic & { fields: Fields; problem: 'not-a-story' }; value: object };
  /** A consent to be published of the person whom the field `of` names. */
  consent: { options: NotPublic & { of: string }; value: PublicationConsent };
}

export type Kind = keyof Kinds;

/** The value of a field of that kind. */
export type Value<K extends Kind> = Kinds[K]['value'];

/** A field of one of those kinds. */
export type Field<K extends Kind = Kind> = {
  [Each in K]: { kind: Each } & FieldOptions & Kinds[Each]['options'];
}[K];

/** The fields of an entry by their names, in the order of its form, its lists and its JSON. */
export interface Fields {
  readonly [name: string]: Field;
}

function fieldOf<K extends Kind>(kind: K) {
  return <const Options extends FieldOptions & Kinds[K]['options']>(options: Options) => ({
    ...options,
    kind,
  });
}

export const id = fieldOf('id');
export const line = fieldOf('line');
export const text = fieldOf('text');
export const rupees = fieldOf('rupees');
export const whole = fieldOf('whole');
export const choice = fieldOf('choice');
export const picture = fieldOf('picture');
export const pdf = fieldOf('pdf');
export const yesOrNo = fieldOf('yesOrNo');
export const tags = fieldOf('tags');
export const rows = fieldOf('rows');
export const group = fieldOf('group');
export const consent = fieldOf('consent');

/** The names of the fields that have those options. */
export type NamesWith<F, Options> = {
  [Name in keyof F]: F[Name] extends Options ? Name : never;
}[keyof F] &
  string;

type AlwaysIn<F> = NamesWith<F, { required: true } | { always: true }>;

/** The names of the translated fields. */
export type TranslatedIn<F> = NamesWith<F, { translated: true }>;

/** The names of the fields that are details. */
export type DetailIn<F> = NamesWith<F, { detail: true }>;

type ValueOf<F> = F extends { kind: 'rows'; fields: infer Row }
  ? Entry<Row>[]
  : F extends { kind: 'group'; fields: infer Group }
    ? Entry<Group>
    : F extends { kind: infer K extends Kind }
      ? Value<K>
      : never;

type Translated<F> = [TranslatedIn<F>] extends [never]
  ? unknown
  : { translations?: Translations<{ [Name in TranslatedIn<F>]?: ValueOf<F[Name]> | undefined }> | undefined };

/** The same type with its keys side by side. */
export type Flat<T> = { [Key in keyof T]: T[Key] };

/** An entry with those fields, with its texts in other languages by language. Amounts are in paise. */
export type Entry<F> = Flat<
  { [Name in AlwaysIn<F>]: ValueOf<F[Name]> } & {
    [Name in Exclude<keyof F, AlwaysIn<F>>]?: ValueOf<F[Name]> | undefined;
  } & Translated<F>
>;

/** Those of the fields that visitors get. */
export type PublicIn<F> = {
  [Name in keyof F as F[Name] extends { public: true } ? Name : never]: F[Name] extends {
    kind: 'rows';
    fields: infer Row;
  }
    ? Omit<F[Name], 'fields'> & { fields: PublicIn<Row> }
    : F[Name];
};

/** The kinds of fields that may be public. */
export type PublicKind = Exclude<Kind, 'group' | 'consent'>;

/** Those of the fields that visitors get, by their names. */
export function publicIn(fields: Fields): Readonly<Record<string, Field<PublicKind>>> {
  const shown = Object.entries(fields).filter(
    (each): each is [string, Field<PublicKind>] => each[1].public === true && !each[1].personal,
  );
  return Object.fromEntries(shown);
}

/** The name of the field that identifies an entry. */
export function idFieldOf(fields: Fields): string {
  return fieldWith(fields, ({ kind }) => kind === 'id');
}

/** The id of an entry with those fields. */
export function entryId(fields: Fields, entry: object): string {
  return textOfField(entry, idFieldOf(fields));
}

/** The name of an entry with those fields, or of its form: in that language, or as it was first written. */
export function entryName(fields: Fields, entry: object, language: Language = sourceLanguage): string {
  const name = fieldWith(fields, (field) => 'isName' in field);
  const translations = translationsOf(entry) ?? {};
  const names = [language, ...languages].map((each) =>
    each === sourceLanguage
      ? textOfField(entry, name)
      : textOfField(entry, translatedField(name, each)) || textOfField(translations[each] ?? {}, name),
  );
  return names.find(Boolean) ?? '';
}

function fieldWith(fields: Fields, isWanted: (field: Field) => boolean): string {
  const found = Object.entries(fields).find(([, field]) => isWanted(field));
  if (!found) throw new Error('Of the fields of an entry one is its id, and one its name.');
  return found[0];
}

/** A value of an entry or of its form by its name, not read yet. */
export function valueIn(entry: object, name: string): unknown {
  return (entry as Readonly<Record<string, unknown>>)[name];
}

/** The text of a field of an entry or of its form; '' where there is none. */
export function textOfField(entry: object, name: string): string {
  const value = valueIn(entry, name);
  return typeof value === 'string' ? value : '';
}

/** Whether an entry has a value of the field also where it is blank. */
export function isAlwaysThere({ always, required }: FieldOptions): boolean {
  return always === true || required === true;
}

/** Whether a value is left out of an entry where its field is not always there; no price is, since 0 is one. */
export function isLeftOut(value: unknown): boolean {
  return (
    value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  );
}

/** A translated field. */
export type TranslatedField = Field<'line' | 'text' | 'tags'>;

/** The translated fields by their names, in their order. */
export function translatedIn(fields: Fields): [name: string, field: TranslatedField][] {
  return Object.entries(fields).filter((each): each is [string, TranslatedField] => 'translated' in each[1]);
}

/** The names of the translated fields, in their order. */
export function translatedNames<F extends Fields>(fields: F): TranslatedIn<F>[] {
  return translatedIn(fields).map(([name]) => name as TranslatedIn<F>);
}

/** The value that an entry has of that field; undefined where it has none. */
export function valueOf<K extends Kind>(entry: object, name: string, _: Field<K>): Value<K> | undefined {
  return (entry as Readonly<Record<string, Value<K> | undefined>>)[name];
}

/** The translations of one language by the names of their fields; a list of those of tags. */
export type TranslatedTexts = Readonly<Record<string, string | string[] | undefined>>;

/** The translations of an entry, whatever its fields are. */
export function translationsOf(entry: object): Translations<TranslatedTexts> | undefined {
  const { translations } = entry as { translations?: Translations<TranslatedTexts> };
  return translations;
}

/** Whether something is written in a group of fields; a consent alone tells nothing. */
export function isWritten(fields: Fields, entry: object): boolean {
  const isFilled = ([name, field]: [string, Field]) =>
    field.kind !== 'consent' && !isLeftOut(valueOf(entry, name, field));
  return translationsOf(entry) !== undefined || Object.entries(fields).some(isFilled);
}
