import * as v from 'valibot';
import { anyRows, blankText } from '../../domain/fields/any-values.ts';
import { decidedIn } from '../../domain/fields/decided-by-rows.ts';
import { type Fields, valueIn } from '../../domain/fields/field.ts';
import { listedPrice } from '../../domain/listed-fields.ts';
import { rupeesFromPaise } from '../../domain/rupees.ts';
import { reasonFor } from '../import/reason-for.ts';
import { headingOf } from './heading-of.ts';

/**
 * The prices of a list that are another one than that of the first row which decides it, by the names of their fields; `given`
 * is what the list has of a field, `values` are all of the entry.
 */
export function problemsOfDecided(
  fields: Fields,
  given: (name: string) => unknown,
  values: object,
): { field: string; reason: string }[] {
  return decidedIn(fields).flatMap(({ name, list, rows }) => {
    const [first] = v.parse(anyRows, valueIn(values, list));
    const price = given(name);
    if (!first || v.is(blankText, price)) return [];
    const [own, decided] = [v.safeParse(listedPrice, price), v.safeParse(listedPrice, first[name])];
    if (!own.success) return [{ field: name, reason: reasonFor('not-a-price', price) }];
    if (!decided.success || own.output === decided.output) return [];
    const heading = headingOf(list, rows);
    const reason =
      `“${rupeesFromPaise(own.output)}”: With ${heading} the price is theirs; the first one costs ` +
      `${rupeesFromPaise(decided.output)}. Change it in ${heading}, and leave this empty.`;
    return [{ field: name, reason }];
  });
}
