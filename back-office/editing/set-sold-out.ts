import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Product, ProductForm } from '../../domain/product.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { editEntry, type EditResult, type SeenEntry } from './edit-entry.ts';
import { versionOfEntry } from './edited-entry.ts';
import { findEntry } from './find-entry.ts';
import { productKind } from './product-kind.ts';
import { saveDraft } from './save-draft.ts';

/** Says whether a product can be ordered: visitors of a published one see it at once. What else is typed becomes a draft. */
export function setSoldOut(
  repositories: Repositories,
  actor: Actor,
  { form, soldOut, ...seen }: SeenEntry & { form: ProductForm; soldOut: boolean },
  now = new Date(),
): Promise<EditResult<Product, ProductForm>> {
  return editEntry(repositories, productKind, seen, async (inside, entry) => {
    const typed = { ...form, soldOut };
    if (!entry?.published) return saveDraft(inside, productKind, actor, { ...seen, form: typed }, now);

    const { id, published } = entry;
    await inside.products.save([{ ...published, soldOut }]);
    const change = { action: soldOut ? 'sold-out' : 'in-stock', kind: productKind.kind, id };
    await logChange(inside, actor, { ...change, name: published.name }, now);
    const current = await findEntry(inside, productKind, id);
    const version = current ? versionOfEntry(productKind, current) : '';
    return saveDraft(inside, productKind, actor, { id, version, form: typed }, now);
  });
}
