import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { idFromName } from '../../domain/id-from-name.ts';
import { latinFromDevanagari } from '../../domain/latin-from-devanagari.ts';
import type { EditedKind } from './edited-kind.ts';

const ADDRESS_OF_A_NEW_ONE = 'new';

/** An id for a new entry, made of its name: one that no entry of its kind has, in the bin neither. */
export async function newEntryId<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  name: string,
): Promise<string> {
  const binned = new Set(
    (await repositories.bin.all()).filter((each) => each.kind === kind.kind).map(({ entryId }) => entryId),
  );
  const isTaken = async (id: string) =>
    id === ADDRESS_OF_A_NEW_ONE ||
    binned.has(id) ||
    (await kind.listOf(repositories).find(id)) !== undefined ||
    (await repositories.drafts.find(kind.kind, id)) !== undefined;
  const first = idFromName(latinFromDevanagari(name)) || kind.kind;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? first : `${first}-${number}`;
    if (!(await isTaken(id))) return id;
  }
}
