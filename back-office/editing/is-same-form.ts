import * as v from 'valibot';
import type { EditedKind } from './edited-kind.ts';
import { versionOf } from './version-of.ts';

/** Whether two forms say the same, as forms are read: what is published may have blanks at the ends of its texts. */
export function isSameForm<Item, Form>(
  { formSchema }: EditedKind<Item, Form>,
  one: Form,
  other: Form,
): boolean {
  return versionOf(v.parse(formSchema, one)) === versionOf(v.parse(formSchema, other));
}
