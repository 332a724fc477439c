import type * as v from 'valibot';

/** A unit of editing, checking and restoring: a text, a number, a choice, a list, or a group that may be left out. */
export type TextUnit = { path: readonly string[]; schema: v.GenericSchema };

/** A schema of the content, by what it accepts; see https://valibot.dev/guides/schemas. */
export type ContentSchema =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.PicklistSchema<readonly string[], string>
  | v.StrictObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.StrictTupleSchema<v.TupleItems, undefined>
  | v.OptionalSchema<v.GenericSchema, unknown>
  | v.RecordSchema<v.GenericSchema<string, string>, v.GenericSchema, undefined>;

/** A schema of the content as one of the kinds that content is made of. */
export function asContentSchema(schema: v.GenericSchema): ContentSchema {
  return schema as unknown as ContentSchema;
}

/** The units of a file with that schema, in its order; records, such as the gallery's pictures, have none. */
export function textUnits(schema: v.GenericSchema, path: readonly string[] = []): TextUnit[] {
  const known = asContentSchema(schema);
  if (known.type === 'record') return [];
  // A group that has a default may be left out of the file, and is there all the same.
  if (known.type === 'optional' && known.default !== undefined && isGroup(known.wrapped))
    return textUnits(known.wrapped, path);
  if (known.type !== 'strict_object') return [{ path, schema }];
  return Object.entries(known.entries).flatMap(([key, inner]) =>
    textUnits(inner as v.GenericSchema, [...path, key]),
  );
}

function isGroup(schema: v.GenericSchema): boolean {
  return asContentSchema(schema).type === 'strict_object';
}
