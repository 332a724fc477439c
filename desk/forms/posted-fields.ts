import type { DeskRequest } from '../desk-context.ts';
import { readForm } from './read-form.ts';

/**
 * The text fields of a posted form by their names, '' where one is missing; of a name that occurs twice the last one. Throws
 * a MalformedForm or a FormTooLarge.
 */
export async function postedFields<Name extends string>(
  c: DeskRequest,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const { texts } = await readForm(c);
  const fields = names.map((name) => [name, texts.getAll(name).at(-1) ?? '']);
  return Object.fromEntries(fields) as Record<Name, string>;
}
