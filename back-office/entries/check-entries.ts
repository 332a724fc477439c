import * as v from 'valibot';
import { controlAt } from '../../domain/entries/controls.ts';
import type { Fields } from '../../domain/entries/field.ts';
import { fieldsWithoutAadhaar } from '../../domain/entries/fields-without-aadhaar.ts';
import { partsOfField, translatedField } from '../../domain/entries/translated-fields.ts';
import { cleanCode } from '../../domain/values/plain-text.ts';
import type { Cells, Collection, Column } from './collection.ts';
import { type RowProblem, reasonFor } from './import-error.ts';
import type { ListedPicture } from './place-pictures.ts';
import type { ListedEntry } from './read-entries.ts';
import { type ListedPerson, type SameNames, recognisePeople } from './recognise-people.ts';

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
 * (`existing`), so a list of ids and prices is enough to change prices; of people, so does a field that a JSON list doesn't have.
 */
export function checkEntries<Item>(
  entries: readonly ListedEntry[],
  collection: Collection<Item>,
  existing: ReadonlyMap<string, Cells>,
  sameNames?: SameNames,
): CheckedEntries<Item> {
  const items: CheckedItem<Item>[] = [];
  const pictures: ListedPicture[] = [];
  const typed = entries.map((entry) => ({ entry, cells: typedCells(entry, collection) }));
  const { storedKeys, problems } = recognisePeople(
    personRows(typed, collection),
    existing,
    collection,
    sameNames,
  );
  const rowOf = new Map<string, number>();
  for (const { entry, cells: own } of typed) {
    const { row } = entry;
    const typedKey = collection.keyOf(own);
    const stored = existing.get(storedKeys.get(typedKey) ?? typedKey);
    const cells = 'cells' in entry ? { ...stored, ...cleanCells(entry.cells, collection) } : {};
    const fields =
      'cells' in entry ? collection.fieldsOf(cells) : withStored(entry.fields, stored, collection);
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
    const ownKey = own[keyColumn(collection).name] ? typedKey : undefined;
    const key =
      storedKeys.get(ownKey ?? '') ??
      (reading.success ? collection.keyOf(collection.cellsOf(reading.output)) : ownKey);
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

// A JSON list has each field of a product, but may be older than a field of a person.
function withStored<Item>(
  fields: object,
  stored: Cells | undefined,
  { personOf, fieldsOf }: Collection<Item>,
) {
  return personOf && stored ? { ...fieldsOf(stored), ...fields } : fields;
}

function personRows<Item>(
  typed: readonly { entry: ListedEntry; cells: Cells }[],
  { keyOf, personOf }: Collection<Item>,
): ListedPerson[] {
  if (!personOf) return [];
  return typed.map(({ entry: { row }, cells }) => ({
    row,
    key: keyOf(cells),
    person: personOf(cells),
    cells,
  }));
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

// The columns that the list has. People are recognised by their cells as the site writes them: `y` is `Yes`.
function typedCells<Item>(entry: ListedEntry, collection: Collection<Item>): Cells {
  const cells = cleanCells(
    'cells' in entry ? entry.cells : cellsOfFields(entry.fields, collection),
    collection,
  );
  if (!collection.personOf) return cells;
  const reading = v.safeParse(collection.schema, collection.fieldsOf(cells));
  if (!reading.success) return cells;
  const written = collection.cellsOf(reading.output);
  return Object.fromEntries(Object.keys(cells).map((name) => [name, written[name] ?? '']));
}

function cellsOfFields<Item>(fields: object, { columns }: Collection<Item>): Cells {
  const given = new Map<string, string | number | boolean | null>(Object.entries(fields));
  const listed = columns.filter(({ field }) => given.has(field));
  return Object.fromEntries(listed.map(({ name, field }) => [name, String(given.get(field) ?? '')]));
}

function keyColumn<Item>({ columns, keyField }: Collection<Item>): Column {
  return columns.find(({ field }) => field === keyField) ?? { name: keyField, field: keyField };
}

function described<Item>(
  issue: v.BaseIssue<unknown>,
  entry: ListedEntry,
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
function columnIn(entry: ListedEntry, { name, field }: Column): string {
  return 'fields' in entry ? field : name;
}

// The price as it was typed, not what a check before this one has made of it.
function givenValue(issue: v.BaseIssue<unknown>): unknown {
  return issue.path?.at(-1)?.value;
}
