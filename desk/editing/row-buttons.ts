import type { Fields } from '../../domain/fields/field.ts';
import { blankRow, rowsIn } from '../../domain/fields/form.ts';

/** The `action` that the buttons of a list's rows send. */
export const rowButton = {
  add: (list: string) => `add:${list}`,
  remove: (list: string, at: number) => `remove:${list}:${at}`,
};

/** The form after a button that adds a row or removes one; undefined for other buttons. */
export function changedRows<Form extends object>(
  fields: Fields,
  form: Form,
  action: string,
): Form | undefined {
  const [what, list = '', at] = action.split(':');
  const field = fields[list];
  if (field?.kind !== 'rows' || (what !== 'add' && what !== 'remove')) return undefined;
  const rows = rowsIn(form, list);
  return {
    ...form,
    [list]: what === 'add' ? [...rows, blankRow(field.fields)] : rows.toSpliced(Number(at), 1),
  };
}
