import * as v from 'valibot';
import { fieldsWithoutAadhaar } from '../../domain/fields-without-aadhaar.ts';
import { controlAt } from '../../domain/fields/controls.ts';
import type { Fields } from '../../domain/fields/field.ts';
import { cleanCode } from '../../domain/plain-text.ts';
import { partsOfField, translatedField } from '../../domain/translated-fields.ts';
import type { Cells, Collection, Column } from '../collections/collection.ts';
import { type ListFile, type NamedSheet, type Sheet, readCsv } from '../spreadsheets/spreadsheets.ts';
import { type RowProblem, reasonFor } from './import-error.ts';
import type { ListedPicture } from './place-pictures.ts';

/** An entry of a list, not yet checked: its row, and its cells or, of a JSON file, its fields. */
export type Entry = { row: number } & ({ cells: Cells } | { fields: object });

/** The entries of a list, and the mistakes in its form. */
type EntriesReading = { entries: Entry[]; problems: RowProblem[] };

/** Reads the entries of a list without checking their values. */
export function readEntries<Item>(file: ListFile, collection: Collection<Item>): EntriesReading {
  const reading =
    'sheets' in file ? readSheets(file.sheets, collection) : readText(file.text, collection.columns);
  if (reading.entries.length > 0 || reading.problems.length > 0) return reading;
  return { entries: [], problems: [{ reason: 'The list is empty.' }] };
}

function readText(text: string, columns: readonly Column[]): EntriesReading {
  if (/^\uFEFF?\s*[[{]/.test(text)) return readJson(text);
  const sheet = readCsv(text);
  return 'problem' in sheet ? unreadable(sheet.problem) : readSheet(sheet, columns);
}

const jsonList = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));
const jsonObject = v.record(v.string(), v.unknown());

function readJson(text: string): EntriesReading {
  const list = v.safeParse(jsonList, text.replace(/^\uFEFF/, ''));
  if (!list.success) return unreadable('This is not a JSON list: it must begin with [ and end with ].');
  const entries: Entry[] = [];
  const problems: RowProblem[] = [];
  for (const [index, value] of list.output.entries()) {
    const row = index + 1;
    const fields = v.safeParse(jsonObject, value);
    if (fields.success) entries.push({ row, fields: fields.output });
    else problems.push({ row, reason: 'Each entry must be an object in braces { }.' });
  }
  return { entries, problems };
}

// Notes may be on sheets of their own; the list is the sheet that names its entries.
function readSheets<Item>(
  sheets: readonly NamedSheet[],
  { columns, keyField, noun }: Collection<Item>,
): EntriesReading {
  const keyColumns = columns.filter(({ field }) => field === keyField);
  const lists = sheets.filter(({ headings }) => headings.some((heading) => columnFor(heading, keyColumns)));
  if (lists.length > 1) {
    const names = lists.map(({ name }) => `“${name}”`).join(', ');
    return unreadable(
      `Several sheets list ${noun.many}: ${names}. Put all of them on one, and delete the others.`,
    );
  }
  return readSheet(lists[0] ?? sheets[0] ?? { headings: [], rows: [] }, columns);
}

function readSheet({ headings, rows }: Sheet, columns: readonly Column[]): EntriesReading {
  const names = headings.map((heading) => columnFor(heading, columns));
  if (rows.length === 0 && headings.every((heading) => heading === '')) return { entries: [], problems: [] };
  const problems = headingProblems(headings, names, columns);
  // Without its headings, every row would be wrong in the same way.
  if (problems.length > 0) return { entries: [], problems };
  const wide = rows.filter(({ cells }) => cells.slice(names.length).some((cell) => cell.trim() !== ''));
  return {
    entries: rows.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(names.flatMap((name, at) => (name ? [[name, cells[at] ?? '']] : []))),
    })),
    problems: wide.map(({ row }) => ({
      row,
      reason: 'This row has more cells than there are headings; a cell with a comma needs quotation marks.',
    })),
  };
}

function unreadable(reason: string): EntriesReading {
  return { entries: [], problems: [{ reason }] };
}

function headingProblems(
  headings: readonly string[],
  names: readonly (string | undefined)[],
  columns: readonly Column[],
): RowProblem[] {
  const known = columns.map(({ name }) => name).join(', ');
  if (names.every((name) => name === undefined))
    return [{ row: 1, reason: `The first row must hold the headings: ${known}.` }];
  return headings.flatMap((column, at) => {
    if (column === '') return [];
    const name = names[at];
    if (name === undefined)
      return [
        { row: 1, column, reason: `There is no such column; rename or delete it. The columns are ${known}.` },
      ];
    return names.indexOf(name) < at
      ? [{ row: 1, column, reason: 'This column is there twice; delete one.' }]
      : [];
  });
}

function columnFor(heading: string, columns: readonly Column[]): string | undefined {
  const wanted = folded(heading);
  const found = columns.find(({ name, field, also = [] }) =>
    [name, field, ...also].some((each) => folded(each) === wanted),
  );
  return found?.name;
}

function folded(heading: string): string {
  return heading.toLowerCase().replaceAll(/[\s_-]/g, '');
}

/** An item of a list that its schema has passed, with the row that it came from. */
type CheckedItem<Item> = { row: number; key: string; item: Item };

/** The items that can be imported, the pictures that the list names (also in rows with mistakes), and every mistake. */
export type CheckedEntries<Item> = {
  items: CheckedItem<Item>[];
  pictures: ListedPicture[];
  problems: RowProblem[];
};

/**
 * Checks every entry and collects all problems. A column that the list doesn't have keeps its value on the site
 * (`existing`), so a list of ids and prices is enough to change prices.
 */
export function checkEntries<Item>(
  entries: readonly Entry[],
  collection: Collection<Item>,
  existing: ReadonlyMap<string, Cells>,
): CheckedEntries<Item> {
  const items: CheckedItem<Item>[] = [];
  const pictures: ListedPicture[] = [];
  const problems: RowProblem[] = [];
  const rowOf = new Map<string, number>();
  for (const entry of entries) {
    const { row } = entry;
    const cells = cellsOf(entry, collection, existing);
    const fields = 'fields' in entry ? entry.fields : collection.fieldsOf(cells);
    for (const { name, column } of collection.picturesOf(fields)) {
      const named = collection.columns.find((each) => each.name === column);
      pictures.push({ name, row, column: named ? columnIn(entry, named) : column });
    }

    const together =
      'cells' in entry
        ? collection.problemsOf?.(entry.cells, cells, fields)
        : collection.problemsOfFields?.(entry.fields);
    for (const problem of together ?? []) problems.push({ row, ...problem });
    const reading = v.safeParse(collection.schema, fields);
    if (!reading.success)
      problems.push(...reading.issues.map((issue) => ({ row, ...described(issue, entry, collection) })));
    const key = reading.success
      ? collection.keyOf(collection.cellsOf(reading.output))
      : typedKey(entry, collection);
    if (reading.success && key !== undefined) items.push({ row, key, item: reading.output });

    const before = key === undefined ? undefined : rowOf.get(key);
    if (before !== undefined)
      problems.push({
        row,
        column: columnIn(entry, keyColumn(collection)),
        reason: `This is the same ${collection.noun.one} as in row ${before}. Delete one of them.`,
      });
    else if (key !== undefined) rowOf.set(key, row);
  }
  return { items, pictures, problems };
}

function cellsOf<Item>(
  entry: Entry,
  collection: Collection<Item>,
  existing: ReadonlyMap<string, Cells>,
): Cells {
  if ('fields' in entry) return {};
  const cells = cleanCells(entry.cells, collection);
  return { ...existing.get(collection.keyOf(cells)), ...cells };
}

// As the site has stored them: a row is found by its cells. Cells with several parts are cleaned with their schema.
function cleanCells<Item>(cells: Cells, { columns }: Collection<Item>): Cells {
  const columnNamed = new Map(columns.map((column) => [column.name, column]));
  const cleaned = Object.entries(cells).map(([name, text]) => {
    const column = columnNamed.get(name);
    const field = column?.field ?? name;
    const clean = cleanCode(text);
    return [name, column?.hasParts ? clean : String(fieldsWithoutAadhaar(clean, field))] as const;
  });
  return Object.fromEntries(cleaned);
}

/** The key of a row that has a mistake; undefined where its first part is not filled in. */
function typedKey<Item>(entry: Entry, collection: Collection<Item>): string | undefined {
  const cells = cleanCells(
    'cells' in entry
      ? entry.cells
      : Object.fromEntries(
          collection.columns.map(({ name, field }) => [
            name,
            String(new Map(Object.entries(entry.fields)).get(field) ?? ''),
          ]),
        ),
    collection,
  );
  return cells[keyColumn(collection).name] ? collection.keyOf(cells) : undefined;
}

function keyColumn<Item>({ columns, keyField }: Collection<Item>): Column {
  return columns.find(({ field }) => field === keyField) ?? { name: keyField, field: keyField };
}

function described<Item>(
  issue: v.BaseIssue<unknown>,
  entry: Entry,
  { columns, fields = {} }: Collection<Item>,
): { column: string; reason: string } {
  const path = v.getDotPath(issue) ?? '';
  const field = fieldOfPath(fields, path);
  const column = columns.find((each) => each.field === field);
  return {
    column: 'fields' in entry || !column ? path : column.name,
    reason: reasonFor(issue.message, givenValue(issue), choicesAt(fields, path)),
  };
}

// `translations.hi.name` is in the column `name_hi`, `variants.0.translations.hi.type` in `variants_hi`.
function fieldOfPath(fields: Fields, path: string): string {
  const [list = '', , inRow = ''] = controlAt(fields, path).split('.');
  const language = partsOfField(inRow)?.language;
  return language ? translatedField(list, language) : list;
}

function choicesAt(fields: Fields, path: string): readonly string[] {
  const field = fields[path];
  return field?.kind === 'choice' ? field.choices : [];
}

// A JSON file has fields, which may be called otherwise than the columns of a spreadsheet.
function columnIn(entry: Entry, { name, field }: Column): string {
  return 'fields' in entry ? field : name;
}

// The price as it was typed, not what a check before this one has made of it.
function givenValue(issue: v.BaseIssue<unknown>): unknown {
  return issue.path?.at(-1)?.value;
}
