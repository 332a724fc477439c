import * as v from 'valibot';
import { type Field, type Fields, isAlwaysThere, publicIn } from '../../domain/fields/field.ts';
import { readableTranslations } from '../../domain/fields/readers.ts';
import { storedValue } from '../../domain/fields/stored.ts';

const rupees = v.pipe(v.number(), v.minValue(0), v.description('Rupees, with at most two decimals.'));

/** The OpenAPI schema of an entry as the calls give it: its public fields, amounts in rupees. */
export function describedEntry(fields: Fields) {
  const given = publicIn(fields);
  const values = Object.entries<Field>(given).map(([name, field]) => {
    const value = describedValue(field);
    return [name, isAlwaysThere(field) ? value : v.optional(value)];
  });
  const entries: v.ObjectEntries = { ...Object.fromEntries(values), ...readableTranslations(given) };
  return v.object(entries);
}

function describedValue(field: Field): v.GenericSchema {
  if (field.kind === 'rupees') return rupees;
  return field.kind === 'rows' ? v.array(describedEntry(field.fields)) : storedValue(field);
}
