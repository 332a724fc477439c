import type { DeskRequest } from '../desk-context.ts';
import { readForm } from './read-form.ts';

/**
 * The texts of a posted form by the names of its fields; of a name that occurs twice the last one. Throws a
 * MalformedForm or a FormTooLarge.
 */
export async function postedTexts(c: DeskRequest): Promise<Readonly<Record<string, string>>> {
  const { texts } = await readForm(c);
  return Object.fromEntries(texts) as Record<string, string>;
}
