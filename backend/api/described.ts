import { resolver } from 'hono-openapi';
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

const failureSchema = v.pipe(v.object({ message: v.string() }), v.metadata({ ref: 'Failure' }));

/** Describes a JSON response for the OpenAPI document. */
export function describedResponse(description: string, schema: v.GenericSchema) {
  return { description, content: { 'application/json': { schema: resolver(schema) } } };
}

/** Describes a failure for the OpenAPI document: JSON with a `message` for people. */
export function describedFailure(description: string) {
  return describedResponse(description, failureSchema);
}

/** Describes the failures that every call of the database may have. */
export const serverFailures = {
  '500': describedFailure('A mistake in this program.'),
  '503': {
    ...describedFailure('The database does not answer.'),
    headers: { 'Retry-After': { schema: { type: 'string' as const }, description: 'Seconds.' } },
  },
};
