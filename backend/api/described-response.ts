import { resolver } from 'hono-openapi';
import * as v from 'valibot';

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
