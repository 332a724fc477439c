import * as v from 'valibot';
import { anyRows, anyValues, blankText } from '../../domain/entries/any-values.ts';
import { consentControl, consentParts, decidedIn } from '../../domain/entries/controls.ts';
import {
  type Field,
  type Fields,
  type Kind,
  type Value,
  isAlwaysThere,
  textOfField,
  translatedIn,
  translationsOf,
  valueIn,
  valueOf,
} from '../../domain/entries/field.ts';
import { listedPrice, listedText } from '../../domain/entries/listed-fields.ts';
import { translatedField } from '../../domain/entries/translated-fields.ts';
import { isWrittenElsewhere } from '../../domain/entries/written-in.ts';
import { type TranslatedLanguage, translatedLanguages } from '../../domain/values/languages.ts';
import { rupeesFromPaise } from '../../domain/values/rupees.ts';
import { choicesCell, listedChoices, listedTexts, textsCell } from './cell-lists.ts';
import type { Cells, Column, ItemPicture } from './collection.ts';
import { reasonFor } from './import-error.ts';

/** The columns of a list of entries with those fields; those of translations come last. */
export function columnsOf(fields: Fields): Column[] {
  return [
    ...columnsIn(fields),
    ...translatedLanguages.flatMap((language) => translatedColumns(fields, language)),
  ];
}

/** The cells of an entry, by the headings of their columns. */
export function cellsOfEntry(fields: Fields, entry: object): Cells {
  const translated = translatedLanguages.map((language) => translatedCells(fields, entry, language));
  return Object.assign(englishCells(fields, entry), ...translated) as Cells;
}

/** The input of the strict schema of those fields, from the cells of a row. */
export function valuesOfCells(fields: Fields, cells: Cells): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => [name, readOfField(cells, name, field)]);
  return { ...Object.fromEntries(values), translations: translationsOfCells(fields, cells) };
}

const pictureName = v.fallback(listedText(500), '');

/** The pictures that an entry shows, or values that are not checked yet. */
export function picturesIn(fields: Fields, values: unknown): ItemPicture[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = v.parse(anyValues, values)[name];
    const column = headingOf(name, field);
    if (field.kind === 'rows')
      return v
        .parse(anyRows, value)
        .flatMap((row) => picturesIn(field.fields, row).map((each) => ({ ...each, column })));
    const picture = field.kind === 'picture' ? v.parse(pictureName, value) : '';
    return picture === '' ? [] : [{ name: picture, column }];
  });
}

/**
 * The prices of a list that are another one than that of the first row which decides it, by the names of their fields; `given`
 * is what the list has of a field, `values` are all of the entry.
 */
export function problemsOfDecided(
  fields: Fields,
  given: (name: string) => unknown,
  values: object,
): { field: string; reason: string }[] {
  return decidedIn(fields).flatMap(({ name, list, rows }) => {
    const [first] = v.parse(anyRows, valueIn(values, list));
    const price = given(name);
    if (!first || v.is(blankText, price)) return [];
    const [own, decided] = [v.safeParse(listedPrice, price), v.safeParse(listedPrice, first[name])];
    if (!own.success) return [{ field: name, reason: reasonFor('not-a-price', price) }];
    if (!decided.success || own.output === decided.output) return [];
    const heading = headingOf(list, rows);
    const reason =
      `“${rupeesFromPaise(own.output)}”: With ${heading} the price is theirs; the first one costs ` +
      `${rupeesFromPaise(decided.output)}. Change it in ${heading}, and leave this empty.`;
    return [{ field: name, reason }];
  });
}

/** The translations in the cells `listed` whose English is missing in the lists of `cells`: they would be lost. */
export function problemsOfTranslatedLists(
  fields: Fields,
  listed: Cells,
  cells: Cells,
): { column: string; reason: string }[] {
  const lists = Object.entries(fields).filter(
    ([, field]) => (field.kind === 'tags' || field.kind === 'rows') && isTranslated(field),
  );
  return translatedLanguages.flatMap((language) =>
    lists.flatMap(([name, field]) => {
      const heading = headingOf(name, field);
      const cell = cells[heading] ?? '';
      const known = new Set(
        field.kind === 'tags' ? listedTexts(cell) : listedChoices(cell, 2).map(([first = '']) => first),
      );
      return [...listedIn(listed, heading, language, 2).keys()]
        .filter((each) => !known.has(each))
        .map((each) => ({
          column: translatedField(heading, language),
          reason: `“${each}” is not in the column ${heading}. Write the English text, then =, then its translation.`,
        }));
    }),
  );
}

function columnsIn(fields: Fields): Column[] {
  return Object.entries(fields).flatMap(([name, field]) => columnsOfField(name, field));
}

// A text that was first written in another language than English stands in the column of that one.
function englishCells(fields: Fields, entry: object): Cells {
  const elsewhere = translatedIn(fields)
    .filter(([name, { kind }]) => kind !== 'tags' && isWrittenElsewhere(entry, name))
    .map(([name, field]) => [headingOf(name, field), '']);
  return { ...cellsIn(fields, entry), ...Object.fromEntries(elsewhere) };
}

function cellsIn(fields: Fields, entry: object): Cells {
  const cells = Object.entries(fields).map(([name, field]) => cellsOfField(entry, name, field));
  return Object.assign({}, ...cells) as Cells;
}

function columnsOfField<K extends Kind>(name: string, field: Field<K>): Column[] {
  return kinds[field.kind].columns(name, field);
}

function cellsOfField<K extends Kind>(entry: object, name: string, field: Field<K>): Cells {
  return kinds[field.kind].cells(valueOf(entry, name, field), name, field);
}

function readOfField<K extends Kind>(cells: Cells, name: string, field: Field<K>): unknown {
  return kinds[field.kind].read(cells, name, field);
}

/** How a field is written in spreadsheets: in one column, or in several. */
type CellKind<K extends Kind> = {
  columns(name: string, field: Field<K>): Column[];
  /** The cells of a value, by the headings of their columns. */
  cells(value: Value<K> | undefined, name: string, field: Field<K>): Cells;
  /** The input of the strict schema, from the cells of a row. */
  read(cells: Cells, name: string, field: Field<K>): unknown;
};

const kinds: { readonly [K in Kind]: CellKind<K> } = {
  id: inOneColumn((value) => value),
  line: inOneColumn((value) => value),
  text: inOneColumn((value) => value),
  rupees: inOneColumn((paise) => String(rupeesFromPaise(paise)), 'price'),
  whole: inOneColumn(String, 'number'),
  choice: inOneColumn((value) => value),
  picture: inOneColumn((value) => value),
  pdf: inOneColumn((value) => value),
  yesOrNo: {
    ...inOneColumn<'yesOrNo'>(() => '', 'yesOrNo'),
    cells: (value, name, field) => ({ [headingOf(name, field)]: value ? 'Yes' : 'No' }),
  },
  tags: {
    ...inOneColumn<'tags'>(textsCell),
    read: (cells, name, field) => listedTexts(cells[headingOf(name, field)] ?? ''),
  },
  // Each row is one choice, its values separated by equals signs.
  rows: {
    columns: (name, field) => [{ ...columnOf(name, field), hasParts: true }],
    cells: (value = [], name, field) => ({
      [headingOf(name, field)]: choicesCell(value.map((row) => Object.values(cellsIn(field.fields, row)))),
    }),
    read: rowsOfCell,
  },
  group: {
    columns: (_, { fields }) => columnsIn(fields),
    cells: (value = {}, _, { fields }) => englishCells(fields, value),
    read: (cells, _, { fields }) => valuesOfCells(fields, cells),
  },
  consent: {
    columns: (name, field) =>
      consentParts.map((part) => ({
        name: consentHeading(name, field, part),
        field: consentControl(name, part),
        kind: part === 'givenOn' || part === 'until' ? 'day' : undefined,
      })),
    cells: (value, name, field) =>
      Object.fromEntries(
        consentParts.map((part) => [consentHeading(name, field, part), value?.[part] ?? '']),
      ),
    read(cells, name, field) {
      const parts = consentParts.map((part) => [part, cells[consentHeading(name, field, part)]]);
      return parts.some(([, cell]) => cell) ? Object.fromEntries(parts) : undefined;
    },
  },
};

function inOneColumn<K extends Kind>(
  cellOf: (value: Value<K>) => string,
  kind?: Column['kind'],
): CellKind<K> {
  return {
    columns: (name, field) => [{ ...columnOf(name, field), kind }],
    cells: (value, name, field) => ({ [headingOf(name, field)]: value === undefined ? '' : cellOf(value) }),
    read: (cells, name, field) => cells[headingOf(name, field)],
  };
}

function columnOf(name: string, field: Pick<Field, 'column' | 'also'>): Column {
  return { name: headingOf(name, field), field: name, also: field.also ?? [] };
}

function rowsOfCell(cells: Cells, name: string, field: Field<'rows'>): object[] {
  const inRow = Object.entries(field.fields);
  return listedChoices(cells[headingOf(name, field)] ?? '', inRow.length).map((parts) => {
    const values = inRow.map(([each, { kind: _, ...options }], at) => [each, parts[at], options] as const);
    const listed = values.filter(([, value, options]) => value || isAlwaysThere(options));
    const row = Object.fromEntries(listed.map(([each, value]) => [each, value]));
    return { ...row, translations: translationsOfRow(name, field, cells, row[field.key] ?? '') };
  });
}

const consentColumns = {
  givenBy: 'given by',
  howChecked: 'how checked',
  givenOn: 'given on',
  until: 'until',
};

function consentHeading(name: string, field: Field<'consent'>, part: (typeof consentParts)[number]): string {
  return `${headingOf(name, field)} ${consentColumns[part]}`;
}

/** The columns of the translations of those fields in a language: `name_hi`, `variants_hi`, …. */
function translatedColumns(fields: Fields, language: TranslatedLanguage): Column[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'group') return translatedColumns(field.fields, language);
    if (!isTranslated(field)) return [];
    const column = {
      name: translatedField(headingOf(name, field), language),
      field: translatedField(name, language),
      also: (field.also ?? []).map((each) => translatedField(each, language)),
    };
    return [field.kind === 'rows' ? { ...column, hasParts: true } : column];
  });
}

/** The cells of those columns. Those of tags and rows list the English name before its translations: `Jute=जूट`. */
function translatedCells(fields: Fields, entry: object, language: TranslatedLanguage): Cells {
  const cells = Object.entries(fields).map(([name, field]): Cells => {
    if (field.kind === 'group')
      return translatedCells(field.fields, valueOf(entry, name, field) ?? {}, language);
    if (!isTranslated(field)) return {};
    const heading = translatedField(headingOf(name, field), language);
    const texts = translationsOf(entry)?.[language]?.[name] ?? '';
    if (field.kind === 'tags')
      return {
        [heading]: listCell((valueOf(entry, name, field) ?? []).map((tag, at) => [tag, texts[at] ?? ''])),
      };
    if (field.kind === 'rows')
      return {
        [heading]: listCell((valueOf(entry, name, field) ?? []).map((row) => rowTexts(field, row, language))),
      };
    return { [heading]: String(texts) };
  });
  return Object.assign({}, ...cells) as Cells;
}

/** The translations that the cells of a row hold, blank ones too, by language; of its tags as many as there are. */
function translationsOfCells(fields: Fields, cells: Cells): object {
  return byLanguage((language) =>
    Object.fromEntries(
      translatedIn(fields).map(([name, field]) => {
        const heading = headingOf(name, field);
        if (field.kind !== 'tags') return [name, cells[translatedField(heading, language)] ?? ''];
        const listed = listedIn(cells, heading, language, 2);
        return [name, listedTexts(cells[heading] ?? '').map((tag) => listed.get(tag)?.[0])];
      }),
    ),
  );
}

/** The translations of a row of a list, by language, given the text of its key. */
function translationsOfRow(name: string, field: Field<'rows'>, cells: Cells, key: string): object {
  const translated = translatedIn(field.fields);
  return byLanguage((language) => {
    const texts = listedIn(cells, headingOf(name, field), language, 1 + translated.length).get(key) ?? [];
    return Object.fromEntries(translated.map(([each], at) => [each, texts[at]]));
  });
}

function isTranslated(field: Field): boolean {
  return field.kind === 'rows' ? translatedIn(field.fields).length > 0 : 'translated' in field;
}

function rowTexts({ fields, key }: Field<'rows'>, row: object, language: TranslatedLanguage): string[] {
  const texts = translationsOf(row)?.[language];
  return [textOfField(row, key), ...translatedIn(fields).map(([name]) => String(texts?.[name] ?? ''))];
}

function listCell(choices: readonly (readonly string[])[]): string {
  return choicesCell(choices.filter(([, ...translated]) => translated.some(Boolean)));
}

// The choices of a cell, by the English names.
function listedIn(cells: Cells, heading: string, language: TranslatedLanguage, parts: number) {
  const listed = listedChoices(cells[translatedField(heading, language)] ?? '', parts);
  return new Map(listed.map(([name = '', ...translated]) => [name, translated]));
}

function byLanguage(textsIn: (language: TranslatedLanguage) => object): object {
  return Object.fromEntries(translatedLanguages.map((language) => [language, textsIn(language)]));
}

function headingOf(name: string, { column }: Pick<Field, 'column'>): string {
  return column ?? name;
}
