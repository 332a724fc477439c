import { rupeesFromPaise } from '../values/rupees.ts';
import {
  type Field,
  type Fields,
  isAlwaysThere,
  isLeftOut,
  type Kind,
  translationsOf,
  type Value,
  valueOf,
} from './field.ts';

const same = (value: unknown) => value;

const values: { readonly [K in Kind]: (value: Value<K>, field: Field<K>) => unknown } = {
  id: same,
  line: same,
  text: same,
  rupees: rupeesFromPaise,
  whole: same,
  choice: same,
  picture: same,
  pdf: same,
  yesOrNo: same,
  tags: same,
  // A row keeps what is blank.
  rows: (rows, { fields }) => rows.map((row) => jsonOf(fields, row, () => true)),
  group: (entry, { fields }) => jsonOf(fields, entry, () => true),
  consent: same,
};

/** An entry as JSON for other programs: its amounts in rupees, in the order of its fields; what is blank is left out. */
export function entryJson(fields: Fields, entry: object): Readonly<Record<string, unknown>> {
  return jsonOf(fields, entry, (field, value) => isAlwaysThere(field) || !isLeftOut(value));
}

function jsonOf(fields: Fields, entry: object, isWritten: (field: Field, value: unknown) => boolean) {
  const json: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = valueOf(entry, name, field);
    if (value !== undefined && isWritten(field, value)) json[name] = jsonOfValue(value, field);
  }
  const translations = translationsOf(entry);
  if (translations) json['translations'] = translations;
  return json;
}

function jsonOfValue<K extends Kind>(value: Value<K>, field: Field<K>): unknown {
  return values[field.kind](value, field);
}
