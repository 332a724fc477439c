import type { EditArea } from './edit-area.ts';

/** The address of the page on which the entry with that id is edited; that of a new one without an id. */
export function entryAddress<Item, Form extends object>(
  { address }: Pick<EditArea<Item, Form>, 'address'>,
  id: string | undefined,
): string {
  return `${address}/${id === undefined ? 'new' : encodeURIComponent(id)}`;
}
