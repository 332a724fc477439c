import * as v from 'valibot';
import type { ThingFilter } from '../../../back-office/editing/list-things.ts';
import type { ProductRepository } from '../../../backend/repositories/product-repository.ts';
import { CATEGORIES } from '../../../domain/category.ts';
import { cleanText } from '../../../domain/plain-text.ts';
import type { ProductForm } from '../../../domain/product-form.ts';

/** The states by which the list can be narrowed. */
export const STATES = ['published', 'draft', 'changed', 'soldOut'] as const;

const filterSchema = v.object({
  q: v.fallback(v.pipe(v.string(), v.transform(cleanText), v.maxLength(100)), ''),
  category: v.fallback(v.picklist(['', ...CATEGORIES]), ''),
  state: v.fallback(v.picklist(['', ...STATES]), ''),
});

/** What the list is narrowed to; '' for all. */
export type ProductFilter = v.InferOutput<typeof filterSchema>;

/** The filter that an address asks for; what it can't read means all. */
export function productFilterOf(query: Readonly<Record<string, string>>): ProductFilter {
  return v.parse(filterSchema, query);
}

/** The products that match: published ones as the database finds them, drafts as they are typed. */
export async function thingFilterOf(
  { q, category, state }: ProductFilter,
  products: ProductRepository,
): Promise<ThingFilter<ProductForm>> {
  const soldOut = state === 'soldOut';
  const words = q.toLowerCase().split(/\s+/);
  const isWhole = q === '' && category === '' && !soldOut;
  return {
    state: state === '' || state === 'soldOut' ? undefined : state,
    published: isWhole ? undefined : new Set(await products.idsOf({ words: q, category, soldOut })),
    draft: (form) => {
      const text = [form.name, form.description, form.category, form.styles].join(' ').toLowerCase();
      return (
        words.every((word) => text.includes(word)) &&
        (category === '' || form.category === category) &&
        (!soldOut || form.soldOut)
      );
    },
  };
}
