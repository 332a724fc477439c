import type { DeskRequest } from '../desk-context.ts';
import { noteAadhaar } from './note-aadhaar.ts';

/** The text fields of a posted form by their names, '' where one is missing; a form that can't be read is an empty one. */
export async function postedFields<Name extends string>(
  c: DeskRequest,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const body: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
  noteAadhaar(c, Object.entries(body));
  const fields = names.map((name) => [name, typeof body[name] === 'string' ? body[name] : '']);
  return Object.fromEntries(fields) as Record<Name, string>;
}
