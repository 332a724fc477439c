import * as v from 'valibot';
import { cleanText } from '../../domain/plain-text.ts';
import type { Cells, Collection } from '../collections/collection.ts';
import type { Entry } from './read-entries.ts';
import { reasonFor } from './reason-for.ts';
import type { RowProblem } from './import-error.ts';

/** An item of a list that its schema has passed, with the row that it came from. */
export type CheckedItem<Item> = { row: number; key: string; item: Item };

/**
 * Checks every entry and collects all problems. A column that the list doesn't have keeps its value on the site
 * (`existing`), so a list of ids and prices is enough to change prices.
 */
export function checkEntries<Item>(
  entries: readonly Entry[],
  collection: Collection<Item>,
  existing: ReadonlyMap<string, Cells>,
): { items: CheckedItem<Item>[]; problems: RowProblem[] } {
  const items: CheckedItem<Item>[] = [];
  const problems: RowProblem[] = [];
  const rowOf = new Map<string, number>();
  for (const entry of entries) {
    const { row } = entry;
    const reading = v.safeParse(collection.schema, fieldsOf(entry, collection, existing));
    if (!reading.success) {
      problems.push(...reading.issues.map((issue) => ({ row, ...described(issue, entry, collection) })));
      continue;
    }
    const key = collection.keyOf(collection.cellsOf(reading.output));
    const before = rowOf.get(key);
    if (before === undefined) rowOf.set(key, row);
    else problems.push({ row, reason: `The same ${collection.noun.one} stands in row ${before} already.` });
    items.push({ row, key, item: reading.output });
  }
  return { items, problems };
}

function fieldsOf<Item>(
  entry: Entry,
  collection: Collection<Item>,
  existing: ReadonlyMap<string, Cells>,
): object {
  if ('fields' in entry) return entry.fields;
  const cells = Object.fromEntries(
    Object.entries(entry.cells).map(([name, text]) => [name, cleanText(text)] as const),
  );
  return collection.fieldsOf({ ...existing.get(collection.keyOf(cells)), ...cells });
}

function described<Item>(
  issue: v.BaseIssue<unknown>,
  entry: Entry,
  { columns }: Collection<Item>,
): { column: string; reason: string } {
  const path = v.getDotPath(issue) ?? '';
  const [field] = path.split('.');
  const column = columns.find((each) => each.field === field)?.name ?? path;
  return { column: 'fields' in entry ? path : column, reason: reasonFor(issue.message, givenValue(issue)) };
}

// The price as it was typed, not what a check before this one has made of it.
function givenValue(issue: v.BaseIssue<unknown>): unknown {
  return issue.path?.at(-1)?.value;
}
