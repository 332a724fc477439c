import type { DeskRequest } from '../desk-context.ts';
import { noteAadhaar } from './note-aadhaar.ts';

/** What a form has posted, as texts by the names of its fields; of a name that occurs twice the last one. */
export async function postedTexts(c: DeskRequest): Promise<Readonly<Record<string, string>>> {
  const body = await c.req.parseBody();
  noteAadhaar(c, Object.entries(body));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}
