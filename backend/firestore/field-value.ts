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
 * The plain value of a typed value of Firestore's REST API: text, number, boolean or null; undefined for other types, of
 * which a home product has only maps (fieldsOfMap).
 * @example fieldValue({ integerValue: '1200' }) // 1200
 */
export function fieldValue(field: unknown): string | number | boolean | null | undefined {
  const reading = v.safeParse(plainValue, field);
  return reading.success ? reading.output : undefined;
}

const mapValue = v.object({
  mapValue: v.object({ fields: v.optional(v.record(v.string(), v.unknown()), {}) }),
});

/**
 * The typed values in a map of Firestore's REST API, by their names; none where the field is no map.
 * @example fieldsOfMap({ mapValue: { fields: { name: { stringValue: 'Lamp' } } } }) // { name: { stringValue: 'Lamp' } }
 */
export function fieldsOfMap(field: unknown): Readonly<Record<string, unknown>> {
  const reading = v.safeParse(mapValue, field);
  return reading.success ? reading.output.mapValue.fields : {};
}
