import * as v from 'valibot';
import type { ImportProblem } from '../../domain/entries/listed-fields.ts';
import { isMadeANumber, shownNumber } from '../../domain/values/shown-number.ts';
import {
  type CellValue,
  type ListFile,
  type NamedSheet,
  type Sheet,
  isBlankCell,
  isShownOtherwise,
  readCsv,
} from '../spreadsheets/spreadsheets.ts';
import { type MergedCells, noResult } from '../spreadsheets/xlsx-contents.ts';
import type { Cells, Collection, Column } from './collection.ts';
import { type RowProblem, reasonFor } from './import-error.ts';

/** An entry of a list, not yet checked: its row, and its cells or, of a JSON file, its fields. */
export type ListedEntry = { row: number } & ({ cells: Cells } | { fields: object });

/** The entries of a list, and the mistakes in its form. */
type EntriesReading = { entries: ListedEntry[]; problems: RowProblem[] };

/** Reads the entries of a list; of their values only those are checked that a spreadsheet has changed. */
export function readEntries<Item>(file: ListFile, collection: Collection<Item>): EntriesReading {
  const reading = 'sheets' in file ? readSheets(file.sheets, collection) : readText(file.text, collection);
  if (reading.entries.length > 0 || reading.problems.length > 0) return reading;
  return { entries: [], problems: [{ reason: 'The list is empty.' }] };
}

function readText<Item>(text: string, collection: Collection<Item>): EntriesReading {
  if (/^\uFEFF?\s*[[{]/.test(text)) return readJson(text);
  const sheet = readCsv(text);
  return 'problem' in sheet ? unreadable(sheet.problem) : readSheet(sheet, collection);
}

const jsonList = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));
const jsonObject = v.record(v.string(), v.unknown());

function readJson(text: string): EntriesReading {
  const list = v.safeParse(jsonList, text.replace(/^\uFEFF/, ''));
  if (!list.success) return unreadable('This is not a JSON list: it must begin with [ and end with ].');
  const entries: ListedEntry[] = [];
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
function readSheets<Item>(sheets: readonly NamedSheet[], collection: Collection<Item>): EntriesReading {
  const { columns, keyField, noun } = collection;
  const keyColumns = columns.filter(({ field }) => field === keyField);
  const lists = sheets.filter(({ headings }) => headings.some((heading) => columnFor(heading, keyColumns)));
  if (lists.length > 1) {
    const names = lists.map(({ name }) => `“${name}”`).join(', ');
    return unreadable(
      `Several sheets list ${noun.many}: ${names}. Put all of them on one, and delete the others.`,
    );
  }
  return readSheet(lists[0] ?? sheets[0] ?? { headings: [], rows: [] }, collection);
}

function readSheet<Item>(
  { headings, rows, merged = [], hiddenRows = [] }: Omit<NamedSheet, 'name'>,
  { columns, noun }: Collection<Item>,
): EntriesReading {
  const listed = headings.map((heading) => columnFor(heading, columns));
  if (rows.length === 0 && headings.every((heading) => heading === '')) return { entries: [], problems: [] };
  const inHeadings = [
    ...headingProblems(headings, listed, columns),
    ...columnsWithoutHeading(headings, rows),
  ];
  // Without its headings, every row would be wrong in the same way.
  if (inHeadings.length > 0) return { entries: [], problems: inHeadings };
  const entries: ListedEntry[] = [];
  const problems = mergedProblems(merged, rows, listed);
  const hidden = new Set(hiddenRows);
  for (const { row, cells } of rows) {
    const note = noteIn(cells);
    if (note !== undefined) {
      problems.push({ row, reason: `This is a ${note}, not a ${noun.one}. Delete it.` });
      continue;
    }
    if (hidden.has(row))
      problems.push({ row, reason: 'This row is hidden, perhaps by a filter. Show it, or delete it.' });
    if (!cells.slice(listed.length).every(isBlankCell))
      problems.push({
        row,
        reason: 'This row has more cells than there are headings; a cell with a comma needs quotation marks.',
      });
    const texts = listed.flatMap((column, at): [string, string][] => {
      if (!column) return [];
      const { text, problem } = readCell(cells[at] ?? null, column);
      if (problem !== undefined) problems.push({ row, column: column.name, reason: problem });
      return [[column.name, text]];
    });
    entries.push({ row, cells: Object.fromEntries(texts) });
  }
  return { entries, problems };
}

const totals =
  /^(((grand|sub)[ -]?)?totals?|कुल|कुल योग|एकूण)(\s*[:=]?\s*[\d.,]*|(\s+[\p{L}\p{M}]+){1,2}\s*[:=]?\s*\d[\d.,]*)$/iu;
const notes = /^(notes?|remarks?|नोट|टीप)\s*[:-]|^(prepared|checked|printed|signed|updated)\s+(by|on)\s/iu;

// Lines that people write below a list.
function noteIn(cells: readonly CellValue[]): 'row of totals' | 'note' | undefined {
  const [first, ...others] = cells.filter((cell) => !isBlankCell(cell));
  if (typeof first !== 'string') return undefined;
  if (totals.test(first.trim())) return 'row of totals';
  return others.length === 0 && notes.test(first.trim()) ? 'note' : undefined;
}

// Only the first of them has a value: the other rows would be read as blank.
function mergedProblems(
  merged: readonly MergedCells[],
  rows: Sheet['rows'],
  listed: readonly (Column | undefined)[],
): RowProblem[] {
  return merged.flatMap(({ top, bottom, left, right }) => {
    const column = listed.slice(left - 1, right).find(Boolean);
    if (!column || !rows.some(({ row }) => top <= row && row <= bottom)) return [];
    const reason = 'Several cells are merged into one here. Take them apart, and fill in each.';
    return [{ row: top, column: column.name, reason }];
  });
}

/**
 * A cell as text, and what is wrong with it where a spreadsheet made something else of what was typed.
 * @example readCell(3.3000000000000003, { kind: 'price' }) // { text: '3.3' }
 */
function readCell(value: CellValue, { kind }: Pick<Column, 'kind'>): { text: string; problem?: string } {
  if (value === null) return { text: '' };
  if (value === noResult) return { text: '', problem: reasonFor('no-result', '') };
  if (typeof value === 'boolean')
    return { text: kind === 'yesOrNo' ? (value ? 'Yes' : 'No') : String(value).toUpperCase() };
  if (value instanceof Date) {
    // A phone in a column of days is a day that no calendar has.
    const day = Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
    return kind === 'day' && day !== '' ? { text: day } : withProblem('became-a-date', day);
  }
  if (isShownOtherwise(value)) {
    const isText = kind === undefined || kind === 'numbered';
    return isText
      ? withProblem('shown-otherwise', shownNumber(value.number))
      : readCell(value.number, { kind });
  }
  if (typeof value === 'number') {
    const text = shownNumber(value);
    if (kind === 'price' && /\.\d{3}/.test(text)) return withProblem('more-than-paise', text);
    return Math.abs(value) < MOST_EXACT ? { text } : withProblem('became-a-number', text);
  }
  const text = value.trim();
  if (errors.test(text)) return withProblem('spreadsheet-error', text);
  if (tooNarrow.test(text)) return withProblem('too-narrow', text);
  if (lostLetters.test(text)) return withProblem('lost-letters', text);
  if (kind !== 'day' && dayOfMonth.test(text)) return withProblem('became-a-date', text);
  if (kind === 'numbered' && anyDate.test(text)) return withProblem('became-a-date', text);
  if (kind === 'numbered' && isMadeANumber(text)) return withProblem('became-a-number', text);
  return { text: value };
}

// A spreadsheet keeps fifteen digits of a number, and makes zeros of the others.
const MOST_EXACT = 1e15;

// The errors of Excel, Google Sheets and LibreOffice, also in CSV.
const errors =
  /^(#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|ERROR!|GETTING_DATA)|Err:\d{3})$/i;
// Excel saves so in CSV a date for which its column is too narrow.
const tooNarrow = /^#{3,}$/;

// Plain CSV has a question mark for each letter that its encoding lacks, such as all of Hindi; other programs write U+FFFD, or read
// UTF-8 as the letters of Western Europe: à¤¶ for श, â‚¹ for ₹.
const lostLetters = /(^|[\s(“"'.,/-])\?{2,}|^[?\s.,/-]*\?[?\s.,/-]*$|\uFFFD|à[¤¥]|â[€‚]/u;

// What CSV has of a 2-3 or 3-26 that was typed; a whole date may stand in a text, and is no room.
const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const dayOfMonth = new RegExp(String.raw`^(\d{1,2}-(${months})|(${months})-\d{2})$`, 'i');
const monthsOfHindi = 'जन|फ़र|फर|मार्च|अप्रै|मई|जून|जुल|अग|सित|अक्टू|नव|दिस';
const month = `(${months}|Sept|${monthsOfHindi})[.\\p{M}]*`;
// A whole date, or one without its year in any of the ways in which spreadsheets write it.
const anyDate = new RegExp(
  String.raw`^(\d{1,2}[-/.]\d{1,2}[-/.](\d{2}|\d{4})|\d{4}-\d{2}-\d{2}|\d{1,2}[-. ]{1,2}${month}([-. ](\d{2}|\d{4}))?|${month}[-. ]\d{1,2})$`,
  'iu',
);

function withProblem(problem: ImportProblem, text: string): { text: string; problem: string } {
  return { text, problem: reasonFor(problem, text) };
}

function unreadable(reason: string): EntriesReading {
  return { entries: [], problems: [{ reason }] };
}

function headingProblems(
  headings: readonly string[],
  listed: readonly (Column | undefined)[],
  columns: readonly Column[],
): RowProblem[] {
  const names = columns.map(({ name }) => name).join(', ');
  if (listed.every((column) => column === undefined))
    return [{ row: 1, reason: `The first row must hold the headings: ${names}.` }];
  return headings.flatMap((column, at) => {
    if (column === '') return [];
    const known = listed[at];
    if (known === undefined)
      return [
        { row: 1, column, reason: `There is no such column; rename or delete it. The columns are ${names}.` },
      ];
    return listed.indexOf(known) < at
      ? [{ row: 1, column, reason: 'This column is there twice; delete one.' }]
      : [];
  });
}

// Whatever stands in it would be left out, such as a price.
function columnsWithoutHeading(headings: readonly string[], rows: Sheet['rows']): RowProblem[] {
  return headings.flatMap((heading, at) => {
    const filled = heading === '' && rows.find(({ cells }) => !isBlankCell(cells[at] ?? null));
    if (!filled) return [];
    const reason = `Column ${at + 1} has no heading, and row ${filled.row} has something in it. Name the column, or delete it.`;
    return [{ row: 1, reason }];
  });
}

function columnFor(heading: string, columns: readonly Column[]): Column | undefined {
  const wanted = folded(heading);
  return columns.find(({ name, field, also = [] }) =>
    [name, field, ...also].some((each) => folded(each) === wanted),
  );
}

function folded(heading: string): string {
  return heading.toLowerCase().replaceAll(/[\s_-]/g, '');
}
