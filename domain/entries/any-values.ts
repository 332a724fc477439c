import * as v from 'valibot';
import { isBlank } from '../values/seen-text.ts';

/** Values by their names, not read yet. */
export const anyValues = v.record(v.string(), v.unknown());

/** Rows of such values; none where it is no list, and an empty one for what is no row. */
export const anyRows = v.fallback(v.array(v.fallback(anyValues, {})), []);

/** A text in which nothing is written. */
export const blankText = v.nullish(v.pipe(v.string(), v.check(isBlank)));
