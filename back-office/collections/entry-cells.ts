import * as v from 'valibot';
import {
  type Entry,
  type Field,
  type Fields,
  type Kind,
  translatedIn,
  translationsOf,
  type Value,
  valueOf,
} from '../../domain/fields/field.ts';
import { listedText } from '../../domain/listed-fields.ts';
import { rupeesFromPaise } from '../../domain/rupees.ts';
import type { Cells, Column, NamedPicture } from './collection.ts';
import { textsOfCells, translatedColumns, translatedTextCells } from './translated-cells.ts';

const anyValues = v.record(v.string(), v.unknown());
// The cell of a value of each kind.
const cellsByKind: { readonly [K in Kind]: (value: Value<K>) => string } = {
  id: (id) => id,
  line: (text) => text,
  rupees: (paise) => String(rupeesFromPaise(paise)),
  picture: (address) => address,
};

const pictureName = v.fallback(listedText(500), '');

/** The columns of a list of entries with those fields; those of translations come last. */
export function columnsOf(fields: Fields): Column[] {
  const columns = Object.entries(fields).map((each) => columnOf(...each));
  return [...columns, ...translatedColumns(translatedIn(fields).map((each) => columnOf(...each)))];
}

/** The cells of an entry, by the headings of their columns. */
export function cellsOfEntry<F extends Fields>(fields: F, entry: Entry<F>): Cells {
  const own = Object.entries<Field>(fields).map(([name, field]) => [
    headingOf(name, field),
    cellOf(entry, name, field),
  ]);
  return {
    ...Object.fromEntries(own),
    ...translatedTextCells(translatedTexts(fields), translationsOf(entry)),
  };
}

function cellOf<K extends Kind>(entry: object, name: string, field: Field<K>): string {
  const value = valueOf(entry, name, field);
  return value === undefined ? '' : cellsByKind[field.kind](value);
}

/** What the strict schema of those fields reads, from the cells of a row. */
export function valuesOfCells(fields: Fields, cells: Cells): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => [name, cells[headingOf(name, field)]]);
  return { ...Object.fromEntries(values), translations: textsOfCells(translatedTexts(fields), cells) };
}

/** The pictures that an entry shows, or values that are not checked yet. */
export function picturesIn(fields: Fields, values: unknown): NamedPicture[] {
  const named = v.parse(anyValues, values);
  return Object.entries(fields)
    .filter(([, { kind }]) => kind === 'picture')
    .map(([name, field]) => ({
      name: v.parse(pictureName, named[name]),
      column: headingOf(name, field),
    }))
    .filter(({ name }) => name !== '');
}

function columnOf(name: string, field: Field): Column {
  return { name: headingOf(name, field), field: name, also: field.also ?? [] };
}

function headingOf(name: string, { column }: Field): string {
  return column ?? name;
}

// The names of the translated texts by the headings of their columns.
function translatedTexts(fields: Fields): Record<string, string> {
  return Object.fromEntries(translatedIn(fields).map(([name, field]) => [headingOf(name, field), name]));
}
