import * as v from 'valibot';
import type { EntryFilter } from '../../../back-office/editing/list-entries.ts';
import type { ProductRepository } from '../../../backend/repositories/product-repository.ts';
import { CATEGORIES } from '../../../domain/category.ts';
import { cleanText } from '../../../domain/plain-text.ts';
import { type Product, productFields, type ProductForm } from '../../../domain/product.ts';
import { previewedEntry } from '../../../domain/fields/form.ts';
import { createProductSearch } from '../../../domain/product-search.ts';

/** The states by which the list can be narrowed. */
export const STATES = ['published', 'draft', 'changed', 'soldOut'] as const;

const filterSchema = v.object({
  q: v.fallback(v.pipe(v.string(), v.transform(cleanText), v.maxLength(100)), ''),
  category: v.fallback(v.picklist(['', ...CATEGORIES]), ''),
  state: v.fallback(v.picklist(['', ...STATES]), ''),
});

/** The filter of the list; '' for all. */
export type ProductFilter = v.InferOutput<typeof filterSchema>;

/** The filter that an address asks for; what it can't read means all. */
export function productFilterOf(query: Readonly<Record<string, string>>): ProductFilter {
  return v.parse(filterSchema, query);
}

/** The products that match, published ones and drafts as they are typed: found by the words by which visitors find them. */
export async function thingFilterOf(
  { q, category, state }: ProductFilter,
  products: ProductRepository,
): Promise<EntryFilter<ProductForm>> {
  const soldOut = state === 'soldOut';
  const isWhole = q === '' && category === '' && !soldOut;
  const found = (all: readonly Product[]) =>
    createProductSearch(all)({ words: q, category: category === '' ? undefined : category }).filter(
      (product) => !soldOut || product.soldOut,
    );
  return {
    state: state === '' || state === 'soldOut' ? undefined : state,
    published: isWhole ? undefined : new Set(found(await products.all()).map(({ _id }) => _id)),
    draft: (form) => found([previewedEntry(productFields, '', form)]).length > 0,
  };
}
