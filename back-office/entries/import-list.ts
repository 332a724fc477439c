import { basename, dirname } from 'node:path';
import { holdsAadhaar } from '../../domain/entries/fields-without-aadhaar.ts';
import { isPathOfThisSite } from '../../domain/pictures/picture-address.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { OnProgress } from '../counted.ts';
import { type Actor, logChange } from '../log/log.ts';
import type { SiteData } from '../open-site-data.ts';
import { readListFile } from '../spreadsheets/spreadsheets.ts';
import { withTemporaryFolder } from '../with-temporary-folder.ts';
import { type CheckedEntries, checkEntries } from './check-entries.ts';
import type { Cells, Collection, Confirmed } from './collection.ts';
import { versionOf } from './edited-entry.ts';
import { ImportError, type RowProblem } from './import-error.ts';
import { placePictures } from './place-pictures.ts';
import { type ListedEntry, readEntries } from './read-entries.ts';
import type { SameNames } from './recognise-people.ts';

/** Who imports a list, and how: only checked (`dryRun`), or in place of the whole list (`replace`); `onProgress` counts pictures. */
type ImportOptions = {
  actor: Actor;
  dryRun?: boolean | undefined;
  replace?: boolean | undefined;
  /** What becomes of rows that are nearly a person who is there; without it they are refused. */
  sameNames?: SameNames | undefined;
  onProgress?: OnProgress;
} & Confirmed;

/** The result of an import, or the one that it would have had. */
export type ImportResult = {
  added: number;
  changed: number;
  removed: number;
  picturesMade: number;
  /** In how many rows an Aadhaar number was hidden. */
  aadhaarHidden: number;
  /** How many drafts got the new values too, so that publishing one does not bring an earlier value back. */
  draftsChanged: number;
  /** The names of people who had left and are on the list again. */
  cameBack: string[];
  /** The names of other items whose consent ended, as those of the list did with the same person. */
  consentsEnded: string[];
  /** The names of those that somebody else has changed, added or removed since the list was read; what the list says counts. */
  changedMeanwhile: string[];
};

/**
 * Reads a list, CSV, Excel or JSON, with the pictures beside it, and writes all of it in one transaction; importing the
 * same list again changes nothing. The items that a list which replaces another leaves out go to the bin, but for those that
 * somebody has added since it was read. Throws an ImportError that names every problem, and has then written nothing; a
 * StaffError where the file can't be read.
 */
export async function importList<Item>(
  path: string,
  collection: Collection<Item>,
  { repositories, dataDir, files }: Pick<SiteData, 'repositories' | 'dataDir' | 'files'>,
  { actor, dryRun = false, replace = false, sameNames, onProgress, ...confirmed }: ImportOptions,
): Promise<ImportResult> {
  const read = async (all: Repositories) =>
    new Map((await collection.repositoryOf(all).all()).map((item) => [keyOfItem(collection, item), item]));
  const everyone = async (all: Repositories) =>
    new Map((await collection.everyone?.(all))?.map((item) => [keyOfItem(collection, item), item]));
  const check = async (all: Repositories, stored: ItemsByKey<Item>) => {
    const known = new Map([...stored, ...(await everyone(all))]);
    return {
      known,
      checked: checkEntries(reading.entries, collection, cellsByKey(collection, known), sameNames),
    };
  };
  const file = basename(path);
  const seen = await read(repositories);
  const reading = readEntries(await readListFile(path), collection);
  const aadhaarHidden = reading.entries.filter((entry) => holdsAadhaarIn(entry, collection)).length;

  return withTemporaryFolder(dataDir, async (unfinished) => {
    const { known: knownBefore, checked } = await check(repositories, seen);
    const pictures = await placePictures(
      checked.pictures,
      { besideList: dirname(path), files, unfinished, shown: shownBy(collection, seen) },
      onProgress,
    );
    const refusals = await problemsNow(repositories, collection, checked, confirmed);
    const found = [...checked.problems, ...pictures.problems, ...refusals];
    refuse(file, [...reading.problems, ...found.filter(isElsewhereThan(reading.problems))]);
    const plan = {
      ...counts(checked, seen, replace),
      cameBack: cameBack(collection, checked, { known: knownBefore, listed: seen }),
      picturesMade: pictures.made,
      aadhaarHidden,
    };
    if (dryRun) return { ...plan, draftsChanged: 0, consentsEnded: [], changedMeanwhile: [] };

    await pictures.keep();
    return repositories.inTransaction(async (inside) => {
      // Pictures may have taken minutes: whoever has changed something meanwhile must not lose it.
      const stored = await read(inside);
      const { known, checked: checkedNow } = await check(inside, stored);
      const refusalsNow = await problemsNow(inside, collection, checkedNow, confirmed);
      refuse(file, [...checkedNow.problems, ...refusalsNow]);
      const shown = shownBy(collection, stored);
      const items = new Map(
        checkedNow.items.map(({ key, item }) => [
          key,
          collection.withAddresses(
            item,
            (name) => pictures.addresses.get(name) ?? (shown.has(name) ? name : ''),
          ),
        ]),
      );
      const leftOut = replace ? [...stored].filter(([key]) => seen.has(key) && !items.has(key)) : [];
      for (const [, item] of leftOut) {
        const id = await collection.idOf(inside, item);
        if (id !== undefined) await collection.bin(inside, actor, id);
      }
      for (const [key, item] of items) {
        const before = known.get(key);
        if (before !== undefined && keyOfItem(collection, item) !== key)
          await collection.change?.(inside, before, item);
      }
      const saving = collection.repositoryOf(inside);
      if (replace && saving.saveInOrder) await saving.saveInOrder([...items.values()]);
      else await saving.save([...items.values()]);
      await logImported(inside, collection, {
        stored,
        items,
        actor,
      });

      let draftsChanged = 0;
      const consentsEnded = new Set<string>();
      for (const [key, item] of items) {
        const before = stored.get(key);
        if (before === undefined) continue;
        const followed = await collection.followChange?.(inside, actor, before, item);
        if (followed?.hasDraft) draftsChanged += 1;
        for (const name of followed?.consentsEnded ?? []) consentsEnded.add(name);
      }
      return {
        ...plan,
        ...counts(checkedNow, stored, replace),
        cameBack: cameBack(collection, checkedNow, { known, listed: stored }),
        removed: leftOut.length,
        draftsChanged,
        consentsEnded: [...consentsEnded],
        changedMeanwhile: changedBetween(collection, seen, stored, (key) => replace || items.has(key)),
      };
    });
  });
}

function cameBack<Item>(
  collection: Collection<Item>,
  { items }: Pick<CheckedEntries<Item>, 'items'>,
  { known, listed }: { known: ItemsByKey<Item>; listed: ItemsByKey<Item> },
): string[] {
  return items.flatMap(({ key, item }) =>
    known.has(key) && !listed.has(key) ? collection.nameOf(item) : [],
  );
}

type ItemsByKey<Item> = ReadonlyMap<string, Item>;

function keyOfItem<Item>(collection: Collection<Item>, item: Item): string {
  return collection.keyOf(collection.cellsOf(item));
}

function cellsByKey<Item>(collection: Collection<Item>, items: ItemsByKey<Item>): Map<string, Cells> {
  return new Map([...items].map(([key, item]) => [key, collection.cellsOf(item)]));
}

function shownBy<Item>(collection: Collection<Item>, items: ItemsByKey<Item>): Set<string> {
  const named = [...items.values()].flatMap((item) => collection.picturesOf(item));
  return new Set(named.map(({ name }) => name).filter(isPathOfThisSite));
}

async function problemsNow<Item>(
  repositories: Repositories,
  collection: Collection<Item>,
  { items }: Pick<CheckedEntries<Item>, 'items'>,
  confirmed: Confirmed,
): Promise<RowProblem[]> {
  const problems: RowProblem[] = [];
  for (const { row, item } of items)
    for (const problem of (await collection.problemsNow?.(repositories, item, confirmed)) ?? [])
      problems.push({ row, ...problem });
  return problems;
}

// A cell that can't be read is named once, not also for what its text lacks.
function isElsewhereThan(problems: readonly RowProblem[]): (problem: RowProblem) => boolean {
  const placeOf = ({ row, column }: RowProblem) => JSON.stringify([row, column]);
  const places = new Set(problems.map(placeOf));
  return (problem) => !places.has(placeOf(problem));
}

function refuse(file: string, problems: readonly RowProblem[]): void {
  if (problems.length === 0) return;
  throw new ImportError(
    file,
    problems.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
  );
}

function counts<Item>(
  { items }: Pick<CheckedEntries<Item>, 'items'>,
  before: ItemsByKey<Item>,
  replace: boolean,
): Pick<ImportResult, 'added' | 'changed' | 'removed'> {
  const changed = items.filter(({ key }) => before.has(key)).length;
  return { added: items.length - changed, changed, removed: replace ? before.size - changed : 0 };
}

function changedBetween<Item>(
  collection: Collection<Item>,
  before: ItemsByKey<Item>,
  now: ItemsByKey<Item>,
  concerns: (key: string) => boolean,
): string[] {
  const versionIn = (items: ItemsByKey<Item>, key: string) => {
    const item = items.get(key);
    return item === undefined ? '' : versionOf(collection.loggedAs(item));
  };
  const all = new Map([...before, ...now]);
  return [...all]
    .filter(([key]) => concerns(key) && versionIn(before, key) !== versionIn(now, key))
    .map(([, item]) => collection.nameOf(item));
}

function holdsAadhaarIn<Item>(entry: ListedEntry, { columns }: Collection<Item>): boolean {
  if ('fields' in entry) return holdsAadhaar(entry.fields);
  const fieldOf = new Map(columns.map(({ name, field }) => [name, field]));
  return Object.entries(entry.cells).some(([name, text]) => holdsAadhaar(text, fieldOf.get(name)));
}

type Import<Item> = { stored: ItemsByKey<Item>; items: ItemsByKey<Item>; actor: Actor };

/**
 * Writes to the log which items an import has added or changed; call it after they are written, in the same transaction.
 */
async function logImported<Item>(
  repositories: Repositories,
  { kind, idOf, nameOf, loggedAs }: Collection<Item>,
  { stored, items, actor }: Import<Item>,
): Promise<void> {
  for (const [key, item] of items) {
    const before = stored.get(key);
    const was = before === undefined ? undefined : loggedAs(before);
    const after = loggedAs(item);
    if (was !== undefined && versionOf(was) === versionOf(after)) continue;
    const id = (await idOf(repositories, item)) ?? '';
    const change = { action: 'import', kind, id, name: nameOf(item), before: was, after };
    await logChange(repositories, actor, change);
  }
}
