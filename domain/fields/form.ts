import * as v from 'valibot';
import { typedCode, typedRupees, typedText } from '../edit-form-fields.ts';
import { listedPrice } from '../listed-fields.ts';
import {
  type TranslatedField,
  translationFields,
  translationsOf as translationsIn,
  typedTranslations,
} from '../translated-fields.ts';
import {
  type Entry,
  type Field,
  type Fields,
  type Flat,
  idFieldOf,
  isAlwaysThere,
  type Kind,
  type TranslatedIn,
  translatedIn,
  translationsOf,
  type Value,
  valueOf,
} from './field.ts';
import { strictSchema } from './strict-schema.ts';

/** The kinds of fields that a form has; an id is not typed. */
export type TypedKind = Exclude<Kind, 'id'>;

/** What a form holds of each kind of field; '' where nothing is typed. */
export interface Typed extends Record<TypedKind, unknown> {
  line: string;
  rupees: string;
  picture: string;
}

type TypedOf<F> = F extends { kind: infer K extends TypedKind } ? Typed[K] : never;

/**
 * An entry as staff type it, which may still be incomplete. It is flat, as the controls of the page are; the translation of a
 * text is a field such as `name_hi`.
 */
export type FormOf<F> = Flat<
  { [Name in keyof F as F[Name] extends { kind: 'id' } ? never : Name]: TypedOf<F[Name]> } & {
    [Name in TranslatedField<TranslatedIn<F>>]: string;
  }
>;

type FormKind<K extends TypedKind> = {
  /** Reads what is typed; refuses nothing. */
  schema: v.GenericSchema<unknown, Typed[K]>;
  /** What the form of an entry holds; of undefined where it has no value. */
  typed(value: Value<K> | undefined): Typed[K];
  /** What would be shown now of what is typed, even if it can't be published. */
  shown(typed: Typed[K]): Value<K>;
};

const text: FormKind<'line'> = {
  schema: typedText,
  typed: (value = '') => value,
  shown: (typed) => typed,
};

const kinds: { readonly [K in TypedKind]: FormKind<K> } = {
  line: text,
  rupees: {
    schema: typedText,
    typed: (paise) => (paise === undefined ? '' : typedRupees(paise)),
    shown: (typed) => v.parse(v.fallback(listedPrice, 0), typed),
  },
  picture: { ...text, schema: typedCode },
};

/** A schema for what staff type of an entry; it fills in what is missing and refuses nothing. */
export function formSchema<F extends Fields>(fields: F): v.GenericSchema<unknown, FormOf<F>> {
  const schemas = typedIn(fields).map(([name, { kind }]) => [name, kinds[kind].schema]);
  const schema: v.GenericSchema = v.object({
    ...Object.fromEntries(schemas),
    ...typedTranslations(textsIn(fields), typedText),
  });
  return schema as v.GenericSchema<unknown, FormOf<F>>;
}

/** The form of an entry that visitors see. */
export function formOf<F extends Fields>(fields: F, entry: Entry<F>): FormOf<F> {
  const typed = typedIn(fields).map(([name, field]) => [name, typedOf(entry, name, field)]);
  const form: object = {
    ...Object.fromEntries(typed),
    ...translationFields(textsIn(fields), translationsOf(entry)),
  };
  return form as FormOf<F>;
}

/** Reads a form into the entry that visitors will see; its messages are ImportProblems. */
export function readForm<F extends Fields>(fields: F, id: string, form: FormOf<F>) {
  return v.safeParse(strictSchema(fields, 'published'), { ...form, ...identified(fields, id, form) });
}

/** The entry as it would be shown now, whatever is still missing or wrong; a price that can't be read is 0. */
export function previewedEntry<F extends Fields>(fields: F, id: string, form: FormOf<F>): Entry<F> {
  const shown = typedIn(fields).flatMap((each) => shownOf(form, ...each));
  const entry: object = { ...Object.fromEntries(shown), ...identified(fields, id, form) };
  return entry as Entry<F>;
}

/** What a form holds of that field. */
export function typedValue<K extends TypedKind>(
  form: object,
  name: string,
  _: Field<K>,
): Typed[K] | undefined {
  return (form as Readonly<Record<string, Typed[K]>>)[name];
}

/** The fields of a form, by their names, in its order. */
export function typedIn(fields: Fields): [name: string, field: Field<TypedKind>][] {
  return Object.entries(fields).flatMap(([name, field]) => (field.kind === 'id' ? [] : [[name, field]]));
}

function textsIn(fields: Fields): string[] {
  return translatedIn(fields).map(([name]) => name);
}

function typedOf<K extends TypedKind>(entry: object, name: string, field: Field<K>): Typed[K] {
  return kinds[field.kind].typed(valueOf(entry, name, field));
}

function shownOf<K extends TypedKind>(form: object, name: string, field: Field<K>): [string, Value<K>][] {
  const typed = typedValue(form, name, field);
  if (typed === undefined || (typed === '' && !isAlwaysThere(field))) return [];
  return [[name, kinds[field.kind].shown(typed)]];
}

// What an entry has besides its typed fields.
function identified(fields: Fields, id: string, form: object): Readonly<Record<string, unknown>> {
  const texts = form as Readonly<Record<TranslatedField<string>, string>>;
  return { [idFieldOf(fields)]: id, translations: translationsIn(textsIn(fields), texts) };
}
