import type * as v from 'valibot';

/** Whether a list with that schema may get more entries or fewer; some have as many as the page has places. */
export function mayGrow(schema: v.GenericSchema): boolean {
  return !hasLength(schema);
}

function hasLength(part: unknown): boolean {
  const { type, pipe = [] } = part as { type?: string; pipe?: readonly unknown[] };
  // The first part of a pipe is the schema itself.
  return type === 'length' || pipe.some((inner) => inner !== part && hasLength(inner));
}
