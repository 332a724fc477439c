import { type JsonSchema, type OverrideSchemaContext, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/**
 * The JSON Schema of what the API writes, from the domain schema that reads it back. A reader forgives (a price as
 * text, a number as id, null for nothing); what is written is the strict form of that, with each field there.
 */
export function answerSchema(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    errorMode: 'ignore',
    overrideSchema: strictForm,
  });
}

function strictForm({ valibotSchema, jsonSchema }: OverrideSchemaContext): JsonSchema | undefined {
  if (jsonSchema.anyOf) return firstForm(jsonSchema);
  if (jsonSchema.properties) return { ...jsonSchema, required: alwaysThere(valibotSchema, jsonSchema) };
  return undefined;
}

// The domain's unions name first what is written: text before number, a value before null.
function firstForm({ anyOf, default: _, ...rest }: JsonSchema): JsonSchema | undefined {
  const first = anyOf?.[0];
  return typeof first === 'object' ? { ...rest, ...first } : undefined;
}

function alwaysThere(schema: OverrideSchemaContext['valibotSchema'], { properties }: JsonSchema): string[] {
  const entries = 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
  return Object.keys(properties ?? {}).filter((field) => entries[field]?.type !== 'optional');
}
