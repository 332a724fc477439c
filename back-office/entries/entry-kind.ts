import * as v from 'valibot';
import { controlAt } from '../../domain/entries/controls.ts';
import { type Entry, type Fields, entryId, entryName } from '../../domain/entries/field.ts';
import { mapFiles } from '../../domain/entries/files.ts';
import { type FormOf, formOf, formSchema, readEntryForm } from '../../domain/entries/form.ts';
import { storedSchema } from '../../domain/entries/stored.ts';
import type { LoggedKind } from '../log/log.ts';
import type { EditProblems, EditedKind } from './edited-entry.ts';

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
    mapFiles: (form, change) => mapFiles(fields, form, change),
    itemFrom(id, form, allowed) {
      const reading = readEntryForm(fields, id, form, allowed);
      return reading.success
        ? { ok: true, item: reading.output }
        : { ok: false, problems: problemsByPath(reading.issues, fields) };
    },
  };
}

/**
 * The first problem of each wrong value of an entry with those fields, by the name of its control (`name_hi`,
 * `variants.0.type_hi`).
 */
export function problemsByPath(issues: readonly v.BaseIssue<unknown>[], fields: Fields = {}): EditProblems {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const path = controlAt(fields, v.getDotPath(issue) ?? '');
    if (!problems.has(path)) problems.set(path, issue.message);
  }
  return Object.fromEntries(problems);
}
