import { basename, dirname } from 'node:path';
import type { Actor } from '../actor.ts';
import type { Cells, Collection } from '../collections/collection.ts';
import type { SiteData } from '../open-site-data.ts';
import type { OnProgress } from '../progress.ts';
import { holdsAadhaar } from '../../domain/fields-without-aadhaar.ts';
import { isPathOfThisSite } from '../../domain/picture-address.ts';
import { readListFile } from '../spreadsheets/read-list-file.ts';
import { checkEntries } from './check-entries.ts';
import { ImportError } from './import-error.ts';
import { logImported } from './log-imported.ts';
import { placePictures } from './place-pictures.ts';
import { type Entry, readEntries } from './read-entries.ts';

/** Who imports a list, and how: only checked (`dryRun`), or in place of the whole list (`replace`); `onProgress` counts pictures. */
export type ImportOptions = {
  actor: Actor;
  dryRun?: boolean | undefined;
  replace?: boolean | undefined;
  onProgress?: OnProgress;
};

/** The result of an import, or the one that it would have had. */
export type ImportResult = {
  added: number;
  changed: number;
  removed: number;
  picturesMade: number;
  /** In how many rows an Aadhaar number was hidden. */
  aadhaarHidden: number;
};

/**
 * Reads a list, CSV, Excel or JSON, with the pictures beside it, and writes all of it in one transaction; importing the
 * same list again changes nothing. The items that a list which replaces another leaves out go to the bin. Throws an
 * ImportError that names every problem, and has then written nothing; a StaffError where the file can't be read.
 */
export async function importList<Item>(
  path: string,
  collection: Collection<Item>,
  { repositories, dataDir }: Pick<SiteData, 'repositories' | 'dataDir'>,
  { actor, dryRun = false, replace = false, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const repository = collection.repositoryOf(repositories);
  const existing = await repository.all();
  const before = new Map(existing.map((item) => keyed(collection, item)));

  const reading = readEntries(await readListFile(path), collection);
  const checked = checkEntries(reading.entries, collection, before);
  const named = existing.flatMap(collection.picturesOf).map(({ name }) => name);
  const shown = new Set(named.filter(isPathOfThisSite));
  const pictures = await placePictures(
    checked.pictures,
    { besideList: dirname(path), dataDir, shown },
    onProgress,
  );

  const problems = [...reading.problems, ...checked.problems, ...pictures.problems];
  if (dryRun || problems.length > 0) await pictures.remove();
  if (problems.length > 0)
    throw new ImportError(
      basename(path),
      problems.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    );

  const items = checked.items.map(({ item }) =>
    collection.withAddresses(item, (name) => pictures.addresses.get(name) ?? ''),
  );
  const listed = new Set(checked.items.map(({ key }) => key));
  const isListed = (item: Item) => listed.has(collection.keyOf(collection.cellsOf(item)));
  if (!dryRun) {
    try {
      await repositories.inTransaction(async (inside) => {
        const saving = collection.repositoryOf(inside);
        if (replace && saving.replaceAll) {
          for (const item of existing.filter((each) => !isListed(each))) {
            const id = await collection.idOf(inside, item);
            if (id !== undefined) await collection.bin(inside, actor, id);
          }
          await saving.replaceAll(items);
        } else await saving.save(items);
        await logImported(inside, collection, { existing, items, actor });
      });
    } catch (error) {
      await pictures.remove();
      throw error;
    }
  }
  const changed = checked.items.filter(({ key }) => before.has(key)).length;
  return {
    added: items.length - changed,
    changed,
    removed: replace ? before.size - changed : 0,
    picturesMade: pictures.made,
    aadhaarHidden: reading.entries.filter((entry) => holdsAadhaarIn(entry, collection)).length,
  };
}

function holdsAadhaarIn<Item>(entry: Entry, { columns }: Collection<Item>): boolean {
  if ('fields' in entry) return holdsAadhaar(entry.fields);
  const fieldOf = new Map(columns.map(({ name, field }) => [name, field]));
  return Object.entries(entry.cells).some(([name, text]) => holdsAadhaar(text, fieldOf.get(name)));
}

function keyed<Item>(collection: Collection<Item>, item: Item): [string, Cells] {
  const cells = collection.cellsOf(item);
  return [collection.keyOf(cells), cells];
}
