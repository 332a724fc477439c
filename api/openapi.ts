import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** What the OpenAPI document says of a call; it names a schema that has `v.metadata({ ref: '…' })`. */
export type CallDescription = {
  operationId: string;
  summary: string;
  parameters?: readonly { name: string; in: 'header'; schema: JsonSchema; description: string }[];
  /** The JSON that the call needs. */
  requestBody?: v.GenericSchema;
  /** By status. */
  responses: Readonly<Record<string, ResponseDescription>>;
};

type ResponseDescription = {
  description: string;
  /** The JSON of the response, where it has some. */
  body?: v.GenericSchema;
  headers?: Readonly<Record<string, { schema: JsonSchema; description?: string }>>;
};

/** The calls of an API by path and method, such as `{ '/enrolled': { get: … } }`. */
export type DescribedCalls = Readonly<
  Record<string, Readonly<Partial<Record<'get' | 'post', CallDescription>>>>
>;

const failureSchema = v.pipe(v.object({ message: v.string() }), v.metadata({ ref: 'Failure' }));

/** Describes a failure: JSON with a `message` for people. */
export function describedFailure(description: string) {
  return { description, body: failureSchema };
}

/** The failures that every call of the database may have. */
export const serverFailures = {
  '500': describedFailure('A mistake in this program.'),
  '503': {
    ...describedFailure('The database does not answer.'),
    headers: { 'Retry-After': { schema: { type: 'string' }, description: 'Seconds.' } },
  },
} as const satisfies CallDescription['responses'];

/** The OpenAPI document of these calls; their named schemas are its components. */
export function openapiDocument(calls: DescribedCalls): object {
  const schemas: Record<string, JsonSchema> = {};
  const paths = eachValue(calls, (methods) => eachValue(methods, (call) => operation(call, schemas)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API of the foundation’s website',
      version: '1.0.0',
      description: 'Every failure is JSON with a `message` for people. Prices are in rupees.',
    },
    paths,
    components: { schemas },
  };
}

function operation(
  { requestBody, responses, ...call }: CallDescription,
  schemas: Record<string, JsonSchema>,
) {
  const json = (schema: v.GenericSchema) => ({
    content: { 'application/json': { schema: documentSchema(schema, schemas) } },
  });
  return {
    ...call,
    ...(requestBody && { requestBody: { required: true, ...json(requestBody) } }),
    responses: eachValue(responses, ({ body, ...response }) => ({ ...response, ...(body && json(body)) })),
  };
}

// A named schema goes into `schemas`, and a reference stands in its place.
function documentSchema(schema: v.GenericSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    // What JSON Schema has no words for, such as a transformation, is left out.
    errorMode: 'ignore',
    overrideAction: ({ jsonSchema }) => {
      const { ref, ...named }: JsonSchema & { ref?: string } = jsonSchema;
      if (ref === undefined) return jsonSchema;
      schemas[ref] = named;
      return { $ref: `#/components/schemas/${ref}` };
    },
  });
  return converted;
}

function eachValue<Value, Result>(record: Readonly<Record<string, Value>>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
