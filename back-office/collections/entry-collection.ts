import { type Entry, type Fields, idFieldOf, valueIn } from '../../domain/fields/field.ts';
import { entryJson } from '../../domain/fields/entry-json.ts';
import { mapPictures } from '../../domain/fields/pictures.ts';
import { strictSchema } from '../../domain/fields/strict-schema.ts';
import type { Noun } from '../counted.ts';
import { binEntry } from '../editing/bin-entry.ts';
import { carryIntoDraft } from '../editing/carry-into-draft.ts';
import type { EditedKind } from '../editing/edited-kind.ts';
import type { Collection } from './collection.ts';
import { problemsOfDecided } from './decided-prices.ts';
import { cellsOfEntry, columnsOf, picturesIn, valuesOfCells } from './entry-cells.ts';
import { problemsOfTranslatedLists } from './translated-cells.ts';

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
    withAddresses: (entry, addressOf) => mapPictures(fields, entry, addressOf),
    repositoryOf: kind.listOf,
    kind: kind.kind,
    idOf: async (_, entry) => kind.idOf(entry),
    nameOf: (entry) => kind.nameOf(kind.formOf(entry)),
    loggedAs: kind.formOf,
    followChange: (repositories, before, after) => carryIntoDraft(repositories, kind, before, after),
    bin: (repositories, actor, id) => binEntry(repositories, kind, actor, id),
  };
}
