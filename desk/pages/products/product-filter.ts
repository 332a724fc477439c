import * as v from 'valibot';
import type { EditedThing } from '../../../back-office/editing/edited-thing.ts';
import { CATEGORIES } from '../../../domain/category.ts';
import type { Product } from '../../../domain/product.ts';
import { previewedProduct, type ProductForm } from '../../../domain/product-form.ts';
import { createProductSearch } from '../../../domain/product-search.ts';

/** The states by which the list can be narrowed. */
export const STATES = ['published', 'draft', 'changed', 'soldOut'] as const;

const filterSchema = v.object({
  q: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  category: v.fallback(v.picklist(['', ...CATEGORIES]), ''),
  state: v.fallback(v.picklist(['', ...STATES]), ''),
});

/** What the list is narrowed to; '' for all. */
export type ProductFilter = v.InferOutput<typeof filterSchema>;

/** The filter that an address asks for; what it can't read means all. */
export function productFilterOf(query: Readonly<Record<string, string>>): ProductFilter {
  return v.parse(filterSchema, query);
}

/** The products that match, in their order; words are looked for as visitors of the shop do. */
export function filteredProducts(
  things: readonly EditedThing<Product, ProductForm>[],
  { q, category, state }: ProductFilter,
): EditedThing<Product, ProductForm>[] {
  const inState = things.filter(
    ({ form, ...thing }) => state === '' || (state === 'soldOut' ? form.soldOut : thing.state === state),
  );
  if (q === '' && category === '') return inState;
  const thingOf = new Map(
    inState.map((thing) => [thing.published ?? previewedProduct(thing.id, thing.form), thing]),
  );
  return createProductSearch([...thingOf.keys()])({ words: q, category: category || undefined })
    .map((product) => thingOf.get(product))
    .filter((thing) => thing !== undefined);
}
