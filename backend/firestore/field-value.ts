import * as v from 'valibot';

const textValue = v.pipe(
  v.object({ stringValue: v.string() }),
  v.transform(({ stringValue }) => stringValue),
);

// The REST API writes 64-bit integers as text, because a JSON number can't hold all of them exactly.
const integerValue = v.pipe(
  v.object({ integerValue: v.union([v.string(), v.number()]) }),
  v.transform((field) => Number(field.integerValue)),
);

const doubleValue = v.pipe(
  v.object({ doubleValue: v.number() }),
  v.transform((field) => field.doubleValue),
);

const booleanValue = v.pipe(
  v.object({ booleanValue: v.boolean() }),
  v.transform((field) => field.booleanValue),
);

const nullValue = v.pipe(
  v.object({ nullValue: v.unknown() }),
  v.transform(() => null),
);

const plainValue = v.union([textValue, integerValue, doubleValue, booleanValue, nullValue]);

/**
 * The plain value of a typed value of Firestore's REST API: text, number, boolean or null; undefined for types that a
 * home product doesn't have (maps, lists, times, references).
 * @example fieldValue({ integerValue: '1200' }) // 1200
 */
export function fieldValue(field: unknown): string | number | boolean | null | undefined {
  const reading = v.safeParse(plainValue, field);
  return reading.success ? reading.output : undefined;
}
