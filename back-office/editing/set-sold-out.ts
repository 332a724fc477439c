import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Product } from '../../domain/product.ts';
import type { ProductForm } from '../../domain/product-form.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { editThing, type EditResult, type SeenThing } from './edit-thing.ts';
import { versionOfThing } from './edited-thing.ts';
import { findThing } from './find-thing.ts';
import { productKind } from './product-kind.ts';
import { saveDraft } from './save-draft.ts';

/** Says whether a product can be ordered: visitors of a published one see it at once. What else is typed becomes a draft. */
export function setSoldOut(
  repositories: Repositories,
  actor: Actor,
  { form, soldOut, ...seen }: SeenThing & { form: ProductForm; soldOut: boolean },
  now = new Date(),
): Promise<EditResult<Product, ProductForm>> {
  return editThing(repositories, productKind, seen, async (inside, thing) => {
    const typed = { ...form, soldOut };
    if (!thing?.published) return saveDraft(inside, productKind, actor, { ...seen, form: typed }, now);

    const { id, published } = thing;
    await inside.products.save([{ ...published, soldOut }]);
    const change = { action: soldOut ? 'sold-out' : 'in-stock', kind: productKind.kind, id };
    await logChange(inside, actor, { ...change, name: published.name }, now);
    const current = await findThing(inside, productKind, id);
    const version = current ? versionOfThing(productKind, current) : '';
    return saveDraft(inside, productKind, actor, { id, version, form: typed }, now);
  });
}
