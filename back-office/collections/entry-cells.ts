import * as v from 'valibot';
import {
  type Field,
  type Fields,
  isAlwaysThere,
  type Kind,
  type Value,
  valueOf,
  translatedIn,
} from '../../domain/fields/field.ts';
import { anyRows, anyValues } from '../../domain/fields/any-values.ts';
import { consentControl, consentParts } from '../../domain/fields/controls.ts';
import { writtenIn } from '../../domain/fields/written-in.ts';
import { sourceLanguage, translatedLanguages } from '../../domain/languages.ts';
import { listedText } from '../../domain/listed-fields.ts';
import { rupeesFromPaise } from '../../domain/rupees.ts';
import { choicesCell, listedChoices, listedTexts, textsCell } from './cell-lists.ts';
import type { Cells, Column, NamedPicture } from './collection.ts';
import { headingOf } from './heading-of.ts';
import {
  translatedCells,
  translatedColumns,
  translationsOfCells,
  translationsOfRow,
} from './translated-cells.ts';

/** How a field is written in spreadsheets: in one column, or in several. */
type CellKind<K extends Kind> = {
  columns(name: string, field: Field<K>): Column[];
  /** The cells of a value, by the headings of their columns. */
  cells(value: Value<K> | undefined, name: string, field: Field<K>): Cells;
  /** The input of the strict schema, from the cells of a row. */
  read(cells: Cells, name: string, field: Field<K>): unknown;
};

const asText = (value: string) => value;
const consentColumns = {
  givenBy: 'given by',
  howChecked: 'how checked',
  givenOn: 'given on',
  until: 'until',
};

const kinds: { readonly [K in Kind]: CellKind<K> } = {
  id: inOneColumn(asText),
  line: inOneColumn(asText),
  text: inOneColumn(asText),
  rupees: inOneColumn((paise) => String(rupeesFromPaise(paise))),
  whole: inOneColumn(String),
  choice: inOneColumn(asText),
  picture: inOneColumn(asText),
  yesOrNo: {
    ...inOneColumn<'yesOrNo'>(() => ''),
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
        name: `${headingOf(name, field)} ${consentColumns[part]}`,
        field: consentControl(name, part),
      })),
    cells: (value, name, field) =>
      Object.fromEntries(
        consentParts.map((part) => [
          `${headingOf(name, field)} ${consentColumns[part]}`,
          value?.[part] ?? '',
        ]),
      ),
    read(cells, name, field) {
      const parts = consentParts.map((part) => [
        part,
        cells[`${headingOf(name, field)} ${consentColumns[part]}`],
      ]);
      return parts.some(([, cell]) => cell) ? Object.fromEntries(parts) : undefined;
    },
  },
};

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
export function picturesIn(fields: Fields, values: unknown): NamedPicture[] {
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

function columnsIn(fields: Fields): Column[] {
  return Object.entries(fields).flatMap(([name, field]) => columnsOfField(name, field));
}

function cellsIn(fields: Fields, entry: object): Cells {
  const cells = Object.entries(fields).map(([name, field]) => cellsOfField(entry, name, field));
  return Object.assign({}, ...cells) as Cells;
}

// A text that was first written in another language than English stands in the column of that one.
function englishCells(fields: Fields, entry: object): Cells {
  const elsewhere = translatedIn(fields)
    .filter(([name, { kind }]) => kind !== 'tags' && writtenIn(entry, name) !== sourceLanguage)
    .map(([name, field]) => [headingOf(name, field), '']);
  return { ...cellsIn(fields, entry), ...Object.fromEntries(elsewhere) };
}

function inOneColumn<K extends Kind>(cellOf: (value: Value<K>) => string): CellKind<K> {
  return {
    columns: (name, field) => [columnOf(name, field)],
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

function columnsOfField<K extends Kind>(name: string, field: Field<K>): Column[] {
  return kinds[field.kind].columns(name, field);
}

function cellsOfField<K extends Kind>(entry: object, name: string, field: Field<K>): Cells {
  return kinds[field.kind].cells(valueOf(entry, name, field), name, field);
}

function readOfField<K extends Kind>(cells: Cells, name: string, field: Field<K>): unknown {
  return kinds[field.kind].read(cells, name, field);
}
