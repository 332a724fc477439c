import { rupeesFromPaise } from '../rupees.ts';
import {
  type Entry,
  type Field,
  type Fields,
  isAlwaysThere,
  type Kind,
  translationsOf,
  type Value,
  valueOf,
} from './field.ts';

const values: { readonly [K in Kind]: (value: Value<K>) => unknown } = {
  id: (id) => id,
  line: (text) => text,
  rupees: rupeesFromPaise,
  picture: (address) => address,
};

/** An entry as JSON for other programs: its amounts in rupees, in the order of its fields; what is blank is left out. */
export function entryJson<F extends Fields>(fields: F, entry: Entry<F>): Readonly<Record<string, unknown>> {
  const translations = translationsOf(entry);
  return {
    ...Object.fromEntries(Object.entries<Field>(fields).flatMap((each) => jsonOf(entry, ...each))),
    ...(translations !== undefined && { translations }),
  };
}

function jsonOf<K extends Kind>(entry: object, name: string, field: Field<K>): [string, unknown][] {
  const value = valueOf(entry, name, field);
  if (value === undefined || (value === '' && !isAlwaysThere(field))) return [];
  return [[name, values[field.kind](value)]];
}
