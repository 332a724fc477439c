import { basename, dirname } from 'node:path';
import type { Cells, Collection } from '../collections/collection.ts';
import { readText } from '../files/read-text.ts';
import { withProgress } from '../terminal/with-progress.ts';
import type { Records } from '../with-records.ts';
import { type CheckedItem, checkEntries } from './check-entries.ts';
import { type PlacedPictures, placePictures } from './place-pictures.ts';
import { readEntries } from './read-entries.ts';
import { ImportRefused } from './row-problem.ts';

/** How a list is imported: only looked at (`dryRun`), or in place of all that was there (`replace`). */
export type ImportOptions = { dryRun?: boolean | undefined; replace?: boolean | undefined };

/** What an import did, or would have done. */
export type ImportResult = { added: number; changed: number; removed: number; picturesMade: number };

/**
 * Reads a list and writes all of it, in one transaction; throws an ImportRefused that names every problem, and has
 * then written nothing. The same list again changes nothing.
 */
export async function importList<Item>(
  path: string,
  collection: Collection<Item>,
  records: Records,
  { dryRun = false, replace = false }: ImportOptions,
): Promise<ImportResult> {
  const shelf = collection.shelf(records.repositories);
  const existing = await shelf.all();
  const before = new Map(existing.map((item) => keyed(collection, item)));

  const reading = readEntries(await readText(path), collection);
  const checked = checkEntries(reading.entries, collection, before);
  const shown = new Set(existing.flatMap((item) => collection.picturesOf(item)).map(({ name }) => name));
  const pictures = await placeAll(path, checked.items, collection, {
    dataDir: records.settings.DATA_DIR,
    shown,
  });

  const problems = [...reading.problems, ...checked.problems, ...pictures.problems];
  if (dryRun || problems.length > 0) await pictures.takeBack();
  if (problems.length > 0)
    throw new ImportRefused(
      basename(path),
      problems.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    );

  const items = checked.items.map(({ item }) =>
    collection.withAddresses(item, (name) => pictures.addresses.get(name) ?? ''),
  );
  if (!dryRun) {
    try {
      await (replace && shelf.replaceAll ? shelf.replaceAll(items) : shelf.save(items));
    } catch (error) {
      await pictures.takeBack();
      throw error;
    }
  }
  const changed = checked.items.filter(({ key }) => before.has(key)).length;
  return {
    added: items.length - changed,
    changed,
    removed: replace ? before.size - changed : 0,
    picturesMade: pictures.made,
  };
}

function keyed<Item>(collection: Collection<Item>, item: Item): [string, Cells] {
  const cells = collection.cellsOf(item);
  return [collection.keyOf(cells), cells];
}

function placeAll<Item>(
  path: string,
  items: readonly CheckedItem<Item>[],
  collection: Collection<Item>,
  places: { dataDir: string; shown: ReadonlySet<string> },
): Promise<PlacedPictures> {
  const listed = items.flatMap(({ row, item }) =>
    collection.picturesOf(item).map((picture) => ({ ...picture, row })),
  );
  const count = new Set(listed.map(({ name }) => name)).size;
  return withProgress('Pictures', count, (step) =>
    placePictures(listed, { ...places, besideList: dirname(path) }, step),
  );
}
