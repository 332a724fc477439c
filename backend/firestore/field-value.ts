import * as v from 'valibot';

const textValue = v.pipe(
  v.object({ stringValue: v.string() }),
  v.transform(({ stringValue }) => stringValue),
);

// The interface writes 64-bit integers as text, since not every reader of JSON counts so far.
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

const anyOfThem = v.union([textValue, integerValue, doubleValue, booleanValue, nullValue]);

/**
 * What a typed value of Firestore's REST interface stands for: a text, a number, yes or no, null; undefined for
 * what has no place in a home product (maps, lists, times, references).
 * @example fieldValue({ integerValue: '1200' }) // 1200
 */
export function fieldValue(field: unknown): string | number | boolean | null | undefined {
  const reading = v.safeParse(anyOfThem, field);
  return reading.success ? reading.output : undefined;
}
