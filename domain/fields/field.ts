import type { Paise } from '../money.ts';
import type { Translations } from '../translations.ts';

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
};

type TextOptions = {
  /** The most characters, of each translation too. */
  most: number;
  translated?: true;
  /** It is the name of the entry, by which people know it; it may have the number of a catalogue in it. */
  isName?: true;
};

/** The kinds of fields, each with the options of its own and the type of its values. */
interface Kinds {
  id: { options: object; value: string };
  /** A text without line breaks. */
  line: { options: TextOptions; value: string };
  rupees: { options: object; value: Paise };
  /** The address of a picture, or its name; `alt` is the field that describes it to those who don't see it. */
  picture: { options: { alt?: string }; value: string };
}

export type Kind = keyof Kinds;

/** The value of a field of that kind. */
export type Value<K extends Kind> = Kinds[K]['value'];

/** A field of one of those kinds. */
export type Field<K extends Kind = Kind> = {
  [Each in K]: { kind: Each } & FieldOptions & Kinds[Each]['options'];
}[K];

/** The fields of an entry by their names, in the order of its form, its lists and its JSON. */
export type Fields = Readonly<Record<string, Field>>;

function fieldOf<K extends Kind>(kind: K) {
  return <const Options extends FieldOptions & Kinds[K]['options']>(options: Options) => ({
    ...options,
    kind,
  });
}

export const id = fieldOf('id');
export const line = fieldOf('line');
export const rupees = fieldOf('rupees');
export const picture = fieldOf('picture');

/** The names of the fields of which an entry always has a value. */
type AlwaysIn<F> = {
  [Name in keyof F]: F[Name] extends { required: true } | { always: true } ? Name : never;
}[keyof F];

/** The names of the translated fields. */
export type TranslatedIn<F> = {
  [Name in keyof F]: F[Name] extends { translated: true } ? Name : never;
}[keyof F] &
  string;

type ValueOf<F> = F extends { kind: infer K extends Kind } ? Value<K> : never;

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

/** The name of the field that identifies an entry. */
export function idFieldOf(fields: Fields): string {
  return fieldWith(fields, ({ kind }) => kind === 'id');
}

/** The id of an entry with those fields. */
export function entryId(fields: Fields, entry: object): string {
  return textOf(entry, idFieldOf(fields));
}

/** The name of an entry with those fields, or of its form. */
export function entryName(fields: Fields, entry: object): string {
  return textOf(
    entry,
    fieldWith(fields, (field) => 'isName' in field),
  );
}

function fieldWith(fields: Fields, isWanted: (field: Field) => boolean): string {
  const found = Object.entries(fields).find(([, field]) => isWanted(field));
  if (!found) throw new Error('Of the fields of an entry one is its id, and one its name.');
  return found[0];
}

function textOf(entry: object, name: string): string {
  return String(new Map(Object.entries(entry)).get(name) ?? '');
}

/** Whether an entry has a value of the field also where it is blank. */
export function isAlwaysThere({ always, required }: FieldOptions): boolean {
  return always === true || required === true;
}

/** The translated fields by their names, in their order. */
export function translatedIn(fields: Fields): [name: string, field: Field & TextOptions][] {
  return Object.entries(fields).filter(
    (each): each is [string, Field & TextOptions] => 'translated' in each[1],
  );
}

/** The value that an entry has of that field; undefined where it has none. */
export function valueOf<K extends Kind>(entry: object, name: string, _: Field<K>): Value<K> | undefined {
  return (entry as Readonly<Record<string, Value<K> | undefined>>)[name];
}

/** The translated texts of an entry by the names of their fields, whatever its fields are. */
export function translationsOf(
  entry: object,
): Translations<Readonly<Record<string, string | undefined>>> | undefined {
  const { translations } = entry as { translations?: Translations<Record<string, string | undefined>> };
  return translations;
}
