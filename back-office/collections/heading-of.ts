import type { Field } from '../../domain/fields/field.ts';

/** The heading of a field's column in lists. */
export function headingOf(name: string, { column }: Pick<Field, 'column'>): string {
  return column ?? name;
}
