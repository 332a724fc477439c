import * as v from 'valibot';
import type { Fields } from '../../domain/fields/field.ts';
import { listedPrice } from '../../domain/listed-fields.ts';
import { rupeesFromPaise } from '../../domain/rupees.ts';
import { reasonFor } from '../import/reason-for.ts';
import { headingOf } from './heading-of.ts';

const anyValues = v.record(v.string(), v.unknown());
const blank = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(0)));
const anyRows = v.fallback(v.array(v.fallback(anyValues, {})), []);

/**
 * The prices among the values `given`, by the names of their fields, that are another one than that of the first row which
 * decides it; `values` are all of the entry, with its rows.
 */
export function problemsOfDecided(
  fields: Fields,
  given: object,
  values: object,
): { field: string; reason: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'rupees' || field.firstOf === undefined) return [];
    const [first] = v.parse(anyRows, v.parse(anyValues, values)[field.firstOf]);
    const price = v.parse(anyValues, given)[name];
    if (!first || v.is(blank, price)) return [];
    const [own, decided] = [v.safeParse(listedPrice, price), v.safeParse(listedPrice, first[name])];
    if (!own.success) return [{ field: name, reason: reasonFor('not-a-price', price) }];
    if (!decided.success || own.output === decided.output) return [];
    const rows = headingOf(field.firstOf, fields[field.firstOf] ?? {});
    const reason =
      `“${rupeesFromPaise(own.output)}”: With ${rows} the price is theirs; the first one costs ` +
      `${rupeesFromPaise(decided.output)}. Change it in ${rows}, and leave this empty.`;
    return [{ field: name, reason }];
  });
}
