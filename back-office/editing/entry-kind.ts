import { type Entry, type Fields, entryId, entryName } from '../../domain/fields/field.ts';
import { formOf, type FormOf, formSchema, readForm } from '../../domain/fields/form.ts';
import { mapPictures } from '../../domain/fields/pictures.ts';
import { storedSchema } from '../../domain/fields/stored.ts';
import type { LoggedKind } from '../log/log-change.ts';
import type { EditedKind } from './edited-kind.ts';
import { problemsByPath } from './problems-by-path.ts';

/** The entries with those fields as staff edit them; `listOf` gives where the published ones are kept. */
export function entryKind<F extends Fields>(
  kind: LoggedKind,
  fields: F,
  listOf: EditedKind<Entry<F>, FormOf<F>>['listOf'],
): EditedKind<Entry<F>, FormOf<F>> {
  return {
    kind,
    listOf,
    idOf: (entry) => entryId(fields, entry),
    nameOf: (form) => entryName(fields, form),
    itemSchema: storedSchema(fields),
    formSchema: formSchema(fields),
    formOf: (entry) => formOf(fields, entry),
    mapPictures: (form, change) => mapPictures(fields, form, change),
    itemFrom(id, form) {
      const reading = readForm(fields, id, form);
      return reading.success
        ? { ok: true, item: reading.output }
        : { ok: false, problems: problemsByPath(reading.issues, fields) };
    },
  };
}
