import * as v from 'valibot';
import type { Cells, Collection, Column } from '../collections/collection.ts';
import { readCsv } from '../spreadsheets/read-csv.ts';
import type { ListFile } from '../spreadsheets/read-list-file.ts';
import type { NamedSheet, Sheet } from '../spreadsheets/sheet.ts';
import type { RowProblem } from './import-error.ts';

/** An entry of a list, not yet checked: its row, and its cells or, of a JSON file, its fields. */
export type Entry = { row: number } & ({ cells: Cells } | { fields: object });

/** The entries of a list, and the mistakes in its form. */
export type EntriesReading = { entries: Entry[]; problems: RowProblem[] };

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
