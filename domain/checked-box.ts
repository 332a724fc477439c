import * as v from 'valibot';

/** What a checkbox sends when it is checked; it sends nothing when it is not. */
export const CHECKED = 'yes';

/** A schema for a checkbox of a form. */
export const checkedBox = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value === CHECKED),
);
