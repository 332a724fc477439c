import * as v from 'valibot';
import { publicationConsentSchema } from '../consents/publication-consent.ts';
import { translatedLanguages } from '../values/languages.ts';
import type { MayName } from '../values/names-account.ts';
import { anyRows } from './any-values.ts';
import {
  type ConsentControl,
  type ConsentPart,
  consentControl,
  consentParts,
  decidedIn,
  inForm,
  withDecided,
} from './controls.ts';
import {
  typedFile,
  typedLine,
  typedLines,
  typedRows,
  typedRupees,
  typedText,
  typedYesOrNo,
} from './edit-form-fields.ts';
import {
  type Entry,
  type Field,
  type Fields,
  type Flat,
  idFieldOf,
  isAlwaysThere,
  isLeftOut,
  isWritten,
  type Kind,
  type NamesWith,
  textOfField,
  type TranslatedField,
  type TranslatedIn,
  translatedIn,
  translationsOf,
  type Value,
  valueIn,
  valueOf,
} from './field.ts';
import { listedPrice } from './listed-fields.ts';
import { strictSchema } from './strict-schema.ts';
import { translatedField, type TranslatedFieldName as TranslatedName } from './translated-fields.ts';
import { withoutBlankTranslations } from './translations.ts';
import { isWrittenElsewhere, withFirstWritten } from './written-in.ts';

type TypedOf<F> = F extends { kind: 'rows'; fields: infer Row }
  ? FormOf<Row>[]
  : F extends { kind: 'yesOrNo' }
    ? boolean
    : string;

// The forms of all groups at once.
type InGroups<F> = {
  [Name in keyof F]: F[Name] extends { kind: 'group'; fields: infer Group }
    ? (form: FormOf<Group>) => void
    : never;
}[keyof F] extends infer Each
  ? [Each] extends [never]
    ? unknown
    : Each extends (form: infer Form) => void
      ? Form
      : never
  : never;

/**
 * An entry as staff type it, which may still be incomplete: texts, '' where nothing is typed. It is flat, as the controls of
 * the page are: the fields of a group stand beside the others, a consent has a control for each of its parts
 * (`consentGivenBy`), and the translation of a text is one such as `name_hi`.
 */
export type FormOf<F> = Flat<
  { [Name in Exclude<keyof F, NamesWith<F, { kind: 'id' | 'group' | 'consent' }>>]: TypedOf<F[Name]> } & {
    [Name in TranslatedName<TranslatedIn<F>> | ConsentControl<NamesWith<F, { kind: 'consent' }>>]: string;
  } & InGroups<F>
>;

type Values = Readonly<Record<string, unknown>>;

/** How a field is typed: in one control, or in several. */
type FormKind<K extends Kind> = {
  /** The schemas of its controls by their names; they read anything. */
  controls(name: string, field: Field<K>): v.ObjectEntries;
  /** The values of its controls. */
  typed(value: Value<K> | undefined, name: string, field: Field<K>): Values;
  /** The input of the strict schema, from what is typed. */
  read(form: object, name: string, field: Field<K>): unknown;
  /** The value that would be shown now, even if it can't be published; undefined for nothing. */
  shown(form: object, name: string, field: Field<K>): Value<K> | undefined;
};

const asText = { typed: (value = '') => value, shown: (typed: string) => typed };

const kinds: { readonly [K in Kind]: FormKind<K> } = {
  // Not typed.
  id: { controls: () => ({}), typed: () => ({}), read: () => undefined, shown: () => undefined },
  line: inOneControl(typedLine, asText),
  text: inOneControl(typedText, asText),
  rupees: inOneControl(typedText, {
    typed: (paise?: number) => (paise === undefined ? '' : typedRupees(paise)),
    shown: (typed) => v.parse(v.fallback(listedPrice, 0), typed),
  }),
  whole: inOneControl(typedText, {
    typed: (value?: number) => (value === undefined ? '' : String(value)),
    shown: (typed) => (/^\d+$/.test(typed) ? Number(typed) : undefined),
  }),
  choice: inOneControl(typedText, asText),
  picture: inOneControl(typedFile, asText),
  pdf: inOneControl(typedFile, asText),
  yesOrNo: inOneControl(typedYesOrNo, { typed: (value = false) => value, shown: (typed) => typed }),
  // One on each line.
  tags: inOneControl(typedText, {
    typed: (value: string[] = []) => value.join('\n'),
    read: tagsIn,
    shown: tagsIn,
  }),
  rows: {
    controls: (name, { fields }) => ({ [name]: typedRows(controlsOf(fields)) }),
    typed: (value = [], name, { fields }) => ({ [name]: value.map((row) => typedOf(fields, row)) }),
    read: (form, name, { fields }) => rowsIn(form, name).map((row) => readOf(fields, row)),
    shown: (form, name, { fields }) => rowsIn(form, name).map((row) => shownOf(fields, row)),
  },
  group: {
    controls: (_, { fields }) => controlsOf(fields),
    typed: (value = {}, _, { fields }) => typedOf(fields, value),
    read: (form, _, { fields }) => readOf(fields, form),
    shown(form, _, { fields }) {
      const entry = shownOf(fields, form);
      return isWritten(fields, entry) ? entry : undefined;
    },
  },
  consent: {
    controls: (name) =>
      Object.fromEntries(consentParts.map((part) => [consentControl(name, part), typedText])),
    typed: (value, name) =>
      Object.fromEntries(consentParts.map((part) => [consentControl(name, part), value?.[part] ?? ''])),
    read: consentIn,
    shown(form, name) {
      const consent = consentIn(form, name);
      return v.is(publicationConsentSchema, consent) ? consent : undefined;
    },
  },
};

/** A schema for what staff type of an entry; it fills in what is missing and refuses nothing. */
export function formSchema<F extends Fields>(fields: F): v.GenericSchema<unknown, FormOf<F>> {
  const schema: v.GenericSchema = v.object(controlsOf(fields));
  return schema as v.GenericSchema<unknown, FormOf<F>>;
}

/** The form of an entry that visitors see. */
export function formOf<F extends Fields>(fields: F, entry: Entry<F>): FormOf<F> {
  return typedOf(fields, entry) as FormOf<F>;
}

/**
 * Reads a form into the entry that visitors will see; its messages are ImportProblems. What the entry already lacks as they see
 * it, `published`, may go on missing; `mayName` says which words it may have though they look as if they led money elsewhere.
 */
export function readEntryForm<F extends Fields>(
  fields: F,
  id: string,
  form: FormOf<F>,
  { published, mayName }: { published?: Entry<F> | undefined; mayName?: MayName | undefined } = {},
) {
  const asked = published ? withoutLacking(fields, form, formOf(fields, published)) : fields;
  return v.safeParse(strictSchema(asked, 'published', mayName), {
    ...readOf(fields, form),
    [idFieldOf(fields)]: id,
  });
}

/** The entry as it would be shown now, whatever is still missing or wrong; a price that can't be read is 0. */
export function previewedEntry<F extends Fields>(fields: F, id: string, form: FormOf<F>): Entry<F> {
  const entry: object = { ...shownOf(fields, form), [idFieldOf(fields)]: id };
  return entry as Entry<F>;
}

/** The form without the rows in which nothing is typed. */
export function withoutBlankRows<F extends Fields>(fields: F, form: FormOf<F>): FormOf<F> {
  const filled = Object.entries<Field>(fields).flatMap(([name, { kind }]) =>
    kind === 'rows' ? [[name, rowsIn(form, name).filter((row) => !Object.values(row).every(isLeftOut))]] : [],
  );
  return { ...form, ...Object.fromEntries(filled) };
}

/** A row of those fields in which nothing is typed yet. */
export function blankRow(fields: Fields): Values {
  return v.parse(v.object(controlsOf(fields)), {});
}

// Asks for no more than a form had before: a list may lack what visitors see. A new picture asks for its alt text.
function withoutLacking<F extends Fields>(fields: F, form: FormOf<F>, before: FormOf<F>): F {
  const isLacking = (name: string) =>
    [name, ...translatedLanguages.map((language) => translatedField(name, language))].every(
      (control) => textOfField(before, control).trim() === '',
    );
  const hasNewPicture = (alt: string) =>
    Object.entries<Field>(fields).some(
      ([name, field]) =>
        field.kind === 'picture' &&
        field.alt === alt &&
        textOfField(form, name) !== textOfField(before, name),
    );
  const lacking = Object.entries<Field>(fields).filter(
    ([name, { required }]) => required === 'published' && isLacking(name) && !hasNewPicture(name),
  );
  return {
    ...fields,
    ...Object.fromEntries(lacking.map(([name, { required: _, ...field }]) => [name, field])),
  };
}

function controlsOf(fields: Fields): v.ObjectEntries {
  const translations = { line: typedLine, text: typedText, tags: typedLines };
  return inOrder(fields, controlsOfField, ({ kind }) => translations[kind]);
}

function typedOf(fields: Fields, entry: object): Values {
  const translations = translationsOf(entry);
  return inOrder(
    fields,
    (name, field) => {
      const typed = typedOfField(entry, name, field);
      return 'translated' in field && isWrittenElsewhere(entry, name) ? { ...typed, [name]: '' } : typed;
    },
    (_, name, language) => {
      const translation = translations?.[language]?.[name] ?? '';
      return typeof translation === 'string' ? translation : translation.join('\n');
    },
  );
}

// The values of all fields by the names of their controls.
function inOrder<Each>(
  fields: Fields,
  ofField: (name: string, field: Field) => Readonly<Record<string, Each>>,
  ofTranslation: (
    field: TranslatedField,
    name: string,
    language: (typeof translatedLanguages)[number],
  ) => Each,
): Record<string, Each> {
  const { once, parts } = inForm(fields);
  const translated = translatedLanguages.flatMap((language) =>
    translatedIn(fields).map(([name, field]) => ({
      [translatedField(name, language)]: ofTranslation(field, name, language),
    })),
  );
  return Object.assign(
    {},
    ...once.map((each) => ofField(...each)),
    ...translated,
    ...parts.map((each) => ofField(...each)),
  ) as Record<string, Each>;
}

function readOf(fields: Fields, form: object): Values {
  const values = Object.entries(fields).map(([name, field]) => [name, readOfField(form, name, field)]);
  const translations = translationsIn(fields, form);
  return { ...Object.fromEntries(values), ...(translations && { translations }) };
}

function shownOf(fields: Fields, form: object): Values {
  const values = Object.entries(fields).flatMap(([name, field]) => {
    const value = shownOfField(form, name, field);
    return isLeftOut(value) && !isAlwaysThere(field) ? [] : [[name, value]];
  });
  const translations = translationsIn(fields, form);
  const shown = { ...Object.fromEntries(values), ...(translations && { translations }) };
  return withFirstWritten(fields, withDecided(decidedIn(fields), shown));
}

function translationsIn(fields: Fields, form: object) {
  const byLanguage = translatedLanguages.map((language) => [
    language,
    Object.fromEntries(
      translatedIn(fields).map(([name, { kind }]) => {
        const typed = textOfField(form, translatedField(name, language));
        return [name, kind === 'tags' && typed !== '' ? linesOf(typed) : typed];
      }),
    ),
  ]);
  return withoutBlankTranslations(Object.fromEntries(byLanguage));
}

function inOneControl<K extends Kind, Typed>(
  schema: v.GenericSchema<unknown, Typed>,
  {
    typed,
    read = (value) => value,
    shown,
  }: {
    typed(value: Value<K> | undefined): Typed;
    read?(value: Typed): unknown;
    shown(value: Typed): Value<K> | undefined;
  },
): FormKind<K> {
  const typedIn = (form: object, name: string) => v.parse(schema, valueIn(form, name));
  return {
    controls: (name) => ({ [name]: schema }),
    typed: (value, name) => ({ [name]: typed(value) }),
    read: (form, name) => read(typedIn(form, name)),
    shown: (form, name) => shown(typedIn(form, name)),
  };
}

function controlsOfField<K extends Kind>(name: string, field: Field<K>): v.ObjectEntries {
  return kinds[field.kind].controls(name, field);
}

function typedOfField<K extends Kind>(entry: object, name: string, field: Field<K>): Values {
  return kinds[field.kind].typed(valueOf(entry, name, field), name, field);
}

function readOfField<K extends Kind>(form: object, name: string, field: Field<K>): unknown {
  return kinds[field.kind].read(form, name, field);
}

function shownOfField<K extends Kind>(form: object, name: string, field: Field<K>): Value<K> | undefined {
  return kinds[field.kind].shown(form, name, field);
}

/** The rows of a list of a form. */
export function rowsIn(form: object, name: string): Record<string, unknown>[] {
  return v.parse(anyRows, valueIn(form, name));
}

function consentIn(form: object, name: string): Record<ConsentPart, string> | undefined {
  const parts = consentParts.map((part) => [part, textOfField(form, consentControl(name, part))]);
  const consent = Object.fromEntries(parts) as Record<ConsentPart, string>;
  return consent.givenBy === '' ? undefined : consent;
}

function tagsIn(typed: string): string[] {
  return linesOf(typed).filter(Boolean);
}

function linesOf(typed: string): string[] {
  return typed.split('\n').map((each) => each.trim());
}
