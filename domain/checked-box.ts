import * as v from 'valibot';

/** The value that a checked checkbox sends; an unchecked one sends none. */
export const CHECKED = 'yes';

/** A schema for a checkbox of a form. */
export const checkedBox = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value === CHECKED),
);
