import { entryJson } from '../../domain/entries/entry-json.ts';
import { type Entry, type Fields, idFieldOf, valueIn } from '../../domain/entries/field.ts';
import { mapFiles } from '../../domain/entries/files.ts';
import { strictSchema } from '../../domain/entries/strict-schema.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Noun } from '../counted.ts';
import type { Collection } from './collection.ts';
import { type EditedKind, draftJson, isSameForm, readDraft, versionOf } from './edited-entry.ts';
import {
  cellsOfEntry,
  columnsOf,
  picturesIn,
  problemsOfDecided,
  problemsOfTranslatedLists,
  valuesOfCells,
} from './entry-cells.ts';
import { binEntry } from './move-entry.ts';

/** The list that staff import and export of entries that they also edit one by one, given their fields. */
export function entryCollection<F extends Fields, Form extends object>(
  fields: F,
  noun: Noun,
  kind: EditedKind<Entry<F>, Form>,
): Collection<Entry<F>> {
  const columns = columnsOf(fields);
  const keyField = idFieldOf(fields);
  const headingIn = (name: string) => columns.find(({ field }) => field === name)?.name ?? name;
  return {
    noun,
    fields,
    columns,
    keyField,
    keyOf: (cells) => cells[headingIn(keyField)] ?? '',
    schema: strictSchema(fields, 'listed'),
    fieldsOf: (cells) => valuesOfCells(fields, cells),
    cellsOf: (entry) => cellsOfEntry(fields, entry),
    problemsOf: (listed, cells, values) => [
      ...problemsOfTranslatedLists(fields, listed, cells),
      ...problemsOfDecided(fields, (name) => listed[headingIn(name)], values).map(({ field, reason }) => ({
        column: headingIn(field),
        reason,
      })),
    ],
    problemsOfFields: (values) =>
      problemsOfDecided(fields, (name) => valueIn(values, name), values).map(({ field, reason }) => ({
        column: field,
        reason,
      })),
    jsonOf: (entry) => entryJson(fields, entry),
    picturesOf: (values) => picturesIn(fields, values),
    withAddresses: (entry, addressOf) => mapFiles(fields, entry, addressOf),
    repositoryOf: kind.listOf,
    kind: kind.kind,
    idOf: async (_, entry) => kind.idOf(entry),
    nameOf: (entry) => kind.nameOf(kind.formOf(entry)),
    loggedAs: kind.formOf,
    followChange: async (repositories, _, before, after) => ({
      hasDraft: await carryIntoDraft(repositories, kind, before, after),
      consentsEnded: [],
    }),
    bin: (repositories, actor, id) => binEntry(repositories, kind, actor, id),
  };
}

/**
 * Brings what has changed of a published entry past its draft into the draft, field by field, so that publishing it does not
 * bring the earlier value back; a draft that is as what is published then goes. Gives whether there was a draft to change. Call
 * it in the transaction of the change.
 */
async function carryIntoDraft<Item, Form extends object>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  before: Item,
  after: Item,
): Promise<boolean> {
  const id = kind.idOf(after);
  const draft = await repositories.drafts.find(kind.kind, id);
  if (!draft) return false;
  const earlier = new Map<string, unknown>(Object.entries(kind.formOf(before)));
  const published = kind.formOf(after);
  const changed = Object.entries(published).filter(
    ([field, value]) => versionOf([value]) !== versionOf([earlier.get(field)]),
  );
  if (changed.length === 0) return false;

  const { form, position } = readDraft(kind, draft);
  const carried = { ...form, ...Object.fromEntries(changed) };
  if (isSameForm(kind, carried, published)) await repositories.drafts.remove(kind.kind, id);
  else await repositories.drafts.save({ ...draft, data: draftJson({ form: carried, position }) });
  return true;
}
